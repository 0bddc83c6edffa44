/** Texts that break programs that trust them: parsers, headers, spreadsheets, documents, pages, databases. */
export const hostileTexts = {
  'control characters': 'A\u0001\u0007\u001b[31mB\u007f\u0085C\u2028D',
  'direction of writing': '\u202Egnp.exe\u2066\u2069 राम',
  '10,000 combining marks': `Z${'\u0301'.repeat(10_000)}`,
  'a formula': `=cmd|' /C calc'!A0`,
  'another formula': '@SUM(1+1)*cmd',
  'syntax of PDF': '(\\) Tj ET endstream endobj << /JS (app.alert(1)) /S /JavaScript >>',
  'syntax of iCalendar': 'Puja;X=1,\\n\\;\nEND:VEVENT\nBEGIN:VEVENT\nATTENDEE:mailto:x@example.com',
  'line ends of headers': 'Kamala\r\nBcc: all@example.com\r\n\r\n<p>body</p>',
  markup: `</script><script>alert(1)</script><img src=x onerror="a()">'"&amp;`,
  'syntax of SQL': `'); drop table users; -- $$ \\. \\n`,
  'emoji and joiners': '👩‍👩‍👧‍👦🪔\u200B\u200D\uFEFFक्‍ष',
  'a path': '../../../../etc/passwd%00.png',
  'half a character': 'x\uD83D',
  'a zero': 'a\u0000b',
  'a long word': 'क'.repeat(5000),
} as const
