import { parseInlineMarkup } from '../../../schema/texts/inline-markup.ts';
import type { BlockOf } from '../../data/types.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** A table with a caption, below a heading where it has one. */
export default function Table(block: BlockOf<'table'>) {
  const { heading, lead, ground, caption, columns, rows, headerColumn } = block;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <DataTable
        caption={caption}
        align={columns.map(({ align }) => (align === 'start' ? null : align))}
        head={columns.map(({ title }) => [title])}
        rows={rows.map((cells) => cells.map(parseInlineMarkup))}
        hasHeaderColumn={headerColumn}
      />
    </Section>
  );
}
