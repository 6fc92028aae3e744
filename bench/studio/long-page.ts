import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page of so many blocks into a site. @returns its address */
export function writeLongPage(site: string, blocks: number): string {
  const cards = ['One', 'Two'].map((title) => `{ icon: map, title: ${title}, text: A text. }`);
  const lines = Array.from(
    { length: blocks - 1 },
    (_, index) =>
      `  - { type: card-grid, heading: Cards ${index + 1}, cards: [${cards.join(', ')}] }\n`,
  );
  // Without problems: a page that has one is checked again each time that any other is.
  const description =
    'A page of many blocks, to see how long it takes until a change of one is shown.';
  const head = `title: A long page\ndescription: ${description}\nblocks:\n  - { type: hero, title: A long page }\n`;
  writeFileSync(join(site, 'pages/long.yaml'), head + lines.join(''));
  return '/long';
}
