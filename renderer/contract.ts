import type { Alert } from '../schema/texts/markdown.ts';

/*
 * Every attribute, class and event by which scripts, components and style sheets that do not import each other know each
 * other. Scripts import these names. Sheets cannot, and JSX reads best with an attribute's own name; that what they
 * write is listed here, a test next to this file checks, and the compiler checks the values.
 * Only strings, so that the bundler writes them where they are used: the inline script has no byte to give away.
 */

/** On the inline script: the addresses of all that hydration needs, scripts first, of these the entry's first. */
export const NEEDED = 'data-needed';
/** On the root element: the address of the data that every page shares. */
export const SITE = 'data-site';
/** On the root element: the address of the page's own data; none in the document for unknown paths. */
export const PAGE = 'data-page';
/** On what moves by itself: `idle` has the page hydrated when the browser is idle, without an interaction. */
export const HYDRATE = 'data-hydrate';
/** On what the arrow keys, Home and End move: these keys are queued for it until it is hydrated. */
export const KEYS = 'data-keys';
/** On the main navigation, which is hydrated later than the page: once it is pointed at, focused or pressed. */
export const NAVIGATION = 'data-navigation';
/** On the document: the page answers by itself. For anyone who must know, such as tests. */
export const HYDRATED = 'data-hydrated';

/** On the document: the script of the menus cannot be loaded yet, so they open without it. */
export const MENUS_LATE = 'data-menus-late';

/** On the document, in development: of which text of the page's file what is drawn is the digest. */
export const DIGEST = 'data-digest';

/** On the document: the visitor's choice of theme; without one the system's preference decides. */
export const THEME = 'data-theme';
/** On the document: the page has scrolled, so the header throws a shadow. */
export const SCROLLED = 'data-scrolled';
/** On the document: the page has scrolled past its first view, so the header shows its button. */
export const SCROLLED_FAR = 'data-scrolled-far';
/** On the document: the footer is in view, so that button is not in front of it. */
export const AT_FOOTER = 'data-at-footer';
/** On the document: the next page fades in, and the disc of the menu becomes the picture of its hero. */
export const ARRIVING = 'data-arriving';
/** On that picture. */
export const HERO_PICTURE = 'data-hero';
/** On the document: the menu of narrow screens is open, so the page behind it does not scroll. */
export const MENU_OPEN = 'data-menu-open';
/** On the button of that menu, which gets the focus back. */
export const MENU_TOGGLE = 'data-menu-toggle';
/** On the document: the file of icons is blocked, so what shows an icon only shows its name instead. */
export const WITHOUT_ICONS = 'data-without-icons';
/** On what opens the search, which the key / presses, and on its dialog. */
export const SEARCH = 'data-search';
/** On a section of that menu: it is unfolded. */
export const OPEN = 'data-open';

/** On the header and on entries of its navigation: the whole of it, or the entry, has room from 80 rem only (`middle`), from 90 (`late`) or on no screen (`never`). */
export const ROOM = 'data-room';
/** On the inline script: which announcement the page has. On the button that dismisses it: nothing. */
export const ANNOUNCEMENT = 'data-announcement';
/** On the document: the visitor has dismissed the announcement. */
export const DISMISSED = 'data-dismissed';
/** On the region of notifications: they can be read and dismissed while a dialog makes the page inert. */
export const NOTIFICATIONS = 'data-notifications';

/** On the part of a carousel that Glide moves. */
export const VIEWPORT = 'data-viewport';
/** On the pause button of a carousel: a press on it is not an interaction that stops the movement. */
export const PLAY = 'data-play';
/** On the slide of the banner that shows, and on the picture of an open gallery that is in view. */
export const ACTIVE = 'data-active';
/** On a layer of a drawing that is shown layer by layer: its id in the drawing, `layer-1`, `disc`, `ground`. */
export const LAYER = 'data-layer';

