import { useContext } from 'react';
import { wordsOf } from '../../schema/texts/phrases.ts';
import type { MarkdownBlock } from '../../schema/texts/markdown.ts';
import { AssetsContext } from '../data/context.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Scroller } from '../ui/cards/Scroller.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { Phrases } from '../ui/text/InlineMarkup.tsx';
import styles from './Markdown.module.css';

interface Props {
  /** Which text of the page's Markdown, in digits: the build puts that into a field of the format (`pageMarkdown`). */
  text: string;
  /** The level of a heading with two signs: one below the heading above the text. */
  level: 2 | 3 | 4;
}

/** A text in Markdown, drawn from what the build has read. */
export function Markdown({ text, level }: Props) {
  const texts = useContext(AssetsContext).markdown;
  return (
    <div className={styles.markdown}>
      <Blocks blocks={texts?.[Number(text)] ?? []} level={level} />
    </div>
  );
}

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function Blocks({ blocks, level }: { blocks: MarkdownBlock[]; level: Props['level'] }) {
  let heading = '';
  return blocks.map((block, index) => {
    if (block.type === 'heading') heading = wordsOf(block.phrases);
    return <Block key={index} block={block} level={level} heading={heading} />;
  });
}

interface BlockProps {
  block: MarkdownBlock;
  level: Props['level'];
  /** The last one above the block, or nothing. */
  heading: string;
}

function Block({ block, level, heading }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Phrases phrases={block.phrases} />
        </p>
      );
    case 'words':
      return <Phrases phrases={block.phrases} />;
    case 'heading': {
      const Tag = TAGS[level + block.depth - 4] ?? 'h6';
      return (
        <Tag id={block.id} className={`${styles.heading} ${styles[`depth${block.depth}`]}`}>
          <Phrases phrases={block.phrases} />
        </Tag>
      );
    }
    case 'list': {
      const Tag = block.start === undefined ? 'ul' : 'ol';
      return (
        <Tag className={styles.list} {...(block.start !== undefined && { start: block.start })}>
          {block.entries.map((entry, index) => (
            <li key={index}>
              <Blocks blocks={entry} level={level} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} level={level} />
        </blockquote>
      );
    case 'code':
      return (
        <Scroller className={styles.code}>
          <pre dir="ltr">
            <code>{block.text}</code>
          </pre>
        </Scroller>
      );
    case 'picture':
      return <Figure {...block} />;
    case 'table':
      return <DataTable {...block} label={nameOfTable(heading, block.head.map(wordsOf))} />;
    default:
      return <hr className={styles.rule} />;
  }
}

/** Tables of one page may have the same columns. */
function nameOfTable(heading: string, columns: string[]): string {
  return [heading, columns.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function Figure({ src, alt, caption }: Extract<MarkdownBlock, { type: 'picture' }>) {
  const picture = <Picture src={src} alt={alt} className={styles.picture} />;
  if (caption === undefined) return picture;
  return (
    <figure className={styles.figure}>
      {picture}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
