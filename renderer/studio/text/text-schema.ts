import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import styles from '../../ui/text/InlineMarkup.module.css';

/*
 * A text while it is written: what schema/texts/inline-markup.ts reads, and the figures of site.yaml, each in one piece.
 */

/** How something was written in the file, so that it is written in the same way again. */
const written: AttributeSpec = { default: '' };

const text: NodeSpec = { group: 'inline' };

const reference: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  selectable: false,
  attrs: { written, name: {}, value: {}, label: { default: '' } },
  // Its words go along where plain text is asked for.
  leafText: ({ attrs }) => String(attrs['value']),
  toDOM: ({ attrs }) => [
    'span',
    { class: 'studio-figure', title: String(attrs['label']) },
    String(attrs['value']),
  ],
};

const lineBreak: NodeSpec = {
  inline: true,
  group: 'inline',
  selectable: false,
  attrs: { written: { default: '\n' } },
  leafText: () => '\n',
  toDOM: () => ['br'],
};

/** What Markdown shows otherwise than it is written: `\\*`, or the end of a line that only a file has. */
const literal: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  selectable: false,
  attrs: { written, shown: {} },
  leafText: ({ attrs }) => String(attrs['shown']),
  toDOM: ({ attrs }) => ['span', String(attrs['shown'])],
};

/** None is inside another. */
const alone: MarkSpec = { excludes: '_' };

/** A text in which words can be marked. */
export const markupSchema = new Schema({
  nodes: { doc: { content: 'inline*' }, text, break: lineBreak, reference, literal },
  marks: {
    strong: { ...alone, toDOM: () => ['strong', 0] },
    em: { ...alone, attrs: { sign: { default: '*' } }, toDOM: () => ['em', 0] },
    code: { ...alone, toDOM: () => ['code', 0] },
    link: {
      ...alone,
      inclusive: false,
      attrs: { href: {} },
      toDOM: ({ attrs }) => [
        'a',
        { href: String(attrs['href']), class: styles['link'] ?? '', draggable: 'false' },
        0,
      ],
    },
  },
});

/** A text in which none can, such as a heading. */
export const plainSchema = new Schema({
  nodes: { doc: { content: 'inline*' }, text, reference },
});
