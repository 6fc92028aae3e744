import { parseInlineMarkup } from '../../../schema/inline-markup.ts';
import { Link } from '../links/Link.tsx';
import styles from './InlineMarkup.module.css';

/**
 * A text in which `**strong**` and `[links](href)` may stand; everything else is shown as it is.
 * @param leaves opens links in a new tab, where what is typed would be lost
 */
export function InlineMarkup({ text, leaves }: { text: string; leaves?: boolean }) {
  return parseInlineMarkup(text).map((node, index) => {
    if (typeof node === 'string') return node;
    if ('strong' in node) return <strong key={index}>{node.strong}</strong>;
    return (
      <Link key={index} href={node.href} className={styles.link} leaves={leaves}>
        {node.text}
      </Link>
    );
  });
}
