import type { BlockOf } from '../../data/types.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { GroundSection, Wrap } from '../../ui/layout/Section.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import styles from './prose.module.css';

/** A longer text with headings, lists, tables and pictures of its own. */
export default function Prose({ heading, lead, ground, text }: BlockOf<'prose'>) {
  if (heading === undefined) {
    return (
      <GroundSection ground={ground}>
        <Wrap>
          <div className={styles.text}>
            <Markdown text={text} level={2} />
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
