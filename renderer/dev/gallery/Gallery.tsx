import { useEffect } from 'react';
import type { BlockGuide, Described } from '../../../schema/block-guide.ts';
import { fieldsOf, hasTypes } from '../../data/guards.ts';
import { CopiedExample } from './CopiedExample.tsx';
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

const THEMES = ['light', 'dark'];

/** What docs/pages/blocks/ says, with every example drawn in both themes. */
export function Gallery({ guide: { blocks, pieces } }: { guide: BlockGuide }) {
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
      </header>
      <nav aria-label="Block types" className={styles.types}>
        <Names of={blocks} />
        <p>Shared fields</p>
        <Names of={pieces} />
      </nav>
      <main>
        {blocks.map((block) => (
          <section key={block.name} id={block.name} aria-label={block.title}>
            <Words {...block} />
            <div className={styles.drawn}>
              {THEMES.map((theme) => (
                <div key={theme} className={styles.frame}>
                  {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which tells its height */}
                  <iframe
                    title={`${block.title}, ${theme}`}
                    src={`/_blocks/${block.name}?theme=${theme}`}
                    loading="lazy"
                  />
                </div>
              ))}
            </div>
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
}: Described & { level?: 'h2' | 'h3' }) {
  return (
    <div className={styles.words}>
      <Level>{title}</Level>
      <code>{name}</code>
      <p>{description}</p>
    </div>
  );
}
