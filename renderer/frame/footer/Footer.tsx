import { useSite } from '../../data/context.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Logo } from '../Logo.tsx';
import { roundOnBandClass } from '../../ui/links/RoundButton.tsx';
import styles from './Footer.module.css';

/** Logo and line, offices, quick links, social links: the end of every page. */
export function Footer() {
  const { site } = useSite();
  const { text, offices, links, social, legal } = site.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <div className={styles.grid}>
          <div>
            <Logo on="band" className={styles.logo} />
            <p className={styles.line}>{text}</p>
          </div>
          {offices.length > 0 ? (
            <div className={styles.offices}>
              {offices.map(({ title, address }) => (
                <div key={title}>
                  <h2>{title}</h2>
                  <address>
                    {address.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                </div>
              ))}
            </div>
          ) : null}
          <nav className={styles.links} aria-label={links.title}>
            <h2>{links.title}</h2>
            <ul>
              {links.items.map(({ name, href }) => (
                <li key={href}>
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
              {social.map(({ name, href, icon }) => (
                <li key={href}>
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
