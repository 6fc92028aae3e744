import { parseYaml } from '../yaml/parse-yaml.ts';
import type { Fix } from '../diagnostics/diagnostic.ts';

/**
 * Makes safe mends in a text, and removes blanks at the ends of its lines where they mean nothing.
 * Comments and the order of fields stay as they are.
 */
export function fixText(text: string, fixes: readonly Fix[]): string {
  let fixed = text;
  let limit = Infinity;
  // From the end, so that offsets stay true; of mends that overlap, the first is left for later.
  for (const { start, end, text: replacement } of fixes.toSorted((a, b) => b.start - a.start)) {
    if (end > limit) continue;
    fixed = fixed.slice(0, start) + replacement + fixed.slice(end);
    limit = start;
  }
  return withoutTrailingBlanks(fixed);
}

/** In a text below | such blanks are part of it, so the data must be the same without them. */
function withoutTrailingBlanks(text: string): string {
  const trimmed = text.replaceAll(/[ \t]+(?=\r?\n|$)/g, '');
  return trimmed === text || dataOf(trimmed) !== dataOf(text) ? text : trimmed;
}

function dataOf(text: string): string {
  const result = parseYaml(text);
  return 'parsed' in result ? JSON.stringify(result.parsed.data) : text;
}
