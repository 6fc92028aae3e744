import { useId } from 'react';
import { useBlockId } from '../../data/block-fields.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Link } from '../../ui/links/Link.tsx';
import { roundClass } from '../../ui/links/RoundButton.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { stripClass, Wrap } from '../../ui/layout/Section.tsx';
import styles from './logo-row.module.css';

/** A quiet row of logos, which may lead to those that they are of. */
export default function LogoRow({ label, size, colors, moves, logos }: BlockOf<'logo-row'>) {
  const id = useId();
  const className = [styles.logos, size && styles[size], colors && styles[colors]]
    .filter(Boolean)
    .join(' ');
  const list = (
    <ul className={className}>
      {logos.map((logo, index) => (
        <li key={index}>
          <Logo {...logo} />
        </li>
      ))}
    </ul>
  );
  return (
    <section id={useBlockId()} className={stripClass} aria-labelledby={id}>
      <Wrap className={moves ? `${styles.row} logos-row` : styles.row}>
        <p id={id}>{label}</p>
        {moves ? (
          <>
            <div className="logos-stage">
              {list}
              <ul className={className} aria-hidden="true">
                {logos.map(({ picture }, index) => (
                  <li key={index}>
                    <Picture src={picture.src} dark={picture.dark} alt="" className={styles.logo} />
                  </li>
                ))}
              </ul>
            </div>
            <Pause />
          </>
        ) : (
          list
        )}
      </Wrap>
    </section>
  );
}

function Logo({ name, picture, href }: BlockOf<'logo-row'>['logos'][number]) {
  const logo = <Picture src={picture.src} dark={picture.dark} alt={name} className={styles.logo} />;
  return href ? (
    <Link href={href} className={styles.link}>
      {logo}
    </Link>
  ) : (
    logo
  );
}

/** Stops what moves by itself (WCAG 2.2.2), without a script; see styles/options/moving-logos.css. */
function Pause() {
  const { imagePause } = useMessages();
  return (
    <label className={`${roundClass} logos-pause`}>
      <input type="checkbox" className="visually-hidden" aria-label={imagePause} />
      <Icon name="pause" />
      <Icon name="play" />
    </label>
  );
}
