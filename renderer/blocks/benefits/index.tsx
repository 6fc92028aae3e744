import type { BlockOf } from '../../data/types.ts';
import { Chip } from '../../ui/media/Chip.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './benefits.module.css';

/** Short points with an icon each, without boxes around them. */
export default function Benefits({ heading, lead, ground, items }: BlockOf<'benefits'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={styles.benefits}>
        {items.map(({ icon, tone, title, text }, index) => (
          <li key={index} className={styles.benefit}>
            <Chip icon={icon} tone={tone} />
            <div>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
