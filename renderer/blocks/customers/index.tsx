import type { BlockOf } from '../../data/types.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './customers.module.css';

/** What named clients say: logo, quote, industry. */
export default function Customers({ heading, lead, ground, items }: BlockOf<'customers'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={styles.customers}>
        {items.map(({ name, industry, logo, testimonial }, index) => (
          <li key={index}>
            <figure className={styles.customer}>
              <Picture src={logo.src} alt={name} className={styles.logo} />
              <blockquote className={styles.quote}>
                <p>{testimonial}</p>
              </blockquote>
              <figcaption className={styles.industry}>{industry}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
