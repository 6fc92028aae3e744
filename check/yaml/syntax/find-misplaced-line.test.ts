import { expect, it } from 'vitest';
import { explain, good, instead } from '../../../test-support/content/damaged-page.ts';
import { SourceText } from '../../diagnostics/source-text.ts';

/** The good page with one line moved, to the left as far as that goes. */
function moved(at: number, by: number): string {
  const lines = good.split('\n');
  const line = lines[at] ?? '';
  const indent = Math.max(line.search(/\S/) + by, 0);
  return lines.with(at, ' '.repeat(indent) + line.trimStart()).join('\n');
}

// What the schema finds of a line in another place than it was meant for is not a mistake of YAML.
it('names the line that was moved, and where it belongs', async () => {
  const told = good.split('\n').flatMap((line, at) =>
    [-4, -2, -1, 1, 2, 4].flatMap((by) => {
      const text = line.trim() === '' ? good : moved(at, by);
      if (text === good) return [];
      const source = new SourceText(text);
      return explain(text).map(({ at: [start], message, suggestion = '' }) => {
        const place = source.position(start);
        return `${at + 1} by ${by}: ${place.line}:${place.column} ${message} ${suggestion}\n`;
      });
    }),
  );
  await expect(told.join('')).toMatchFileSnapshot('moved-lines.txt');
});

it('looks for the line that is meant in texts of at most 50,000 characters', () => {
  const text = `${instead('      - icon: wind', '        icon: wind')}# `;
  const idsOf = (length: number) => explain(text.padEnd(length, 'x')).map(({ id }) => id);
  expect(idsOf(50_000)).toEqual(['yaml-syntax']);
  expect(idsOf(50_001)).toEqual(['yaml-indent']);
});
