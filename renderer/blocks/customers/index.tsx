import type { BlockOf } from '../../data/types.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './customers.module.css';

/** What named clients say: logo, quote, who says it, industry. */
export default function Customers({ heading, lead, ground, items }: BlockOf<'customers'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={styles.customers}>
        {items.map(({ name, industry, logo, person, role, testimonial }, index) => (
          <li key={index}>
            <figure className={styles.customer}>
              <Picture src={logo.src} dark={logo.dark} alt={name} className={styles.logo} />
              <blockquote className={styles.quote}>
                <p>{testimonial}</p>
              </blockquote>
              <figcaption className={styles.source}>
                {person || role ? (
                  <b className={styles.speaker}>
                    {[person, role].filter((part) => part !== undefined).join(', ')}
                  </b>
                ) : null}
                {industry}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
