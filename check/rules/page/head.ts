import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Search engines cut longer titles off. */
const LONG_TITLE = 60;

/** Warns of a page without a description, or with a title that search results do not show whole. */
export function warnAboutHead({ data }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(data)) return [];
  const { title, description } = data;
  const findings: Finding[] = [];
  if (description === undefined) {
    findings.push({
      id: 'missing-description',
      path: [],
      part: 'value',
      message: 'This page has no description for search results and shared links.',
      suggestion: 'Add `description:` with one sentence of 70 to 160 characters.',
    });
  }
  if (typeof title === 'string' && title.length > LONG_TITLE) {
    findings.push({
      id: 'long-title',
      path: ['title'],
      part: 'value',
      message: `The title has ${title.length} characters; search engines cut it after about ${LONG_TITLE}.`,
    });
  }
  return findings;
}
