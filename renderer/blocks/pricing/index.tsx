import { useId } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ButtonLink } from '../../ui/links/Button.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './pricing.module.css';

/** Plans next to each other, each with its price, what is in it, and the way to get it. */
export default function Pricing(block: BlockOf<'pricing'>) {
  const { heading, lead, ground, periods, plans, note } = block;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {periods ? <Periods name={heading} periods={periods} /> : null}
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <Plan key={index} {...plan} periods={periods} />
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

/** A choice that needs no script: the style sheet shows the prices of the period that is chosen. */
function Periods({ name, periods }: { name: string; periods: string[] }) {
  const group = useId();
  return (
    <fieldset className={styles.periods}>
      <legend className="visually-hidden">{name}</legend>
      {periods.map((period, index) => (
        <label key={index} className={styles.period}>
          <input
            type="radio"
            name={group}
            className={index === 0 ? undefined : styles.second}
            defaultChecked={index === 0}
          />
          {period}
        </label>
      ))}
    </fieldset>
  );
}

type PlanContent = BlockOf<'pricing'>['plans'][number];

function Plan(plan: PlanContent & Pick<BlockOf<'pricing'>, 'periods'>) {
  const { name, text, points, mark, action, periods } = plan;
  const { price, per, secondPrice, secondPer } = plan;
  const [first, second] = periods ?? [];
  return (
    <li className={`${styles.plan} ${mark ? styles.marked : ''}`}>
      <div className={styles.head}>
        <Heading level={3}>{name}</Heading>
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </div>
      {second && secondPrice ? (
        <div>
          <Price price={price} per={per} period={first} className={styles.ofFirst} />
          <Price price={secondPrice} per={secondPer} period={second} className={styles.ofSecond} />
        </div>
      ) : (
        <Price price={price} per={per} />
      )}
      <div className={styles.text}>{text ? <p>{text}</p> : null}</div>
      <div className={styles.points}>{points.length > 0 ? <Bullets items={points} /> : null}</div>
      <ButtonLink {...action} look={mark ? 'primary' : 'quiet'} />
    </li>
  );
}

interface PriceProps extends Pick<PlanContent, 'price' | 'per'> {
  period?: string;
  className?: string;
}

function Price({ price, per, period, className }: PriceProps) {
  return (
    <p className={className}>
      {period ? <span className={styles.label}>{period} </span> : null}
      <b className={styles.price}>{price}</b>
      {per ? <span className={styles.per}> {per}</span> : null}
    </p>
  );
}
