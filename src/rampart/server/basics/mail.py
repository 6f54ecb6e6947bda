"""Mail, where the host has said by which server: `smtp://user:password@host:587`, `smtps://` for TLS from the start."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

PATIENCE: Final = 20.0  # seconds
log = logging.getLogger("rampart.mail")


class Mail:
    """Sends plain letters, one at a time; what fails is logged and not tried again."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server) if server else None
        self.sender = sender
        self.turn = asyncio.Lock()
        self.deliver: Callable[[EmailMessage], None] = self.hand_over

    @property
    def able(self) -> bool:
        return self.server is not None and bool(self.sender)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a letter; has it been handed over?"""
        if not self.able or not to:
            return False
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2] or "site")
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            async with self.turn:
                await asyncio.to_thread(self.deliver, letter)
        except (OSError, smtplib.SMTPException, ValueError) as e:
            log.warning("no mail", extra={"code": type(e).__name__})
            return False
        return True

    def hand_over(self, letter: EmailMessage) -> None:
        """Speak to the server."""
        assert self.server is not None
        with connected(self.server) as smtp:
            if self.server.username:
                smtp.login(unquote(self.server.username), unquote(self.server.password or ""))
            smtp.send_message(letter)


def connected(server: SplitResult) -> smtplib.SMTP:
    """A connection, by TLS wherever it leaves the machine."""
    host, secure = server.hostname or "localhost", ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, server.port or 465, timeout=PATIENCE, context=secure)
    smtp = smtplib.SMTP(host, server.port or 587, timeout=PATIENCE)
    if host not in ("localhost", "127.0.0.1", "::1"):
        smtp.starttls(context=secure)
    return smtp
