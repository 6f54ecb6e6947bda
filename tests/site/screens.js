// What is wrong with a table at the size of its window, by geometry alone.
({
  faults: ([laptop]) => {
    const out = [], page = document.documentElement;
    const seen = e => e && e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
    const name = e => `${e.id || e.className?.baseVal || e.className || e.nodeName}: ${e.textContent.trim().slice(0, 30)}`;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) out.push('the page scrolls');
  
    const view = document.getElementById('ui-view').getBoundingClientRect();
    const within = b => b.right > view.left && b.left < view.right && b.bottom > view.top && b.top < view.bottom;
    for (const e of document.querySelectorAll('#ui-svg text')) {
      const px = parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().d;
      if (seen(e) && px < 8.99) out.push(`${px.toFixed(1)} px: ${name(e)}`);
    }
    const lines = [...document.querySelectorAll('#ui-svg text')].filter(e => seen(e) && e.textContent.trim())
      .map(e => [e, e.getBoundingClientRect()]);
    for (const [i, [a, x]] of lines.entries()) for (const [b, y] of lines.slice(i + 1)) {
      const w = Math.min(x.right, y.right) - Math.max(x.left, y.left), h = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (w > 2 && h > 0 && w * h > 0.45 * Math.min(x.width * x.height, y.width * y.height)) out.push(`words over words: ${name(a)}, ${name(b)}`);
    }
    const board = document.getElementById('ui-board').getBoundingClientRect();
    const share = board.width * board.height / innerWidth / innerHeight;
    if (laptop && share < 0.545) out.push(`the board takes ${(share * 100).toFixed(0)} percent`);
    if (share < 0.3) out.push(`the board takes ${(share * 100).toFixed(0)} percent`);
    const rings = [...document.querySelectorAll('#options .option')].map(e => e.getBoundingClientRect());
    const listed = document.querySelectorAll('#ui-opts button[data-option]').length; // few of many options say nothing about the place
    if (2 * rings.length >= listed && rings.length && !rings.some(within)) out.push('no option of the board is in sight');
  
    const words = '.prompt h2, .prompt p, .prompt .opt, .prompt .btn, .talk, .ln, .seat .nm, .ptabs button, .panes button, .dock .q, .goods span';
    for (const e of document.querySelectorAll(words)) {
      const cut = e.matches('.seat .nm') ? 0 : e.scrollWidth - e.clientWidth;
      if (seen(e) && cut > 2) out.push(`too wide: ${name(e)}`);
      if (seen(e) && parseFloat(getComputedStyle(e).fontSize) < 11) out.push(`under 11 px: ${name(e)}`);
    }
    const edge = e => { const b = e.getBoundingClientRect(); return b.right > innerWidth + 1 || b.bottom > innerHeight + 1 || b.left < -1 || b.top < -1; };
    for (const e of document.querySelectorAll('#ui-ask, .prompt .btns .btn, .ptabs button, .tools .ib, .undo, .zoom button, .zoomtop button'))
      if (seen(e) && edge(e)) out.push(`outside the screen: ${name(e)}`);
  
    const parts = ['ui-top', 'ui-seats', 'ui-board', 'ui-side', 'ui-dock', 'ui-ptabs', 'ui-goods'];
    const floats = e => getComputedStyle(e).position === 'absolute';
    const boxes = parts.map(id => document.getElementById(id)).filter(e => seen(e) && !floats(e)).map(e => [e, e.getBoundingClientRect()]);
    for (const [a, x] of boxes) for (const [b, y] of boxes)
      if (a.id < b.id && Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1
          && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1) out.push(`${a.id} lies over ${b.id}`);
    const over = e => { const b = e.getBoundingClientRect(), top = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return top && !e.contains(top) && !top.contains(e); };
    const choices = [...document.querySelectorAll('#ui-opts .opt, .pager .pick, .compose.open .stepper')];
    if (!choices.some(e => seen(e) && !over(e) && !edge(e))) out.push('no option is in sight');
    for (const e of document.querySelectorAll('.prompt h2, .prompt .btns .btn, .ptabs button, .tools summary, .panes button, .zoom button'))
      if (seen(e) && over(e)) out.push(`covered: ${name(e)}`);
    return out;
  },

  // Every option of the list can be brought into sight and is then on top; what lies behind a line or a pager is
  // opened first.
  reached: () => {
    document.querySelector('#ui-prompt .more details')?.setAttribute('open', '');
    const prompt = document.getElementById('ui-prompt');
    if (prompt.matches('.many')) prompt.classList.add('listing');
    const out = [];
    const all = [...document.querySelectorAll('#ui-opts button.opt')].filter(e => !e.closest('.steps li:not(.shown)'));
    for (const e of all) {
      e.scrollIntoView({ block: 'nearest' });
      const b = e.getBoundingClientRect(), top = document.elementFromPoint(b.x + b.width / 2, b.y + Math.min(b.height / 2, 18));
      if (!b.width || !top || !e.contains(top)) out.push(`cannot be reached: ${e.textContent.trim().slice(0, 30)}`);
    }
    prompt.classList.remove('listing');
    return all.length ? out : ['no options'];
  },
})
