import { useSite } from '../../data/context.ts';
import { ContactLines } from '../../ui/text/ContactLines.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import type { SiteData } from '../../data/types.ts';
import { Logo } from '../Logo.tsx';
import { roundOnBandClass } from '../../ui/links/RoundButton.tsx';
import { Newsletter } from './Newsletter.tsx';
import styles from './Footer.module.css';

/** Logo and line, quick links, locations, social links: the end of every page. */
export function Footer() {
  const { site } = useSite();
  const { text, links, moreLinks, newsletter, badges, social, legal } = site.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={moreLinks ? `${styles.grid} foot-grid` : styles.grid}>
          <div>
            <Logo on="band" className={styles.logo} />
            <p className={styles.line}>{text}</p>
          </div>
          {moreLinks ? (
            <div className="foot-columns">
              {[links, ...moreLinks].map((column, index) => (
                <Column key={index} {...column} />
              ))}
            </div>
          ) : (
            <Column {...links} />
          )}
          {site.locations.length > 0 ? (
            <div className={styles.locations}>
              {site.locations.map((location, index) => (
                <div key={index}>
                  <h2>{location.title}</h2>
                  <address>
                    {location.address.map((line, at) => (
                      <span key={at}>{line}</span>
                    ))}
                  </address>
                  <ContactLines location={location} className={styles.links} />
                </div>
              ))}
            </div>
          ) : null}
        </div>
        {newsletter ? <Newsletter {...newsletter} /> : null}
        {badges ? <Badges badges={badges} /> : null}
        <div className={styles.end}>
          <p>{legal}</p>
          {social.length > 0 ? (
            <ul className={styles.social}>
              {social.map(({ name, href, icon }, index) => (
                <li key={index}>
                  <Link href={href} label={name} className={roundOnBandClass} tooltip>
                    <Icon name={icon} />
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

type FooterContent = SiteData['site']['footer'];

function Column({ title, items }: FooterContent['links']) {
  return (
    <nav className={styles.links} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ name, href }, index) => (
          <li key={index}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Badges({ badges }: { badges: NonNullable<FooterContent['badges']> }) {
  return (
    <ul className="foot-badges">
      {badges.map(({ name, picture, href }, index) => {
        const badge = <Picture {...picture} alt={name} />;
        return <li key={index}>{href ? <Link href={href}>{badge}</Link> : badge}</li>;
      })}
    </ul>
  );
}
