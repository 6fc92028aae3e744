import type { BlockOf } from '../../data/types.ts';
import { Chip } from '../../ui/media/Chip.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { WholeLink } from '../../ui/cards/WholeLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './link-grid.module.css';

/** One sheet ruled into cells, each of them a link. */
export default function LinkGrid({ heading, lead, ground, items }: BlockOf<'link-grid'>) {
  const columns = emptyCells(items.length, 3) < emptyCells(items.length, 4) ? 'three' : 'four';
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div className={styles.sheet}>
        <ul className={`${styles.cells} ${styles[columns]}`}>
          {items.map(({ icon, tone, title, text, href }, index) => (
            <li key={index} className={styles.cell}>
              <Chip icon={icon} tone={tone} />
              <Heading level={3}>
                <WholeLink href={href} className={styles.link}>
                  {title}
                </WholeLink>
              </Heading>
              <p>{text}</p>
              <Icon name="arrow-right" pointing className={styles.arrow} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** How many cells of the last row stay empty. */
function emptyCells(items: number, columns: number): number {
  return (columns - (items % columns)) % columns;
}
