import type { Finding } from '../../diagnostics/finding.ts';
import { isLanguageTag, TAG_FORM } from '../../model/language-tag.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Checks that the languages of site.yaml are some, and that its own is one of them. */
export function checkLanguages({ data: site }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(site)) return [];
  const { language, languages } = site;
  const all: unknown[] = Array.isArray(languages) ? languages : [];
  const findings: Finding[] = [];
  const tags: [unknown, Finding['path']][] = [
    [language, ['language']],
    ...all.map((tag, index): [unknown, Finding['path']] => [tag, ['languages', index]]),
  ];
  for (const [tag, path] of tags) {
    // Of what is not text, or has no form at all, the schema tells.
    if (typeof tag !== 'string' || !TAG_FORM.test(tag) || isLanguageTag(tag)) continue;
    findings.push({
      id: 'wrong-form',
      path,
      part: 'value',
      message: `\`${tag}\` is not a language tag.`,
      suggestion: 'Write a language, with a region if needed, such as de or pt-BR.',
    });
  }
  if (
    all.length > 0 &&
    typeof language === 'string' &&
    TAG_FORM.test(language) &&
    !all.includes(language)
  ) {
    findings.push({
      id: 'field-conflict',
      path: ['languages'],
      part: 'value',
      message: `\`languages\` does not list \`${language}\`, the main language of the site.`,
      suggestion: 'Add it where visitors should see it.',
    });
  }
  return findings;
}
