import type { Explanation } from '../../diagnostics/codes.ts';

/** Explains why a text is no day of the calendar in the form 2025-06-27. */
export function checkDate(text: string): (Explanation & { replacement?: string }) | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) {
    const guess = guessDate(text.trim());
    return {
      id: 'wrong-form',
      message: `\`${text}\` is not a date; a date is year, month and day with hyphens, such as 2025-06-27.`,
      suggestion: guess && `Did you mean \`${guess}\`?`,
    };
  }
  // Date moves days that do not exist into the next month.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().startsWith(text)) return undefined;
  return {
    id: 'wrong-form',
    message: `There is no ${text} in the calendar.`,
    suggestion: 'Write the year, then the month (01 to 12), then the day.',
  };
}

/** Only forms that leave no doubt which number is the month. */
function guessDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D.*)?$/.exec(text) ?? [];
  if (year && month && day) return isoDate(year, month, day);
  const [, germanDay, germanMonth, germanYear] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (germanDay && germanMonth && germanYear) return isoDate(germanYear, germanMonth, germanDay);
  const [, first, second, slashYear] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  if (first && second && slashYear) {
    if (Number(first) > 12) return isoDate(slashYear, second, first);
    return Number(second) > 12 ? isoDate(slashYear, first, second) : undefined;
  }
  if (!/^([a-z]+ \d{1,2},? \d{4}|\d{1,2} [a-z]+ \d{4})$/i.test(text)) return undefined;
  const parsed = new Date(`${text} UTC`);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed.toISOString().slice(0, 10);
}

function isoDate(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // Date moves days that do not exist into the next month.
  const date = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
