import { useSite } from '../../data/context.ts';
import { ContactLines } from '../../ui/text/ContactLines.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Logo } from '../Logo.tsx';
import { roundOnBandClass } from '../../ui/links/RoundButton.tsx';
import styles from './Footer.module.css';

/** Logo and line, locations, quick links, social links: the end of every page. */
export function Footer() {
  const { site } = useSite();
  const { text, links, social, legal } = site.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <div>
            <Logo on="band" className={styles.logo} />
            <p className={styles.line}>{text}</p>
          </div>
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
          <nav className={styles.links} aria-label={links.title}>
            <h2>{links.title}</h2>
            <ul>
              {links.items.map(({ name, href }, index) => (
                <li key={index}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
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
