import { useId, type ReactNode } from 'react';
import type { Ground } from '../../../schema/generated/content.d.ts';
import { Heading } from '../text/Heading.tsx';
import { GroundSection, Lead, Wrap } from './Section.tsx';
import styles from './SideSection.module.css';

interface Props {
  heading: string;
  lead?: string;
  ground?: Ground;
  /** For a heading that introduces plain text, not something to choose from. */
  headingSize?: 'small';
  /** What is below the heading, such as a picture. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A stretch of a page with its heading on the left, which stays in view while the content on the right scrolls by. */
export function SideSection({ heading, lead, ground, headingSize, beside, children }: Props) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={id}>
      <Wrap className={styles.columns}>
        <div className={styles.side}>
          <Heading level={2} id={id} className={headingSize && styles.small}>
            {heading}
          </Heading>
          {lead ? <Lead>{lead}</Lead> : null}
          {beside}
        </div>
        {children}
      </Wrap>
    </GroundSection>
  );
}
