/** Spaces that fonts rarely have, as the usual ones. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u2009', ' ').replaceAll('\u202f', '\u00a0');
}

/** Writes times of a day, and from when to when something is, as readers of a language do. */
interface ClockTexts {
  time: (time: string) => string;
  span: (from: string, to: string) => string;
}

/** @param language a BCP 47 tag */
export function clockTexts(language: string): ClockTexts {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions();
  const format = new Intl.DateTimeFormat(language, {
    // Of 24 hours a range has two digits, and a time alone one.
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const time = (text: string): string => plainSpaces(format.format(atTime(text)));
  return {
    time,
    span: (from, to) =>
      // Midnight at the end of a day is that of another one, which a range would name.
      to === '24:00'
        ? `${time(from)}–${hour12 ? time('00:00') : to}`
        : plainSpaces(format.formatRange(atTime(from), atTime(to))),
  };
}

function atTime(text: string): Date {
  return new Date(`2000-01-01T${text}Z`);
}
