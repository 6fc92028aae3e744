import { RandomText } from './random-text.ts';

const icons = ['map', 'target', 'gauge', 'users', 'truck', 'clock', 'database', 'layers'] as const;
const tones = ['warm', 'calm', 'strong'] as const;

/** How large pages are: `large` about 190 lines and 12.6 KB, `small` 100 lines. Both have 8 blocks. */
export type PageSize = 'large' | 'small';

/** The folder below pages/ in which page `index` is; 100 pages share one. */
export function folderOf(index: number): string {
  return `area-${Math.floor(index / 100)}`;
}

/** Where page `index` is below pages/, without .yaml. */
export function pagePath(index: number): string {
  return index === 0 ? 'index' : `${folderOf(index)}/page-${index}`;
}

export function pageRoute(index: number): string {
  return index === 0 ? '/' : `/${pagePath(index)}`;
}

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** The YAML of one page; what it says depends on the numbers only. */
export function pageText(index: number, pages: number, size: PageSize): string {
  const random = new RandomText(index);
  const large = size === 'large';
  const link = () => pageRoute(random.below(pages));
  const item = (indent: string, words: number) =>
    `${indent}- title: ${random.title(3)}\n${indent}  text: ${random.sentence(words)}\n`;
  const card = () =>
    `      - icon: ${random.pick(icons)}\n        tone: ${random.pick(tones)}\n` +
    `        title: ${random.title(3)}\n        text: ${random.sentence(32)}\n` +
    (large
      ? `        bullets:\n${many(3, () => `          - ${random.title(5)}\n`).join('')}`
      : '');
  const cards = (count: number) =>
    `  - type: card-grid\n    heading: ${random.title(5)}\n    lead: ${random.sentence(16)}\n` +
    `    cards:\n${many(count, card).join('')}`;
  return `title: ${random.title(4)} ${index}
description: >-
  ${random.sentence(9)}
  ${random.sentence(7)}
blocks:
  - type: hero
    title: ${random.title(5)}
    subtitle: ${random.sentence(8)}
    text: >-
      ${random.sentence(20)}
      ${random.sentence(20)} See [${random.title(3)}](${link()}).
    breadcrumb: [Areas, ${random.title(2)}]
    picture: { src: scene-${random.below(10)}.svg, decoration: true }
    action: { label: Write to us, href: 'mailto:{email}' }
${cards(large ? 6 : 3)}\
  - type: reasons
    heading: ${random.title(4)}
    picture: { src: scene-${random.below(10)}.svg, decoration: true }
    items:
${many(large ? 4 : 3, () => item('      ', 16)).join('')}\
  - type: rich-text
    heading: ${random.title(4)}
    paragraphs:
${many(large ? 3 : 2, () => `      - >-\n        ${random.sentence(24)} **${random.title(4)}** and more.\n        ${random.sentence(20)}\n`).join('')}\
  - type: stats
    heading: ${random.title(3)}
    items:
${many(large ? 4 : 2, () => `      - value: '${random.below(900)}'\n        label: ${random.title(3)}\n        share: ${random.below(99) + 1}\n`).join('')}\
  - type: benefits
    heading: ${random.title(4)}
    lead: ${random.sentence(16)}
    items:
${many(large ? 7 : 3, () => `      - icon: ${random.pick(icons)}\n        title: ${random.title(3)}\n        text: ${random.sentence(24)}\n`).join('')}\
${cards(large ? 4 : 2)}\
  - type: link-grid
    heading: ${random.title(4)}
    items:
${many(large ? 5 : 3, (at) => `      - icon: ${random.pick(icons)}\n        title: ${random.title(3)}\n        text: ${random.sentence(20)}\n        href: ${at === 0 ? pageRoute((index + 1) % pages) : link()}\n`).join('')}`;
}
