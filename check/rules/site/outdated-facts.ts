import type { Finding } from '../../diagnostics/finding.ts';
import { checkDate } from '../../dates/date.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** In months; `reviewEvery` in schema/shared/fact.json says so, too. */
const USUAL_TERM = 12;

/** Warns of facts of site.yaml, or of the same in another language, that nobody has looked up for longer than they allow. */
export function findOutdatedFacts({
  data: site,
  today,
}: Pick<CheckedFile, 'data' | 'today'>): Finding[] {
  const facts = isRecord(site) && isRecord(site['facts']) ? site['facts'] : {};
  return Object.entries(facts).flatMap(([name, fact]): Finding[] => {
    if (!isRecord(fact)) return [];
    const { value, source, reviewed, reviewEvery } = fact;
    const months = typeof reviewEvery === 'number' ? reviewEvery : USUAL_TERM;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    if (typeof reviewed !== 'string' || checkDate(reviewed)) return [];
    if (inMonths(reviewed, months) >= today) return [];
    const where = typeof source === 'string' ? ` (${source})` : '';
    return [
      {
        id: 'outdated-fact',
        path: ['facts', name, 'reviewed'],
        part: 'value',
        message: `\`${value}\` was last reviewed on ${reviewed}, more than ${months === 1 ? 'a month' : `${months} months`} ago.`,
        suggestion: `Check whether it is still right${where}, and update the date here.`,
      },
    ];
  });
}

/** The day so many months later, as YYYY-MM-DD; where the month is too short, one of the first of the next. */
function inMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
