import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ButtonLink } from '../../ui/links/Button.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import styles from './pricing.module.css';

/** Plans next to each other, each with its price, what is in it, and the way to get it. */
export default function Pricing({ heading, lead, ground, plans, note }: BlockOf<'pricing'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <Plan key={index} {...plan} />
        ))}
      </ul>
      {note ? (
        <p className={styles.note}>
          <InlineMarkup text={note} />
        </p>
      ) : null}
    </Section>
  );
}

function Plan(plan: BlockOf<'pricing'>['plans'][number]) {
  const { name, price, per, text, points, mark, action } = plan;
  return (
    <li className={`${styles.plan} ${mark ? styles.marked : ''}`}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </div>
      <p>
        <b className={styles.price}>{price}</b>
        {per ? <span className={styles.per}> {per}</span> : null}
      </p>
      <div className={styles.text}>{text ? <p>{text}</p> : null}</div>
      <div className={styles.points}>{points.length > 0 ? <Bullets items={points} /> : null}</div>
      <ButtonLink {...action} look={mark ? 'primary' : 'quiet'} />
    </li>
  );
}
