import { parseInlineMarkup } from '../../../schema/inline-markup.ts';
import { Link } from '../links/Link.tsx';
import styles from './InlineMarkup.module.css';

/** A text in which `**strong**` and `[links](href)` may stand; everything else is shown as it is. */
export function InlineMarkup({ text, newTab }: { text: string; newTab?: boolean }) {
  return parseInlineMarkup(text).map((node, index) => {
    if (typeof node === 'string') return node;
    if ('strong' in node) return <strong key={index}>{node.strong}</strong>;
    return (
      <Link key={index} href={node.href} className={styles.link} newTab={newTab}>
        {node.text}
      </Link>
    );
  });
}
