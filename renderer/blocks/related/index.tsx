import { useId } from 'react';
import { useBlockId } from '../../data/block-fields.ts';
import { useRelated } from '../../data/related.ts';
import type { BlockOf } from '../../data/types.ts';
import { RELATED_BAND } from '../../option-classes.ts';
import { Section, SectionHead, Wrap } from '../../ui/layout/Section.tsx';
import { Cards } from './Cards.tsx';

/** What other pages say, on the ground of the page or on a dark band across it. */
export default function Related({ heading, lead, ground, items }: BlockOf<'related'>) {
  const id = useId();
  const blockId = useBlockId();
  const cards = useRelated(items);
  if (cards.length === 0) return null;
  if (ground !== 'band')
    return (
      <Section heading={heading} lead={lead} ground={ground}>
        <Cards label={heading} cards={cards} />
      </Section>
    );
  return (
    <section id={blockId} className={RELATED_BAND} aria-labelledby={id}>
      <Wrap>
        <SectionHead id={id} heading={heading} lead={lead} />
        <Cards label={heading} cards={cards} onBand />
      </Wrap>
    </section>
  );
}
