import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';
import { useSite } from '../content.ts';
import { Icon } from '../parts/Icon.tsx';
import { closeMenu, toggleMenuSection, useMenu } from '../state/menu.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './MobileMenu.module.css';

/** The collapsible menu of narrow screens: an accordion with one section open (spec, section 2). */
export function MobileMenu() {
  const { site } = useSite();
  const { open, section } = useMenu();
  return (
    <nav id="menu" className={`${styles.menu} ${open ? styles.open : ''}`} aria-label="Menu">
      <ul>
        {site.navigation.map((item) => (
          <li key={item.name}>
            {item.href ? (
              <MenuLink href={item.href} className={styles.row}>
                {item.name}
              </MenuLink>
            ) : (
              <>
                <button
                  type="button"
                  className={styles.row}
                  aria-expanded={section === item.name}
                  onClick={() => toggleMenuSection(item.name)}
                >
                  {item.name}
                  <Icon name="chevron-down" />
                </button>
                <div className={styles.section} data-open={section === item.name || undefined}>
                  {item.sections?.map(({ title, items }) => (
                    <div key={title}>
                      <h2 className={styles.title}>{title}</h2>
                      <MenuLinks items={items} />
                    </div>
                  ))}
                  {item.dropdownItems ? <MenuLinks items={item.dropdownItems} /> : null}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <ThemeSwitch />
      {/* Where no script can close the menu, another place in the page does. */}
      <a className={`without-script ${styles.close}`} href="#main">
        Close menu
      </a>
    </nav>
  );
}

function MenuLinks({ items }: { items: { name: string; href: string; icon?: string }[] }) {
  return (
    <ul>
      {items.map(({ name, href, icon }) => (
        <li key={href}>
          <MenuLink href={href} className={styles.link}>
            {icon ? <Icon name={icon} /> : null}
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

function MenuLink({ href, className, children }: MenuLinkProps) {
  const [path] = useLocation();
  return (
    <RouterLink
      href={href}
      className={className}
      onClick={closeMenu}
      aria-current={path === href ? 'page' : undefined}
    >
      {children}
    </RouterLink>
  );
}
