import { useContext } from 'react';
import { hrefsIn, wordsOf } from '../../schema/texts/phrases.ts';
import type { MarkdownElement, MarkdownPicture } from '../../schema/texts/markdown.ts';
import { AssetsContext } from '../data/context.ts';
import { useLowerBy } from '../data/nesting.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { Phrases } from '../ui/text/InlineMarkup.tsx';
import { Alert } from './Alert.tsx';
import { Code } from './Code.tsx';
import styles from './Markdown.module.css';

interface Props {
  /** Which text of the page's Markdown, in digits: the build puts that into a field of the format (`pageMarkdown`). */
  text: string;
  /** The level of a heading with two signs: one below the heading above the text. */
  level: 2 | 3 | 4;
  /** Whether pictures are wider than the column of the text, where there is room. */
  isWide?: boolean;
}

/** A text in Markdown, drawn from what the build has read. */
export function Markdown({ text, level, isWide }: Props) {
  const texts = useContext(AssetsContext).markdown;
  const lower = level + useLowerBy();
  return (
    <div className={styles.markdown}>
      <Elements elements={texts?.[Number(text)] ?? []} level={lower} isWide={isWide} />
    </div>
  );
}

const TAGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function Elements({ elements, ...props }: Drawn & { elements: MarkdownElement[] }) {
  let heading = '';
  return elements.map((element, index) => {
    if (element.type === 'heading') heading = wordsOf(element.phrases);
    return <DrawnElement key={index} element={element} heading={heading} {...props} />;
  });
}

/** How elements are drawn, with the level that headings have where they are. */
type Drawn = Pick<Props, 'isWide'> & { level: number };

interface ElementProps extends Drawn {
  element: MarkdownElement;
  /** The last one above the element, or nothing. */
  heading: string;
}

function DrawnElement({ element, level, heading, isWide }: ElementProps) {
  switch (element.type) {
    case 'paragraph':
      return (
        <p>
          <Phrases phrases={element.phrases} />
        </p>
      );
    case 'words':
      return <Phrases phrases={element.phrases} />;
    case 'heading': {
      const Tag = TAGS[level + element.depth - 4] ?? 'h6';
      return (
        <Tag id={element.id} className={`${styles.heading} ${styles[`depth${element.depth}`]}`}>
          <HeadingWords {...element} />
        </Tag>
      );
    }
    case 'list': {
      const Tag = element.start === undefined ? 'ul' : 'ol';
      return (
        <Tag
          className={element.directory ? styles.directory : styles.list}
          {...(element.start !== undefined && { start: element.start })}
        >
          {element.entries.map((entry, index) => (
            <li key={index}>
              <Elements elements={entry} level={level} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote className={element.isPulled ? 'pull-quote' : styles.quote}>
          <Elements elements={element.elements} level={level} />
        </blockquote>
      );
    case 'alert':
      return (
        <Alert kind={element.kind}>
          <Elements elements={element.elements} level={level} />
        </Alert>
      );
    case 'code':
      return <Code {...element} />;
    case 'picture':
      return isWide ? (
        <div className="picture-wide">
          <Figure {...element} isWide />
        </div>
      ) : (
        <Figure {...element} />
      );
    case 'pictures':
      return (
        <div className={isWide ? 'picture-row picture-wide' : 'picture-row'}>
          {element.pictures.map((picture, index) => (
            <Figure key={index} {...picture} />
          ))}
        </div>
      );
    case 'table':
      return <DataTable {...element} label={nameOfTable(heading, element.head.map(wordsOf))} />;
    default:
      return <hr className={styles.rule} />;
  }
}

/** In a manual a heading is a link to itself, unless it contains another one. */
function HeadingWords({ id, phrases }: Extract<MarkdownElement, { type: 'heading' }>) {
  const { manual } = useContext(AssetsContext);
  const words = <Phrases phrases={phrases} />;
  if (!manual || id === undefined || hrefsIn(phrases).length > 0) return words;
  return (
    <a className="manual-anchor" href={`#${id}`}>
      {words}
    </a>
  );
}

/** Tables of one page may have the same columns. */
function nameOfTable(heading: string, columns: string[]): string {
  return [heading, columns.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function Figure({ src, alt, caption, isWide }: MarkdownPicture & { isWide?: boolean }) {
  const picture = <Picture src={src} alt={alt} className={styles.picture} wide={isWide} />;
  if (caption === undefined) return picture;
  return (
    <figure className={styles.figure}>
      {picture}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
