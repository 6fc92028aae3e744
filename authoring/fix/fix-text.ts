import { parseYaml } from '../../check/yaml/parse-yaml.ts';
import { applySplices } from '../../edit/splice.ts';
import type { Fix } from '../../check/diagnostics/codes.ts';

/**
 * Makes safe fixes in a text, and removes spaces at the ends of its lines where they mean nothing.
 * Comments and the order of fields stay as they are.
 *
 * @returns the text, and the fixes that were made, in the order of their places
 */
export function fixText(text: string, fixes: readonly Fix[]): { text: string; made: Fix[] } {
  const made: Fix[] = [];
  // Of fixes that overlap, the last one is made and the others are left for later.
  for (const fix of fixes.toSorted((a, b) => b.start - a.start)) {
    if (fix.end <= (made[0]?.start ?? Infinity)) made.unshift(fix);
  }
  return { text: withoutTrailingSpaces(applySplices(text, made)), made };
}

/** In a text below | such spaces are part of it, so the data must be the same without them. */
function withoutTrailingSpaces(text: string): string {
  const trimmed = text.replaceAll(/[ \t]+(?=\r?\n|$)/g, '');
  return trimmed === text || dataOf(trimmed) !== dataOf(text) ? text : trimmed;
}

function dataOf(text: string): string {
  const result = parseYaml(text);
  return 'parsed' in result ? JSON.stringify(result.parsed.data) : text;
}
