import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Search engines cut longer titles off. */
const LONG_TITLE = 60;

/** A word or two; a sentence in Chinese or Japanese is longer. */
const SHORT_DESCRIPTION = 16;

/** Warns of a page without a description that says something, or with a title that search results do not show whole. */
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
  const words = typeof description === 'string' ? description.trim() : '';
  if (words !== '' && (words.length < SHORT_DESCRIPTION || words === title)) {
    findings.push({
      id: 'short-description',
      path: ['description'],
      part: 'value',
      message: 'This description is too short for search results and shared links.',
      suggestion: 'Write one sentence of 70 to 160 characters about the page.',
    });
  }
  if (typeof title === 'string' && title.length > LONG_TITLE) {
    findings.push({
      id: 'long-title',
      path: ['title'],
      part: 'value',
      message: `The title has ${title.length} characters; search engines cut titles after about ${LONG_TITLE}.`,
    });
  }
  return findings;
}
