import { useSite } from '../../data/context.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { closeMenu, toggleMenuSection, useMenu } from '../../state/menu.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useMark } from './use-mark.ts';
import styles from './MobileMenu.module.css';

/** The collapsible menu of narrow screens: an accordion with one section open (docs/specification.md, section 2). */
export function MobileMenu() {
  const { dark, site, messages } = useSite();
  const { open, section } = useMenu();
  const mark = useMark();
  return (
    <nav
      id="menu"
      className={`${styles.menu} ${open ? styles.open : ''}`}
      aria-label={messages.menu}
    >
      <ul>
        {site.navigation.map((item, index) => (
          <li key={index}>
            {item.href ? (
              <RouteLink
                href={item.href}
                className={styles.row}
                onClick={closeMenu}
                aria-current={mark(item.href)}
              >
                {item.name}
              </RouteLink>
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
                  {item.sections?.map(({ title, items }, at) => (
                    <div key={at}>
                      <p className={styles.title}>{title}</p>
                      <MenuLinks items={items} mark={mark} />
                    </div>
                  ))}
                  {item.dropdownItems ? <MenuLinks items={item.dropdownItems} mark={mark} /> : null}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {dark === 'auto' ? <ThemeSwitch /> : null}
      {/* Where no script can close the menu, another place in the page does. */}
      <a className={`without-script ${styles.close}`} href="#main">
        {messages.closeMenu}
      </a>
    </nav>
  );
}

interface MenuLinksProps {
  items: { name: string; href: string; icon?: string }[];
  mark: ReturnType<typeof useMark>;
}

function MenuLinks({ items, mark }: MenuLinksProps) {
  return (
    <ul>
      {items.map(({ name, href, icon }, index) => (
        <li key={index}>
          <RouteLink href={href} onClick={closeMenu} aria-current={mark(href)}>
            {icon ? <Icon name={icon} /> : null}
            {name}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
