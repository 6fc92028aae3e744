const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Days as readers of a language write them: "Jun 27, 2025". The build does this because browsers need 40 ms for the
 * first date, and may know other forms than the one that the document has.
 * @param dates each as YYYY-MM-DD
 * @param language a BCP 47 tag, such as en-US
 */
export function dateTexts(dates: Iterable<string>, language: string): Record<string, string> {
  let format = formats.get(language);
  if (!format) {
    // A date without a time is read as midnight in UTC; any other zone could show the day before.
    format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    formats.set(language, format);
  }
  const texts: Record<string, string> = {};
  for (const date of dates) texts[date] = format.format(new Date(date));
  return texts;
}
