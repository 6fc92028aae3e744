import { lazy, Suspense, useEffect, useRef } from 'react';
import { MENU_OPEN, MENU_TOGGLE, MENUS_LATE } from '../../contract.ts';
import { CENTERED, STICKY_BAR } from '../../option-classes.ts';
import { useSite } from '../../data/context.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import { retry } from '../../data/retry.ts';
import { closeMenu, toggleMenu, useMenu } from '../../state/menu.ts';
import { navigationRequested } from '../../state/navigation-chunk.ts';
import { notify } from '../../state/notifications.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { SearchLink } from './SearchLink.tsx';
import { ThemeButton } from './ThemeSwitch.tsx';
import styles from './Header.module.css';
// The menus' HTML is on every page before their script is, so their sheet belongs to the header's.
import navigationStyles from './Navigation.module.css';
import '../deferred/without-icons.css';

/*
 * The dropdown menus bring a library of 20 KB. Until someone points at the navigation its server HTML stays
 * the page as it is: React leaves a suspended boundary alone and hydrates it when the code has come.
 */
const Navigation = import.meta.env.SSR
  ? (await import('./Navigation.tsx')).default
  : lazy(() => navigationRequested.then(loadNavigation));

/** On few sites; its server HTML does all that it does, but for following the visitor to another page. */
const LanguageSwitch = import.meta.env.SSR
  ? (await import('./LanguageSwitch.tsx')).default
  : lazy(() =>
      retry(
        () => import('./LanguageSwitch.tsx'),
        () => undefined,
        Infinity,
      ),
    );

/** Never gives up, because a failure would take the whole page with it; meanwhile the menus open as without a script. */
async function loadNavigation(): Promise<typeof import('./Navigation.tsx')> {
  const root = document.documentElement;
  const tellOfRetry = () => {
    notify('error', 'menusLate');
    root.toggleAttribute(MENUS_LATE, true);
  };
  const navigation = await retry(() => import('./Navigation.tsx'), tellOfRetry, Infinity);
  root.toggleAttribute(MENUS_LATE, false);
  return navigation;
}

/*
 * One element each for all renders: a change in the header, such as the menu closing on the way to another page, must
 * not reach a boundary while it waits, because React would then throw the server HTML away.
 */
const DROPDOWNS = (
  <Suspense>
    <Navigation />
  </Suspense>
);
const LANGUAGES = (
  <Suspense>
    <LanguageSwitch />
  </Suspense>
);

/** Screens on which the whole navigation is in the bar; the style sheets say the same. */
const WIDE = {
  usual: '(min-width: 64rem)',
  middle: '(min-width: 80rem)',
  late: '(min-width: 90rem)',
  never: 'not all',
};

/** The bar at the top of every page: logo, navigation, theme switch; a menu on narrow screens (docs/specification.md, section 2). */
export function Header() {
  const { dark, site, messages, home, languages, navigationRoom, headerLook } = useSite();
  const room = navigationRoom.at(-1) ?? 'usual';
  const { open } = useMenu();
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    document.documentElement.toggleAttribute(MENU_OPEN, open);
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeMenu();
      bar.current?.querySelector<HTMLElement>(`[${MENU_TOGGLE}]`)?.focus();
    };
    // Where the navigation has room the menu has no place; it must not stay open unseen.
    const wide = matchMedia(WIDE[room]);
    wide.addEventListener('change', closeMenu);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      wide.removeEventListener('change', closeMenu);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, room]);

  const action = site.header ? (
    <Link
      href={site.header.action.href}
      className={`${buttonClass('primary', 'small')} ${styles.action}`}
    >
      {site.header.action.label}
    </Link>
  ) : null;
  return (
    <header
      ref={bar}
      className={headerLook === 'centered' ? `${styles.header} ${CENTERED}` : styles.header}
      data-room={room === 'usual' ? undefined : room}
    >
      <div className={styles.bar}>
        <RouteLink
          href={home}
          className={styles.logo}
          aria-label={fillMessage(messages.homeLink, { name: site.name })}
        >
          <Logo on="page" />
        </RouteLink>
        <nav
          className={navigationStyles.navigation}
          aria-label={messages.mainNavigation}
          data-navigation
        >
          {DROPDOWNS}
        </nav>
        <div className={styles.end}>
          {site.header?.sticky ? <div className={STICKY_BAR}>{action}</div> : action}
          {languages.length > 0 ? LANGUAGES : null}
          {site.search ? <SearchLink /> : null}
          {dark === 'auto' ? <ThemeButton className={`with-script ${styles.theme}`} /> : null}
          <button
            type="button"
            data-menu-toggle
            data-tooltip
            className={`with-script ${styles.toggle}`}
            aria-label={open ? messages.closeMenu : messages.openMenu}
            aria-expanded={open}
            aria-controls="menu"
            onClick={toggleMenu}
          >
            <Icon name={open ? 'x' : 'menu'} />
          </button>
          <a className={`without-script ${styles.toggle}`} href="#menu" aria-label={messages.menu}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
