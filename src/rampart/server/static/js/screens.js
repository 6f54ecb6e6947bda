// Which screens are small: the same conditions as in layout.css.

export const phone = matchMedia('(max-width:599px),(max-width:759px) and (min-aspect-ratio:1/1)');
export const small = matchMedia(`${phone.media},(max-height:479px) and (orientation:landscape)`);
export const tabbed = matchMedia(`${phone.media},(max-height:699px)`);
