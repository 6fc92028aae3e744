import { useId, type ReactNode } from 'react';
import type { Ground } from '../../../schema/generated/content.d.ts';
import { useBehind, useBlockId } from '../../data/block-fields.ts';
import { GROUND_ACCENT, GROUND_DARK, GROUND_SUBTLE } from '../../contract.ts';
import { PictureBehind, useBehindClasses } from '../media/PictureBehind.tsx';
import { Heading } from '../text/Heading.tsx';
import styles from './Section.module.css';

const GROUNDS: Record<Ground, string | undefined> = {
  plain: styles.plain,
  subtle: GROUND_SUBTLE,
  dark: GROUND_DARK,
  accent: GROUND_ACCENT,
};

interface Props {
  heading?: string;
  lead?: string;
  ground?: Ground;
  children: ReactNode;
}

/** One stretch of a page on one ground: heading over seven columns, lead over four, content below. */
export function Section({ heading, lead, ground, children }: Props) {
  const id = useId();
  return (
    <GroundSection ground={ground} labelledBy={heading ? id : undefined}>
      <Wrap>
        {heading ? <SectionHead id={id} heading={heading} lead={lead} /> : null}
        {children}
      </Wrap>
    </GroundSection>
  );
}

interface GroundProps {
  ground?: Ground;
  /** Id of its heading. */
  labelledBy?: string;
  children: ReactNode;
}

/** A stretch of a page on one ground, or on a picture, for what lays out its heading by itself. */
export function GroundSection({ ground = 'plain', labelledBy, children }: GroundProps) {
  const behind = useBehind();
  // Words are all over the picture.
  const onPicture = useBehindClasses(behind, 'all');
  return (
    <section
      id={useBlockId()}
      className={`${styles.section} ${behind ? onPicture : GROUNDS[ground]}`}
      aria-labelledby={labelledBy}
    >
      {behind ? <PictureBehind picture={behind} veil={behind.veil} /> : null}
      {children}
    </section>
  );
}

/** @param id for the section to be labeled by */
export function SectionHead({ id, heading, lead }: { id: string; heading: string; lead?: string }) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}

interface StyledProps {
  className?: string;
  children: ReactNode;
}

/** The page's column. */
export function Wrap({ id, className, children }: StyledProps & { id?: string }) {
  return (
    <div id={id} className={withShared(styles.wrap, className)}>
      {children}
    </div>
  );
}

/** The larger text below a heading. */
export function Lead({ className, children }: StyledProps) {
  return <p className={withShared(styles.lead, className)}>{children}</p>;
}

function withShared(shared: string | undefined, own: string | undefined): string | undefined {
  return own ? `${shared} ${own}` : shared;
}

/** The opening of a page, on the plain ground and with a padding of its own. */
export const openingClass = `${styles.section} ${styles.plain} ${styles.opening}`;
/** A low row between two sections, such as logos. */
export const stripClass = styles.strip;
