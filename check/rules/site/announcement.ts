import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Warns of an announcement that no build shows any more. */
export function checkAnnouncement({ data, today }: Pick<CheckedFile, 'data' | 'today'>): Finding[] {
  const announcement = isRecord(data) ? data['announcement'] : undefined;
  const until = isRecord(announcement) ? announcement['until'] : undefined;
  if (typeof until !== 'string' || !/^\d{4}-/.test(until) || until >= today) return [];
  return [
    {
      id: 'ended-announcement',
      path: ['announcement', 'until'],
      part: 'value',
      message: `This announcement ended on ${until}, so nobody sees it.`,
      suggestion: 'Delete it, or write the next one.',
    },
  ];
}
