import { parseWithPlaces } from '../../check/yaml/parse-yaml.ts';
import type { SourceExplanation } from '../../check/diagnostics/codes.ts';

/** A page with some lines in its first block. */
export const page = (...middle: string[]): string =>
  [
    'title: Audits',
    '# A comment in between.',
    'blocks:',
    '  - type: hero',
    ...middle,
    '  - type: card-grid',
    '    heading: What we look at',
    '    cards:',
    '      - icon: wind',
    '        title: Air',
    '        text: >-',
    '          Where it comes in, and',
    '          where it should.',
    '        bullets:',
    '          - Doors',
    '          - Windows',
    '      - icon: sun',
    '        title: Heat',
    "        text: 'Where it goes.'",
    '',
  ].join('\n');

/** The page that is damaged. */
export const good = page('    title: Audits');

/** The good page with one line written otherwise. */
export const instead = (line: string, ...written: string[]): string => {
  const lines = good.split('\n');
  const at = lines.indexOf(line);
  if (at < 0) throw new Error(`The page has no line ${line}.`);
  return [...lines.slice(0, at), ...written, ...lines.slice(at + 1)].join('\n');
};

/** What is wrong with the YAML of a text. */
export function explain(text: string): SourceExplanation[] {
  const result = parseWithPlaces(text);
  return 'problems' in result ? result.problems : [];
}
