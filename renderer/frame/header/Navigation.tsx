import {
  NavigationMenu,
  useNavigationMenu,
  useNavigationMenuContext,
} from '@ark-ui/react/navigation-menu';
import { useEffect, useState, type ReactNode } from 'react';
import type { Site } from '../../../schema/generated/content.d.ts';
import { NAVIGATION, PART } from '../../contract.ts';
import { replayInNavigation } from '../../hydration/replay.ts';
import { useSite } from '../../data/context.ts';
import { usePath } from '../../routing/path.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { useEscape } from './use-escape.ts';
import { useMark } from './use-mark.ts';
import { useHoverDelay } from './use-hover-delay.ts';
import styles from './Navigation.module.css';

type NavigationItem = Site['navigation'][number];
type Section = NonNullable<NavigationItem['sections']>[number];

/** How long a pointer may leave an open menu before it closes, in milliseconds (docs/specification.md, section 9). */
const CLOSE_DELAY = 150;

/** The navigation of wide screens: links and dropdown menus by hover, click and keyboard. */
export default function Navigation() {
  const { site, direction, navigationRoom } = useSite();
  const path = usePath();
  const mark = useMark();
  const [openMenu, setOpenMenu] = useState('');
  const { delay, onMenuChange, keepOpen } = useHoverDelay();
  const { isDismissed, forgetEscape } = useEscape(openMenu);

  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpenMenu('');
  }

  // The pointer whose coming made this component load rests on an item already and will not enter it again.
  useEffect(() => {
    document
      .querySelector(`[${NAVIGATION}] [${PART}=trigger]:hover`)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    replayInNavigation();
  }, []);

  const options = {
    // The library would have it from a provider that weighs more than what it says.
    dir: direction,
    value: openMenu,
    openDelay: delay,
    closeDelay: CLOSE_DELAY,
    onValueChange: ({ value }: { value: string }) => {
      if (isDismissed(value)) return;
      setOpenMenu(value);
      onMenuChange(value !== '');
    },
  };
  const menu = useNavigationMenu(options);

  return (
    // The landmark around it is the header's, which is before this component is there.
    <NavigationMenu.RootProvider asChild value={menu} onClickCapture={keepOpen}>
      <div onClickCapture={forgetEscape} onPointerOut={forgetEscape}>
        <ItemList>
          {site.navigation.map((item, index) => {
            const room = navigationRoom[index];
            return (
              // The value becomes part of ids, so it must be a word, which a name need not be.
              <NavigationMenu.Item key={index} value={`item-${index}`} asChild>
                <li
                  className={item.sections ? styles.wideItem : styles.item}
                  data-room={room === 'usual' ? undefined : room}
                >
                  {item.href ? (
                    <RouteLink
                      href={item.href}
                      className={styles.link}
                      aria-current={mark(item.href)}
                    >
                      {item.name}
                    </RouteLink>
                  ) : (
                    <>
                      <NavigationMenu.Trigger className={styles.link}>
                        {item.name}
                        <Icon name="chevron-down" />
                      </NavigationMenu.Trigger>
                      <NavigationMenu.Content
                        // The library names it after its button, and only what has a role can have a name.
                        role="group"
                        className={`${styles.menu} ${item.sections ? styles.sectioned : styles.simple}`}
                      >
                        {item.sections?.map((section, position) => (
                          <MenuSection key={position} section={section} main={position === 0} />
                        ))}
                        {item.offer ? <MenuOffer {...item.offer} /> : null}
                        {item.dropdownItems ? (
                          <ul>
                            {item.dropdownItems.map(({ name, href }, at) => (
                              <li key={at}>
                                <MenuLink name={name} href={href} />
                              </li>
                            ))}
                          </ul>
                        ) : null}
                      </NavigationMenu.Content>
                    </>
                  )}
                </li>
              </NavigationMenu.Item>
            );
          })}
        </ItemList>
      </div>
    </NavigationMenu.RootProvider>
  );
}

/** The library's list without the `style` attribute it brings, which the Content-Security-Policy forbids. */
function ItemList({ children }: { children: ReactNode }) {
  const menu = useNavigationMenuContext();
  const { style: _forbidden, ...props } = menu.getListProps();
  return (
    <ul {...props} className={styles.list}>
      {children}
    </ul>
  );
}

function MenuSection({ section, main }: { section: Section; main: boolean }) {
  return (
    <div className={main ? styles.main : styles.side}>
      {/* No heading: it would be before the main one on every page. */}
      <p className={styles.title}>{section.title}</p>
      <ul className={main ? styles.columns : undefined}>
        {section.items.map((link, index) => (
          <li key={index} className={link.text ? styles.described : undefined}>
            <MenuLink {...link} />
            {link.text ? <span className={styles.text}>{link.text}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Offer = NonNullable<NavigationItem['offer']>;

/** Next to the sections of a menu, for visitors who do not know where to begin. */
function MenuOffer({ title, text, label, href }: Offer) {
  return (
    <div className={`${styles.side} ${styles.offer}`}>
      <div className={styles.offerTitle}>{title}</div>
      <div>{text}</div>
      <NavigationMenu.Link asChild>
        <Link href={href} className={buttonClass('primary', 'small')}>
          {label}
        </Link>
      </NavigationMenu.Link>
    </div>
  );
}

function MenuLink({ name, href, icon }: { name: string; href: string; icon?: string }) {
  const mark = useMark();
  return (
    <NavigationMenu.Link asChild>
      <RouteLink href={href} className={styles.menuLink} aria-current={mark(href)}>
        {icon ? <Icon name={icon} /> : null}
        {name}
      </RouteLink>
    </NavigationMenu.Link>
  );
}
