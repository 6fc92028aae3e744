import type { BlockOf } from '../../data/types.ts';
import { useSite } from '../../data/context.ts';
import { AskedFrame } from '../../embed/AskedFrame.tsx';
import { useEmbed } from '../../embed/use-embeds.ts';
import { MAP, WITH_MAP } from '../../option-classes.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ContactLines } from '../../ui/text/ContactLines.tsx';
import { businessAt } from '../../../schema/hours/week.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import styles from './locations.module.css';

/** Where the firm is: a card for each location of the site, and next to them a map that visitors may ask for. */
export default function Locations({ heading, lead, ground, map = '' }: BlockOf<'locations'>) {
  const { locations, business } = useSite().site;
  const source = useEmbed(map);
  const cards = (
    <ul className={styles.locations}>
      {locations.map((location, index) => {
        const { hours, holidays } = businessAt(business, location) ?? {};
        return (
          <li key={index} className={styles.location}>
            <Heading level={3}>{location.title}</Heading>
            <address className={styles.address}>
              {location.address.map((line, at) => (
                <span key={at}>{line}</span>
              ))}
            </address>
            {hours ? <OpeningHours hours={hours} holidays={holidays} /> : null}
            <ContactLines location={location} className={styles.lines} />
          </li>
        );
      })}
    </ul>
  );
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {source ? (
        <div className={WITH_MAP}>
          {cards}
          <AskedFrame source={source} href={map} title={heading}>
            <div className={MAP} />
          </AskedFrame>
        </div>
      ) : (
        cards
      )}
    </Section>
  );
}