/** On a control that shows an icon only: its `aria-label` is shown to the eye too. */
export const TOOLTIP = 'data-tooltip';
/** On the content of a dialog that stands alone, without the dialog's title. */
export const ALONE = 'data-alone';
/** On what shows a frame after a press: its origins, which the policy of the document allows. */
export const FRAME = 'data-frame';
/** On the body while a dialog is open. */
export const SCROLL_LOCK = 'data-scroll-lock';
/** On a link to a mailbox that does not say its address: paper shows it. */
export const MAIL = 'data-mail';
/** On a note in a form that gets the focus when it appears. */
export const NOTE = 'data-note';
/** On each of the two versions of a logo, for `light` and for `dark` grounds: the theme shows the one that fits. */
export const LOGO = 'data-logo';
/** In development, on the style element that holds the sheet of the site's theme, before all others. */
export const THEME_SHEET = 'data-theme-sheet';
/** In development, on what holds the problems of the site: the studio tells them itself. */
export const PROBLEM_PANEL = 'data-problem-panel';
/** In development, on the script of a document: which of its entries draws the page. */
export const ENTRY = 'data-entry';
/** The id of the heading of the closing band. */
export const CLOSING = 'closing';
/** In development, on each of the elements that a block of the page consists of: its type. */
export const BLOCK = 'data-block';
/** The same: its index among the blocks of the page. */
export const BLOCK_INDEX = 'data-block-index';
/** In the studio, on what a page has only while it shows the place of an empty text. */
export const ADDED = 'data-added';
/** In the studio, on an element whose text is empty: what the text is called. */
export const PLACEHOLDER = 'data-placeholder';
/** In the studio, on a block that cannot be drawn as it is written now, and is shown as it was. */
export const STALE = 'data-stale';
/** In the studio, on the document: the page is shown as visitors see it, without the marks of the studio. */
export const PAGE_ALONE = 'data-page-alone';
/** In the studio, on the document: the color of its marks, `magenta` or `blue`. */
export const PEN = 'data-pen';

/** Ark's, on every element of its components: which part of the component it is, such as `trigger`. */
export const PART = 'data-part';
/** Ark's, on what opens and closes: `open` or `closed`. */
export const STATE = 'data-state';
/** Glide's, on the element inside the viewport that holds the strip of slides. */
export const GLIDE_ELEMENT = 'data-glide-el';

/** Class of the document where scripts run. */
export const SCRIPTED = 'js';
/** Class of what needs a script: it shows only where scripts run. */
export const WITH_SCRIPT = 'with-script';
/** Class of what replaces something that needs a script: it shows only where none runs. */
export const WITHOUT_SCRIPT = 'without-script';
/** Class of the choice of language in the header, which only sites in several languages have. */
export const LANGUAGES = 'languages';
/** Class of the notice that a page is shown in another language, because it is not translated. */
export const FALLBACK = 'fallback';
/** Class of the bar that says what a site announces, which only such sites have. */
export const ANNOUNCEMENT_BAR = 'announcement';
/** Class of the bar on every page of a preview with drafts, which only previews have. */
export const DRAFTS_BAR = 'drafts-bar';

