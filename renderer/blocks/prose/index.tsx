import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { GroundSection, Lead, Wrap } from '../../ui/layout/Section.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './prose.module.css';

/** A longer text with headings, lists, tables and pictures of its own. */
export default function Prose(prose: BlockOf<'prose'>) {
  const { heading, lead, ground, align, text, pictures } = prose;
  const isWide = pictures === 'wide';
  if (align === 'center') return <CenteredProse {...prose} isWide={isWide} />;
  if (heading === undefined) {
    return (
      <GroundSection ground={ground}>
        <Wrap>
          <div className={styles.text}>
            <Markdown text={text} level={2} isWide={isWide} />
          </div>
        </Wrap>
      </GroundSection>
    );
  }
  return (
    <SideSection heading={heading} lead={lead} ground={ground} headingSize="small">
      <div className={styles.text}>
        <Markdown text={text} level={3} />
      </div>
    </SideSection>
  );
}

type CenteredProps = Pick<BlockOf<'prose'>, 'heading' | 'lead' | 'ground' | 'text'> & {
  isWide: boolean;
};

/** The same in the middle of the page, below its heading. */
function CenteredProse({ heading, lead, ground, text, isWide }: CenteredProps) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={heading === undefined ? undefined : id}>
      <Wrap>
        <div className="prose-center">
          {heading === undefined ? null : (
            <Heading level={2} id={id}>
              {heading}
            </Heading>
          )}
          {lead ? <Lead>{lead}</Lead> : null}
          <Markdown text={text} level={heading === undefined ? 2 : 3} isWide={isWide} />
        </div>
      </Wrap>
    </GroundSection>
  );
}
