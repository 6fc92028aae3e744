import { type ReactNode, useEffect, useState } from 'react';
import type { BlockGuide, Described } from '../../../schema/block-guide.ts';
import { fieldsOf, hasTypes } from '../../data/guards.ts';
import { Choices } from './Choices.tsx';
import { fetchSheet, type OfferedChoice, type Tried } from './choices.ts';
import { CopiedExample } from './CopiedExample.tsx';
import { Example } from './Example.tsx';
import { FieldTable } from './FieldTable.tsx';
import styles from './Gallery.module.css';

export function isBlockGuide(data: unknown): data is BlockGuide {
  const { blocks, pieces } = fieldsOf(data);
  return [blocks, pieces].every((list) => Array.isArray(list) && list.every(isDescribed));
}

function isDescribed(piece: unknown): boolean {
  return hasTypes(piece, {
    name: 'string',
    title: 'string',
    description: 'string',
    fields: 'object',
  });
}

/** Which themes a site has, by its choice of `dark`. */
const THEMES: Readonly<Record<string, readonly string[]>> = { none: ['light'], only: ['dark'] };
const BOTH = ['light', 'dark'];

/** What is below the header where that is drawn: it may have a picture behind its words. */
const OPENING = 'hero';

/** What is around the blocks of a page and has options in site.yaml. */
const PARTS = [
  {
    part: 'closing',
    name: 'closing',
    title: 'Closing band',
    description:
      'The band at the end of every page, with a secondAction: on a photo, which is one of its pictures for a part of the site; with a drawing; with what the closing of a page changes; and without a button.',
    // Which of them is below a block is in prerender/dev/example-frame.ts.
    types: [OPENING, 'quote', 'feature', 'steps'],
  },
  {
    part: 'footer',
    name: 'footer',
    title: 'Footer',
    description:
      'The end of every page, here with three columns of links, a newsletter and badges: moreLinks, newsletter and badges of the footer.',
    types: [OPENING],
  },
  {
    part: 'manual',
    name: 'manuals',
    title: 'Manual',
    description:
      'Pages that are read as a manual: with the list of its pages, the contents of the page, and the ways to the previous and the next one. Phones fold both lists up.',
    types: ['prose'],
  },
] as const;

/** What docs/pages/blocks/ says, with every example drawn in the themes that the site has. */
export function Gallery({
  guide: { blocks, pieces },
  choices,
  first,
}: {
  guide: BlockGuide;
  choices: readonly OfferedChoice[];
  /** What is tried at first. */
  first: Tried;
}) {
  const [tried, setTried] = useState(first);
  const sheet = useSheet(tried);
  const dark = tried['dark'] ?? choices.find(({ name }) => name === 'dark')?.now ?? '';
  const themes = THEMES[dark] ?? BOTH;
  const header = choices.find(({ name }) => name === 'header');
  // What the address leads to was not there yet when the browser looked for it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <h1>Blocks</h1>
        <p>
          {blocks.length} block types. Copy an example below <code>blocks:</code> and write your own
          words in it. While you look at a page, hold Alt and point at something to see where it is
          written; Alt+click opens it in your editor.
        </p>
        <Choices choices={choices} tried={tried} onTry={setTried} />
      </header>
      <nav aria-label="Block types" className={styles.types}>
        <Names of={blocks} />
        <p>Shared fields</p>
        <Names of={pieces} />
      </nav>
      <main>
        {header ? (
          <section id="theme-header" aria-label={header.title}>
            <Words {...header} name="theme.header">
              <p>
                Its button is <code>header.action</code> of site.yaml. With{' '}
                <code>header.sticky</code> it has a bar at the lower edge of phones: make this
                window as narrow as one.
              </p>
            </Words>
            <Example
              type={OPENING}
              title={header.title}
              header={tried['header'] ?? header.now}
              themes={themes}
              sheet={sheet}
            />
          </section>
        ) : null}
        {PARTS.map(({ part, types, ...words }) => (
          <section key={part} id={words.name} aria-label={words.title}>
            <Words {...words} />
            {types.map((type) => (
              <Example
                key={type}
                type={type}
                title={types.length > 1 ? `${words.title}, ${type}` : words.title}
                part={part}
                themes={themes}
                sheet={sheet}
              />
            ))}
          </section>
        ))}
        {blocks.map((block) => (
          <section key={block.name} id={block.name} aria-label={block.title}>
            <Words {...block} />
            <Example type={block.name} title={block.title} themes={themes} sheet={sheet} />
            <div className={styles.written}>
              <FieldTable {...block} />
              <CopiedExample {...block} />
            </div>
          </section>
        ))}
        <h2 className={styles.pieces}>Shared fields</h2>
        {pieces.map((piece) => (
          <section key={piece.name} id={piece.name} aria-label={piece.title}>
            <Words {...piece} level="h3" />
            <FieldTable {...piece} />
          </section>
        ))}
      </main>
    </div>
  );
}

/** The sheet of what is tried, which the address names; nothing until something is. */
function useSheet(tried: Tried): string | undefined {
  const [sheet, setSheet] = useState<string>();
  const isUntouched = sheet === undefined && Object.keys(tried).length === 0;
  useEffect(() => {
    if (isUntouched) return undefined;
    const { pathname, hash } = location;
    const query = new URLSearchParams(tried).toString();
    history.replaceState(null, '', `${pathname}${query && `?${query}`}${hash}`);
    let isOver = false;
    fetchSheet(tried).then(
      (text) => {
        if (!isOver) setSheet(text);
      },
      // The examples stay as they are while the server is restarted.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [tried, isUntouched]);
  return sheet;
}

function Names({ of }: { of: Described[] }) {
  return (
    <ul>
      {of.map(({ name }) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

function Words({
  name,
  title,
  description,
  level: Level = 'h2',
  children,
}: Omit<Described, 'fields'> & { level?: 'h2' | 'h3'; children?: ReactNode }) {
  return (
    <div className={styles.words}>
      <Level>{title}</Level>
      <code>{name}</code>
      <p>{description}</p>
      {children}
    </div>
  );
}