/** Class of a section on a ground that differs a little from that of the page. */
export const GROUND_SUBTLE = 'ground-subtle';
/** Class of a section with the colors of the dark theme; only pages that have one have the sheet. */
export const GROUND_DARK = 'ground-dark';
/** Class of a section on the accent color; only pages that have one have the sheet. */
export const GROUND_ACCENT = 'ground-accent';
/** Classes of a grid with so many columns on large screens; only pages that name one have the sheet of cards. */
export const GRID_2 = 'grid-2';
export const GRID_3 = 'grid-3';
export const GRID_4 = 'grid-4';
/** Class of a grid of cards whose last row is in the center. */
export const GRID_CENTERED = 'grid-centered';
/** Class of a grid whose cards differ in size. */
export const GRID_SIZED = 'grid-sized';
/** Classes of its cards that are larger than a cell in the two columns of tablets. */
export const MEDIUM_WIDE = 'medium-wide';
export const MEDIUM_TALL = 'medium-tall';
/** Classes that say over how many columns they are on large screens, and whether over one row or two. */
export const LARGE_1 = 'large-1';
export const LARGE_2 = 'large-2';
export const LARGE_3 = 'large-3';
export const LARGE_4 = 'large-4';
export const LARGE_LOW = 'large-low';
export const LARGE_TALL = 'large-tall';
/** Class of the picture at the top of a tinted card. */
export const CARD_PICTURE = 'card-picture';
/** Class of a card that is a link as a whole, and of that link. */
export const CARD_LINKED = 'card-linked';
export const CARD_LINK = 'card-link';
/** Class of an opening with its picture behind, above or below the words; only pages with one have the sheet. */
export const OPENING = 'opening';
/** Class of the same by where the picture is. */
export const OPENING_BEHIND = 'opening-behind';
export const OPENING_ABOVE = 'opening-above';
export const OPENING_BELOW = 'opening-below';
/** Class of the same by how high it is, of the window. */
export const OPENING_HALF = 'opening-half';
export const OPENING_FULL = 'opening-full';
/** Class of the same with its words in the middle. */
export const OPENING_CENTER = 'opening-center';
/** Class of the same with its words at the bottom of the picture. */
export const OPENING_BOTTOM = 'opening-bottom';
/** Class of its picture. */
export const OPENING_ART = 'opening-art';
/** Class of its words. */
export const OPENING_WORDS = 'opening-words';
/** Class of an opening or a section with a picture behind its words; only pages with one have the sheet. */
export const BEHIND = 'behind';
/** Class of the same with white words on its picture. */
export const BEHIND_DARK = 'behind-dark';
/** Class of the same with dark words on its picture. */
export const BEHIND_BRIGHT = 'behind-bright';
/** Class of the same with two files: dark words on that of light pages, white ones on that of dark pages. */
export const BEHIND_BY_THEME = 'behind-by-theme';
/** Class of that picture. */
export const BEHIND_ART = 'behind-art';
/** Classes of the veil between both, by how strong it is, and of one that fades away next to the words. */
export const BEHIND_VEIL_LIGHT = 'behind-veil-light';
export const BEHIND_VEIL_STRONG = 'behind-veil-strong';
export const BEHIND_VEIL_SIDE = 'behind-veil-side';
/** On a picture: which point of it stays in sight, in tenths of its width and height; only pages with one have the sheet. */
export const FOCUS = 'data-focus';
/** On the frame of a picture that has a ratio of its own: which one; only pages with one have the sheet. */
export const RATIO = 'data-ratio';
/** On each of the two files of a picture, for `light` and for `dark` pages; only pages with one have the sheet. */
export const SCHEME = 'data-scheme';
/** On a passage of a text that stands out: its kind, such as `note`; only pages with one have the sheet. */
export const ALERT = 'data-alert';
/** On a list of opening hours: the time zone in which they are, so that a script marks today. */
export const HOURS = 'data-hours';
/** On a row of it: its days, as weekdays by number or as a holiday. */
export const DAYS = 'data-days';
/** Class of words for assistive technology alone. */
export const VISUALLY_HIDDEN = 'visually-hidden';
/** Class of the link to the page's main part, which shows while it has the focus. */
export const SKIP_LINK = 'skip-link';
/** Glide's class of the strip of slides. */
export const GLIDE_SLIDES = 'glide__slides';
/** Glide's class of a slide. */
export const GLIDE_SLIDE = 'glide__slide';
/** Glide's class of the copies of slides that make the loop endless. */
export const GLIDE_CLONE = 'glide__slide--clone';

/** Event on the window of a page that is hydrated: its detail is the address of a page of the site to go to. */
export const GO_TO = 'goto';

/** The attributes that components write, with the values they take. */
interface ContractAttributes {
  [HYDRATE]?: 'idle';
  [KEYS]?: true;
  [NAVIGATION]?: true;
  [MENU_TOGGLE]?: true;
  [OPEN]?: true;
  [SEARCH]?: '';
  [ROOM]?: 'middle' | 'late' | 'never' | undefined;
  [NOTIFICATIONS]?: true;
  [VIEWPORT]?: true;
  [PLAY]?: true;
  [ACTIVE]?: true;
  [LAYER]?: string;
  [SCHEME]?: 'light' | 'dark' | undefined;
  [TOOLTIP]?: boolean;
  [ALONE]?: true;
  [ALERT]?: Alert;
  [NOTE]?: true;
  [MAIL]?: string | undefined;
  [FRAME]?: string | undefined;
  [GLIDE_ELEMENT]?: 'track';
}

declare module 'react' {
  // What the attributes of HTML and of SVG elements have in common in React's types.
  interface AriaAttributes extends ContractAttributes {}
}
