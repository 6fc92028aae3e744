/* Generated from the schema files by "npm run generate". Do not edit. */

/**
 * Paths below media/ of the WOFF2 files of one font, such as fonts/fraunces.woff2: variable ones, or one for each weight. Of several files each adds the characters that those before it lack, in the weights that it has. The build cuts them to what the site shows, and Chinese, Japanese or Korean ones into slices, of which a page loads what it shows.
 *
 * @minItems 1
 *
 * Items: Path of a WOFF2 file below media/.
 */
export type FontFiles = string[];
/**
 * What is shown until the font is there: a font of the system without serifs (sans) or with them (serif), made as large as this one, so that nothing moves.
 */
export type FontFallback = 'sans' | 'serif';
/**
 * The figure as visitors read it, such as 30+ or 98%; put a bare number in quotes. Or the figure as value, with where it comes from and when somebody looked.
 */
export type Fact =
  | {
      /**
       * The figure as visitors read it, such as 30+ or 98%. Put a bare number in quotes.
       */
      value: string;
      /**
       * Where the figure comes from, so that the next person finds it: a text or an address. Visitors do not see it.
       */
      source?: string;
      /**
       * The day on which somebody looked last whether the figure is still right: 2026-03-31. The check warns once that is longer ago than reviewEvery says, a year if it says nothing.
       */
      reviewed?: string;
      /**
       * After how many months the figure is to be looked up again.
       */
      reviewEvery: number;
    }
  | string;
/**
 * The band at the end of every page that asks visitors to get in touch. Write none for a site without one.
 */
export type SiteClosingBand =
  | {
      /**
       * Heading of the band. Two to six words.
       */
      title: string;
      /**
       * One or two sentences below the heading. A page may replace them.
       */
      text: string;
      /**
       * The button of the band.
       */
      action: Action;
      /**
       * A wide drawing, whose top is beside the button on wide screens, or a photograph, which lies behind the words under a veil that keeps them readable.
       */
      picture?: Picture;
    }
  | string;
/**
 * What this page says differently in the closing band, which site.yaml declares for all pages. Write none to leave the band out on this page.
 */
export type PageClosing =
  | {
      /**
       * Heading of the closing band on this page, in place of the one in site.yaml.
       */
      title?: string;
      /**
       * Text of the closing band on this page, in place of the one in site.yaml. One or two sentences.
       */
      text?: string;
      /**
       * Write none to leave the button of the closing band out on this page, or disabled to show it as one that does nothing yet. Its words and address come from site.yaml.
       */
      action?: 'none' | 'disabled';
    }
  | string;
export type Block =
  | ArticlesBlock
  | BannerBlock
  | BenefitsBlock
  | BylineBlock
  | CardGridBlock
  | CaseStudiesBlock
  | ColumnsBlock
  | CustomersBlock
  | DownloadsBlock
  | EmbedBlock
  | EntriesBlock
  | FaqBlock
  | FeatureBlock
  | FeatureBandBlock
  | FormBlock
  | GalleryBlock
  | HeroBlock
  | ImageCarouselBlock
  | LinkGridBlock
  | LinkListBlock
  | LocationsBlock
  | LogoRowBlock
  | PictureCardsBlock
  | PressReleasesBlock
  | PricingBlock
  | ProductCardsBlock
  | ProseBlock
  | QuoteBlock
  | ReasonsBlock
  | RichTextBlock
  | StatementBlock
  | StatsBlock
  | StepsBlock
  | StoryBlock
  | TableBlock
  | TeamBlock
  | TestimonialsBlock
  | VideosBlock;
/**
 * What lies behind the section: the plain page, or a subtle tint that sets it apart from its neighbours.
 */
export type Ground = 'plain' | 'subtle';
/**
 * Colour of the icon or bar. Give things that belong together the same tone.
 */
export type Tone = 'warm' | 'calm' | 'strong';

/**
 * All that a site consists of.
 */
export interface Content {
  site: Site;
  pages: Page[];
  forms: Form[];
  localForms: LocalForm[];
}
/**
 * What all pages share: name, address, navigation, footer, closing band and inquiry form.
 */
export interface Site {
  /**
   * Which version of the fields this site is written with. After an update of the engine, npm run migrate renames and moves what has changed, and writes the new number here.
   */
  schemaVersion: number;
  /**
   * Name of the site. It stands in browser tabs after the title of the page, and {name} in any text stands for it.
   */
  name: string;
  /**
   * Address of the site with https:// and without a slash at the end.
   */
  url: string;
  /**
   * Language of all texts as a language tag, such as en or pt-BR.
   */
  language: string;
  /**
   * All languages of the site, this one among them, in the order in which visitors are offered them, such as [en, de]. The pages of every other language lie in a folder of its name, pages/de/, and site.de.yaml says there what site.yaml says. Leave it out for a site in one language.
   *
   * Items: A language tag, such as de or pt-BR.
   */
  languages: string[];
  /**
   * The zone of all moments and days of the site, by its IANA name, such as Europe/Berlin. Summer time is taken care of. Without it, days are those of UTC, and a moment must say its distance from UTC.
   */
  timeZone?: string;
  /**
   * The mailbox visitors write to. {email} in any text stands for it.
   */
  email: string;
  /**
   * The logo in the header and in the footer. The name of the site is read aloud with it, so the text alternative may stay empty.
   */
  logo: Logo;
  /**
   * Path below media/ of the small icon in browser tabs, best a square SVG drawing. The icons of phones and the web manifest are made from it.
   */
  favicon: string;
  /**
   * Path below media/ of the picture that is shown where someone shares a page, 1200 by 630 pixels. Write drawn for one of each page, with its title in the colours and letters of the site, or none for no picture.
   */
  shareImage: string;
  /**
   * What the picture for shared links shows, for people who cannot see it. One that is drawn says its title by itself.
   */
  shareImageAlt?: string;
  theme: Theme;
  /**
   * Figures that stand in several places, each with a name. {facts.projects} in any text stands for the fact called projects.
   */
  facts: {
    [k: string]: Fact;
  };
  announcement?: SiteAnnouncement;
  /**
   * The entries of the navigation bar, from left to right.
   *
   * @minItems 1
   */
  navigation: SiteNavigationItem[];
  /**
   * Whether visitors can search: a button in the header and the key / open it, and a page that lists all pages stands at /search for those who have no script. No page may have that address then.
   */
  search: boolean;
  /**
   * Who may be shown in a frame on the pages: youtube, vimeo, google-maps, openstreetmap, or the host of another service, such as calendly.com. Pages are protected from all others.
   *
   * Items: youtube, vimeo, google-maps, openstreetmap, or the host of an address: what stands between https:// and the next slash.
   */
  embeds: string[];
  /**
   * Where the firm is: its offices, shops or practices. They stand in the footer, and where a page has a block of the type locations.
   */
  locations: SiteLocation[];
  /**
   * The address below which every page describes one service of the firm: /services, if they lie in pages/services/. Search engines are told so.
   */
  services?: string;
  footer: SiteFooter;
  closing: SiteClosingBand;
  notFound: SitePageNotFound;
  error: SiteUnexpectedError;
  forms: SiteSendingOfForms;
  /**
   * Words that the engine itself shows or reads aloud, such as Close, where this site says them differently. For a language that the engine does not speak, all of them.
   */
  messages: Messages;
  /**
   * Old addresses and the pages that visitors find there now, such as /audits: /services/audits. Renaming a page with npm run rename adds one. An old address may be one of another system, such as /audits.php or /page?id=3.
   */
  redirects: {
    /**
     * The page that visitors find now, such as /services/audits, or an address of another site, https://...
     */
    [k: string]: string;
  };
  /**
   * Addresses of pages that exist no more and that nothing has replaced, such as [/summer-sale]. Visitors see that there is no page, and search engines forget it (410 Gone).
   *
   * Items: An old address such as /summer-sale or /sale.php, without a slash at the end.
   */
  gone: string[];
}
/**
 * The logo in the header and in the footer. The name of the site is read aloud with it, so the text alternative may stay empty.
 */
export interface Logo {
  /**
   * Path of the logo below media/, best an SVG drawing. One that names no colours but `currentColor` takes those of the words around it.
   */
  src: string;
  /**
   * Path below media/ of a version for dark pages and for the footer, which is dark always. Not needed for a drawing that takes the colours around it.
   */
  onDark?: string;
  /**
   * How wide the logo is in the header of large screens, in pixels; a little less on phones, a little more in the footer. A wordmark needs more than a sign.
   */
  width: number;
  /**
   * What the logo shows, in one short sentence, if that is more than the name of the site.
   */
  alt: string;
}
/**
 * How the site looks: colours, corners and fonts. Without it, quiet and neutral.
 */
export interface Theme {
  colors: ThemeColors;
  /**
   * auto: light or dark, as the visitor's system asks for, with a switch; none: always light; only: always dark. Printed pages are always light.
   */
  dark: 'auto' | 'none' | 'only';
  /**
   * How round corners are, from sharp to round.
   */
  shape: 'sharp' | 'firm' | 'soft' | 'round';
  fonts: ThemeFonts;
  overrides: ThemeOverrides;
}
/**
 * The colours of the brand, from which the colour of everything on light and on dark pages is computed. With accent, ink and second a site looks like itself already.
 */
export interface ThemeColors {
  /**
   * Buttons and links, such as "#2b45d1".
   */
  accent: string;
  /**
   * The words, nearly black. Greys, dark bands and dark pages take their tinge from it. Without it, it has the accent's.
   */
  ink?: string;
  /**
   * The colour beside the accent. Without it, marigold beside cool accents, sand beside warm ones.
   */
  second?: string;
  /**
   * The ground of light pages: white, or nearly.
   */
  paper?: string;
  /**
   * Large quiet areas: banner, closing band, pictures. Light, because words stand on it. Without it, the accent thinned.
   */
  tint?: string;
  /**
   * One small signal: the disc of the current page. Without it, the second colour, deeper.
   */
  spark?: string;
}
/**
 * The fonts of headings and of text. Without them, Hanken Grotesk.
 */
export interface ThemeFonts {
  display?: ThemeFontsDisplayFont;
  text?: ThemeFontsTextFont;
}
/**
 * The font of headings and large figures.
 */
export interface ThemeFontsDisplayFont {
  files: FontFiles;
  /**
   * How bold headings are, from 100 to 900; 400 is regular.
   */
  weight: number;
  /**
   * How far the letters of large headings stand apart, in parts of the size of the font; less than 0 is closer. Smaller headings follow.
   */
  tracking: number;
  fallback: FontFallback;
}
/**
 * The font of everything else.
 */
export interface ThemeFontsTextFont {
  files: FontFiles;
  /**
   * How bold text is, from 100 to 900; 400 is regular.
   */
  weight: number;
  /**
   * How bold labels and buttons are.
   */
  medium: number;
  /**
   * How bold strong words are.
   */
  strong: number;
  fallback: FontFallback;
}
/**
 * Colours of single roles in place of the computed ones, on light and on dark pages.
 */
export interface ThemeOverrides {
  /**
   * Colours of single roles on light pages.
   */
  light?: ThemeRoles;
  /**
   * Colours of single roles on dark pages.
   */
  dark?: ThemeRoles;
}
/**
 * Colours of single roles, for what the seeds do not meet exactly. Contrast is checked all the same.
 */
export interface ThemeRoles {
  /**
   * Ground of the page.
   */
  bg?: string;
  /**
   * Ground of a section that is set apart from the page.
   */
  'bg-subtle'?: string;
  /**
   * Ground of cards and sheets.
   */
  surface?: string;
  /**
   * Ground of menus and dialogs.
   */
  'surface-raised'?: string;
  /**
   * Ground of quiet cards and of the side of wide menus.
   */
  'surface-tint'?: string;
  /**
   * Ground of large quiet areas: banner and closing band.
   */
  'surface-sky'?: string;
  /**
   * Ground of areas in the second colour.
   */
  'surface-dawn'?: string;
  /**
   * Ground of dark bands.
   */
  'surface-band'?: string;
  /**
   * Ground of the words of a feature card.
   */
  'surface-feature'?: string;
  /**
   * Ground of the foot of the page.
   */
  'surface-foot'?: string;
  /**
   * What lies over the page while a dialog is open; with transparency.
   */
  scrim?: string;
  /**
   * Words.
   */
  text?: string;
  /**
   * Words that stand back: introductions and descriptions.
   */
  'text-muted'?: string;
  /**
   * Words that stand back furthest: dates and captions.
   */
  'text-quiet'?: string;
  /**
   * Words on dark bands and on the foot.
   */
  'text-on-band'?: string;
  /**
   * Words that stand back on dark bands and on the foot.
   */
  'text-on-band-muted'?: string;
  /**
   * Words on a feature card.
   */
  'text-on-feature'?: string;
  /**
   * Words that stand back on a feature card.
   */
  'text-on-feature-muted'?: string;
  /**
   * Fine lines between things.
   */
  border?: string;
  /**
   * Lines round things that can be pressed.
   */
  'border-firm'?: string;
  /**
   * Lines round the fields of a form.
   */
  'border-input'?: string;
  /**
   * Lines on dark bands and on the foot.
   */
  'border-on-band'?: string;
  /**
   * Ground of the main buttons.
   */
  accent?: string;
  /**
   * Ground of a main button under the pointer.
   */
  'accent-hover'?: string;
  /**
   * Ground of a main button while it is pressed.
   */
  'accent-active'?: string;
  /**
   * Words on the main buttons.
   */
  'on-accent'?: string;
  /**
   * Ground of what is pointed at in menus.
   */
  'accent-soft'?: string;
  /**
   * Links and icons.
   */
  'accent-text'?: string;
  /**
   * Links under the pointer.
   */
  'accent-text-hover'?: string;
  /**
   * Ground of quiet buttons.
   */
  'button-quiet'?: string;
  /**
   * Ground of a quiet button under the pointer.
   */
  'button-quiet-hover'?: string;
  /**
   * Ground of buttons on dark bands and features.
   */
  'button-on-band'?: string;
  /**
   * Ground of such a button under the pointer.
   */
  'button-on-band-hover'?: string;
  /**
   * Words on buttons on dark bands and features.
   */
  'on-button-on-band'?: string;
  /**
   * The ring round what the keyboard has reached.
   */
  focus?: string;
  /**
   * The same ring on dark bands, features and the foot.
   */
  'focus-on-band'?: string;
  /**
   * Words that say that something went well.
   */
  'success-text'?: string;
  /**
   * Lines and icons of errors.
   */
  danger?: string;
  /**
   * Ground of messages of errors.
   */
  'danger-soft'?: string;
  /**
   * Words of errors.
   */
  'danger-text'?: string;
  /**
   * Ground of warnings.
   */
  'warning-soft'?: string;
  /**
   * Words of warnings.
   */
  'warning-text'?: string;
  /**
   * Ground of selected words.
   */
  selection?: string;
  /**
   * The bars before the entries of a list.
   */
  bullet?: string;
  /**
   * The ticks on a feature card.
   */
  tick?: string;
  /**
   * The disc that marks the current page in the navigation.
   */
  current?: string;
  /**
   * Icons on chips in the second colour and in the light accent.
   */
  'on-chip'?: string;
  /**
   * Icons on chips in the strong accent.
   */
  'on-chip-strong'?: string;
  /**
   * Ground of buttons that float over pictures.
   */
  floating?: string;
  /**
   * Icons on buttons that float over pictures.
   */
  'on-floating'?: string;
  /**
   * Ground of drawings.
   */
  'art-sky'?: string;
  /**
   * Warm ground of drawings.
   */
  'art-dawn'?: string;
  /**
   * Quiet ground of drawings.
   */
  'art-mist'?: string;
  /**
   * First layer of drawings, and chips and bars in the second colour.
   */
  'art-people'?: string;
  /**
   * Second layer of drawings, and chips in the light accent.
   */
  'art-process'?: string;
  /**
   * Third layer of drawings, and chips in the strong accent.
   */
  'art-data'?: string;
  /**
   * Fourth, darkest layer of drawings, and the bar below the banner.
   */
  'art-platform'?: string;
  /**
   * The one small signal in drawings.
   */
  'art-disc'?: string;
  /**
   * Lines on the dark layers of drawings.
   */
  'art-line'?: string;
  /**
   * Fine marks on the sky of drawings.
   */
  'art-ghost'?: string;
  /**
   * Fine marks on the light layers of drawings.
   */
  'art-mark'?: string;
  /**
   * Ground below the last picture of a page, which runs into the foot.
   */
  'art-foot'?: string;
  /**
   * Shadows below cards, menus and dialogs.
   */
  shadow?: string;
  /**
   * Fine line round pictures; with transparency.
   */
  'picture-edge'?: string;
}
/**
 * A bar at the top of every page, until a day: holidays, an event, a change of hours. Visitors can dismiss it, and do not see the same one again.
 */
export interface SiteAnnouncement {
  /**
   * One or two sentences. **Two asterisks** make words strong, [words](/address) make a link.
   */
  text: string;
  /**
   * The last day on which it shows: 2026-12-24. A build after that day leaves it out, so build then, or delete it.
   */
  until: string;
}
/**
 * One entry of the navigation bar: a link (href), a menu with titled sections (sections) or a simple menu (dropdownItems). Give exactly one of the three.
 */
export interface SiteNavigationItem {
  /**
   * The words in the navigation bar. One or two words.
   */
  name: string;
  /**
   * The page the entry leads to, for an entry without a menu.
   */
  href?: string;
  /**
   * The wide menu below the entry, in titled sections of links with icons.
   *
   * @minItems 1
   */
  sections?: SiteNavigationSection[];
  /**
   * The simple menu below the entry, from top to bottom.
   *
   * @minItems 1
   */
  dropdownItems?: NamedLink[];
}
/**
 * One titled section of a wide menu.
 */
export interface SiteNavigationSection {
  /**
   * Title above the links. One to three words.
   */
  title: string;
  /**
   * The links of the section, from top to bottom.
   *
   * @minItems 1
   */
  items: IconLink[];
}
/**
 * A link with an icon.
 */
export interface IconLink {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  /**
   * The words of the link. One to three words; where only the icon shows, they are its tooltip and are read aloud.
   */
  name: string;
  /**
   * Where it leads: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * A link in a menu or in the footer.
 */
export interface NamedLink {
  /**
   * The words of the link. One to three words.
   */
  name: string;
  /**
   * Where it leads: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * One office, shop or practice.
 */
export interface SiteLocation {
  /**
   * Name of the location, usually the town.
   */
  title: string;
  /**
   * The postal address, line by line.
   *
   * @minItems 1
   */
  address: string[];
  /**
   * The number as people read it, with the country's code, such as +49 30 1234567. Who presses it calls it.
   */
  phone?: string;
  /**
   * The mailbox of this location.
   */
  email?: string;
  /**
   * When it is open, one entry for days with the same hours.
   *
   * @minItems 1
   */
  hours?: SiteOpeningHours[];
  /**
   * Address of the place on a map, https://... It opens in a new tab; to show the map on a page, use a block of the type embed.
   */
  map?: string;
}
/**
 * Days with the same hours.
 */
export interface SiteOpeningHours {
  /**
   * The days as people read them, such as Monday to Friday.
   */
  days: string;
  /**
   * The hours as people read them, such as 8:00 to 18:00, or closed.
   */
  time: string;
}
/**
 * What stands at the end of every page.
 */
export interface SiteFooter {
  /**
   * One or two sentences about the company, next to the logo.
   */
  text: string;
  links: SiteQuickLinks;
  /**
   * Links to profiles and channels elsewhere, shown as icons. Write [] if there are none.
   */
  social: IconLink[];
  /**
   * The last line of the page, such as the copyright notice.
   */
  legal: string;
}
/**
 * A short list of links.
 */
export interface SiteQuickLinks {
  /**
   * Title above the links. One to three words.
   */
  title: string;
  /**
   * The links, from top to bottom.
   *
   * @minItems 1
   */
  items: NamedLink[];
}
/**
 * A button or link: the words on it and where it leads.
 */
export interface Action {
  /**
   * The words on the button. Two to four words that say what happens, such as "Book a visit".
   */
  label: string;
  /**
   * Where it leads: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * A picture from the media folder.
 */
export interface Picture {
  /**
   * Path of the picture below media/, such as team/anna.svg.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it. Leave it empty if the picture is decoration only.
   */
  alt: string;
}
/**
 * What visitors see at an address that has no page.
 */
export interface SitePageNotFound {
  /**
   * Heading of the page, shown with the number 404.
   */
  title: string;
  /**
   * One or two sentences that say what may have happened.
   */
  text: string;
  /**
   * The button that leads on, usually to the home page.
   */
  action: Action;
  /**
   * The large drawing of the page.
   */
  picture?: Picture;
}
/**
 * What visitors see when something fails while a page is shown.
 */
export interface SiteUnexpectedError {
  /**
   * One or two sentences that say what to do, such as loading the page again.
   */
  text: string;
  /**
   * The drawing beside the text.
   */
  picture?: Picture;
}
/**
 * How forms are sent, whichever file below forms/ they stand in. Leave it out for the gateway of the site itself.
 */
export interface SiteSendingOfForms {
  /**
   * Base address of the service that takes forms, with a slash at the end: /crm/ for the gateway of the site itself, or https://...
   */
  endpoint: string;
  /**
   * The public name under which the site signs in to that service. It is not a secret.
   */
  clientId: string;
  /**
   * Write true only if every visitor may see the client secret. Without it, a client secret is refused.
   */
  acceptSecretInBrowser: boolean;
  /**
   * Only for sending straight from the browser, without the gateway: the password that belongs to the client id. Every visitor can read it.
   */
  clientSecret?: string;
}
/**
 * Words that the engine itself shows or reads aloud, where a site says them differently. Those that are left out are the engine's own in the language of the site.
 */
export interface Messages {
  /**
   * The first link of every page, for people who use a keyboard: it leads past the navigation.
   */
  skipToContent?: string;
  /**
   * What is read aloud for the logo in the header, which leads to the home page. {$name} is the name of the site.
   */
  homeLink?: string;
  /**
   * What is read aloud for the bar of links at the top.
   */
  mainNavigation?: string;
  /**
   * Name of the menu on narrow screens.
   */
  menu?: string;
  /**
   * The button that opens the menu on narrow screens.
   */
  openMenu?: string;
  /**
   * The button that closes the menu on narrow screens.
   */
  closeMenu?: string;
  /**
   * The button in the header that changes between light and dark.
   */
  switchTheme?: string;
  /**
   * Stands beside the choice of light and dark in the menu of narrow screens.
   */
  appearance?: string;
  /**
   * The light theme, in the menu of narrow screens.
   */
  lightTheme?: string;
  /**
   * The dark theme, in the menu of narrow screens.
   */
  darkTheme?: string;
  /**
   * What is read aloud for the choice of language in the header.
   */
  switchLanguage?: string;
  /**
   * Stands above a page that is shown in the main language of the site, because it is not translated into this one.
   */
  notTranslated?: string;
  /**
   * What is read aloud for the way from the home page to the page.
   */
  breadcrumb?: string;
  /**
   * The home page, at the start of a breadcrumb.
   */
  home?: string;
  /**
   * Read aloud after the words of a link to another site.
   */
  newTab?: string;
  /**
   * Read aloud for a link whose words stand on several cards: what it does, {$label}, and on what, {$title}.
   */
  labelWithTitle?: string;
  /**
   * The button that closes a dialog.
   */
  close?: string;
  /**
   * What is read aloud for the corner in which notifications appear. {$keys} are the keys that lead there.
   */
  notifications?: string;
  /**
   * The button that takes a notification away.
   */
  dismissNotification?: string;
  /**
   * A notification while the visitor is offline.
   */
  connectionLost?: string;
  /**
   * A notification once the visitor is online again.
   */
  connectionBack?: string;
  /**
   * A notification while a page does not come at the first attempt.
   */
  pageLate?: string;
  /**
   * Notification that a page whose link was pressed without a connection opens once there is one.
   */
  pageOffline?: string;
  /**
   * A notification while the menus of the navigation do not come at the first attempt.
   */
  menusLate?: string;
  /**
   * Heading where a page cannot be shown; the text below it is that of error in site.yaml.
   */
  unexpectedError?: string;
  /**
   * The button below an unexpected error that loads the page again.
   */
  reloadPage?: string;
  /**
   * The link below an unexpected error that leads to the home page.
   */
  returnHome?: string;
  /**
   * What kind of thing a carousel is, read aloud after its name.
   */
  carousel?: string;
  /**
   * What kind of thing one part of a carousel is, read aloud after its name.
   */
  slide?: string;
  /**
   * Read aloud for one part of a carousel: its place, {$position} of {$total}, and its name, {$name}.
   */
  slideName?: string;
  /**
   * Stands below a carousel of pictures: the place of the one that shows, {$position} of {$total}, and its caption, {$caption}.
   */
  imageCaption?: string;
  /**
   * The button that lets a carousel of slides move by itself again.
   */
  slidePlay?: string;
  /**
   * The button that stops a carousel of slides.
   */
  slidePause?: string;
  /**
   * The button that goes back in a carousel of slides.
   */
  slidePrevious?: string;
  /**
   * The button that goes on in a carousel of slides.
   */
  slideNext?: string;
  /**
   * The button that lets a carousel of pictures move by itself again.
   */
  imagePlay?: string;
  /**
   * The button that stops a carousel of pictures.
   */
  imagePause?: string;
  /**
   * The button that goes back in a carousel of pictures.
   */
  imagePrevious?: string;
  /**
   * The button that goes on in a carousel of pictures.
   */
  imageNext?: string;
  /**
   * The link to an article, a case study or an announcement that gives no label of its own.
   */
  readMore?: string;
  /**
   * What is read aloud for the links to the further pages of a list of entries.
   */
  listPages?: string;
  /**
   * What is read aloud for the link to one of those pages, {$number}.
   */
  listPage?: string;
  /**
   * The link to the page of the list before this one.
   */
  listPagePrevious?: string;
  /**
   * The link to the page of the list after this one.
   */
  listPageNext?: string;
  /**
   * Stands in the place of a list of entries as long as there is none.
   */
  listEmpty?: string;
  /**
   * The title of the second and every further page of a list: {$title} is that of the first, {$number} the number of the page.
   */
  listPageTitle?: string;
  /**
   * The button of a product card that gives no label of its own.
   */
  moreFeatures?: string;
  /**
   * The link below a portrait.
   */
  viewProfile?: string;
  /**
   * The link below a video that gives no label of its own.
   */
  watchVideo?: string;
  /**
   * Heading of a list in the dialog of a product.
   */
  keyFeatures?: string;
  /**
   * Heading of the text in the dialog of a product.
   */
  details?: string;
  /**
   * Heading of a list in the dialog of a case study.
   */
  keyHighlights?: string;
  /**
   * Heading of a text in the dialog of a case study.
   */
  clientBackground?: string;
  /**
   * Heading of a list in the dialog of a case study.
   */
  challenges?: string;
  /**
   * Heading of a list in the dialog of a case study.
   */
  solution?: string;
  /**
   * Heading of a list in the dialog of a case study.
   */
  outcomes?: string;
  /**
   * Heading of a list in the dialog of a case study.
   */
  technologiesUsed?: string;
  /**
   * Said in the dialog of a video when its player does not load, before the link to the video on its own page.
   */
  playerMissing?: string;
  /**
   * The link below the player of a video that leads to the video on its own page.
   */
  watchElsewhere?: string;
  /**
   * The link of a location that leads to its map.
   */
  showOnMap?: string;
  /**
   * The button that loads a map, a video or another embed into the page.
   */
  loadEmbed?: string;
  /**
   * What is said before an embed is loaded: who learns what of the visitor. {$host} is the name of its host.
   */
  embedNotice?: string;
  /**
   * The link to the page of an embed on its own site. {$host} is the name of its host.
   */
  openEmbed?: string;
  /**
   * Stands in the dialog of the form when its script cannot be loaded. {$email} is the mailbox of the site.
   */
  formUnavailable?: string;
  /**
   * The button that closes a form without sending it.
   */
  cancel?: string;
  /**
   * The button that sends the form.
   */
  sendInquiry?: string;
  /**
   * Stands on the button while the form is under way.
   */
  sending?: string;
  /**
   * Shown once the form has been sent.
   */
  inquirySent?: string;
  /**
   * Stands below the thanks, because the dialog closes soon.
   */
  closesByItself?: string;
  /**
   * Heading of the warning when a form is sent with a field empty or malformed.
   */
  fieldsMissing?: string;
  /**
   * Text of the warning when a form is sent with a field empty or malformed.
   */
  completeFields?: string;
  /**
   * Shown when the gateway has the same inquiry already, or could not be reached. {$email} is the mailbox of the site.
   */
  alreadyReceived?: string;
  /**
   * The link below that text, which opens a mail with what was typed.
   */
  sendByMail?: string;
  /**
   * Subject of the mail that carries an inquiry when it is not sure that the form could send it.
   */
  mailSubject?: string;
  /**
   * Below a field of a form that is left empty and must not be.
   */
  answerMissing?: string;
  /**
   * Below a field for an e-mail address that holds something else.
   */
  emailWrong?: string;
  /**
   * Below a field for a number that holds something else.
   */
  numberWrong?: string;
  /**
   * Below a field for a date that holds something else.
   */
  dateWrong?: string;
  /**
   * Below a field for a date that is over, or before the one that it follows. {$least} is the first day that is taken, written out.
   */
  dateEarly?: string;
  /**
   * Below a field for a date that is too late. {$most} is the last day that is taken, written out.
   */
  dateLate?: string;
  /**
   * Below a choice whose answer is none of its options.
   */
  choiceWrong?: string;
  /**
   * Below a field whose text has too few characters. {$least} is how many it needs.
   */
  textShort?: string;
  /**
   * Below a field whose text has too many characters. {$most} is how many it may have.
   */
  textLong?: string;
  /**
   * Below a field whose number is too small. {$least} is the first that is taken.
   */
  valueLow?: string;
  /**
   * Below a field whose number is too large. {$most} is the last that is taken.
   */
  valueHigh?: string;
  /**
   * The bar on every page of a preview, which npm run build -- --drafts makes. The published site never shows it.
   */
  draftsShown?: string;
  /**
   * Name of the button that opens the search, of its dialog and of its field.
   */
  search?: string;
  /**
   * Read aloud and shown above the results of a search. {$count} is how many there are.
   */
  searchStatus?: string;
  /**
   * Where a search has no result. {$query} is what was looked for, {$email} the mailbox as a link.
   */
  searchNothing?: string;
  /**
   * Instead of the results if they cannot be loaded. The link to the list of all pages follows.
   */
  searchUnavailable?: string;
  /**
   * Title of the list of all pages, and of links to it.
   */
  allPages?: string;
  /**
   * Below that title, and for search engines. {$name} is the name of the site.
   */
  allPagesText?: string;
  /**
   * Above a passage of a longer text that begins with `> [!NOTE]`.
   */
  alertNote?: string;
  /**
   * Above a passage of a longer text that begins with `> [!TIP]`.
   */
  alertTip?: string;
  /**
   * Above a passage of a longer text that begins with `> [!IMPORTANT]`.
   */
  alertImportant?: string;
  /**
   * Above a passage of a longer text that begins with `> [!WARNING]`.
   */
  alertWarning?: string;
  /**
   * Above a passage of a longer text that begins with `> [!CAUTION]`.
   */
  alertCaution?: string;
}
/**
 * One page of the site. The path of the file is the address: pages/services/audits.yaml is /services/audits.
 */
export interface Page {
  /**
   * Name of the page in the browser tab and in search results; the name of the site is added to it. Two to seven words, at most 70 characters.
   */
  title: string;
  /**
   * What a visitor finds here, for search results and shared links. One sentence of 70 to 160 characters.
   */
  description?: string;
  /**
   * Words with which visitors look for this page though it does not say them, such as jobs on a page called Working here. The search of the site finds it by them.
   *
   * @minItems 1
   *
   * Items: A word, or a few as visitors type them.
   */
  keywords?: string[];
  closing?: PageClosing;
  /**
   * Path below media/ of the picture that is shown where someone shares this page, 1200 by 630 pixels, or drawn for one with its title, or none. Without it, what site.yaml says.
   */
  shareImage?: string;
  /**
   * What the picture for shared links shows, for people who cannot see it. One that is drawn says its title by itself.
   */
  shareImageAlt?: string;
  entry?: PageEntry;
  /**
   * Write true for a page that is not ready: npm run dev shows it with a mark, a build leaves it out, and so do menus and lists. npm run build -- --drafts makes a preview that has it.
   */
  draft?: boolean;
  /**
   * When the page appears, as day and time: 2026-12-01T09:00 in the time zone that site.yaml names, or 2026-12-01T09:00+01:00 anywhere. Before that, a build leaves it out, and its translations with it.
   */
  publishAt?: string;
  /**
   * When the page disappears, written like publishAt. A build from then on leaves it out, and its translations with it.
   */
  unpublishAt?: string;
  /**
   * Write true for a page that visitors reach by a link alone, such as a thank-you page: search engines are asked to leave it out, and the sitemap does not list it.
   */
  noindex?: boolean;
  /**
   * Where the same text stands first, if that is elsewhere: https://... or the address of another page, such as /services/audits. Search engines show that one, and the sitemap does not list this page.
   */
  canonical?: string;
  /**
   * Of a page in another language: which version of the words of its original it says the same as; npm run translated writes it. The check tells once these have changed since.
   */
  translatedFrom?: string;
  /**
   * What the page shows, from top to bottom. Start with a block that carries the main heading.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * Makes this page an entry of the folder that it lies in, such as a post of a blog or a piece of news: blocks of the type entries list it, and the feeds of the folder.
 */
export interface PageEntry {
  /**
   * The day as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * Write true for what takes place on this day, such as a concert: the day may be still to come.
   */
  event?: boolean;
  /**
   * What the entry says, in one or two sentences, for lists and feeds.
   */
  summary: string;
  /**
   * Who wrote it, as visitors read the name.
   */
  author?: string;
  /**
   * The picture at the top of its card in lists.
   */
  picture?: Picture;
  /**
   * What it is about, one to three words each, always spelt the same. A list can show the entries of one tag, or those that share tags with its page.
   *
   * Items: One thing that it is about.
   */
  tags: string[];
}
/**
 * Dated cards for articles that are published elsewhere; each opens in a new tab. Use it for a press or blog page whose articles are not pages of this site; for those that are, use entries.
 */
export interface ArticlesBlock {
  /**
   * Which kind of block this is: always articles.
   */
  type: 'articles';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The articles, the newest first. Multiples of three fill the rows.
   *
   * @minItems 1
   */
  items: ArticlesArticle[];
}
/**
 * One article.
 */
export interface ArticlesArticle {
  /**
   * Title of the article. Up to twelve words.
   */
  title: string;
  /**
   * One or two sentences below the title.
   */
  description: string;
  /**
   * The day as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * The picture at the top of the card.
   */
  picture: Picture;
  /**
   * Where the article can be read. It opens in a new tab.
   */
  href: string;
  /**
   * The words on the button of the card. Two or three words. Without it, Read More in the language of the page.
   */
  label?: string;
}
/**
 * The large opening of a home page: slides that follow one another, with one button on all of them. It carries the main heading of the page, so it comes first and only once.
 */
export interface BannerBlock {
  /**
   * Which kind of block this is: always banner.
   */
  type: 'banner';
  /**
   * The main heading of the page, for search engines and for people who hear the page. The slides' titles are shown in its place.
   */
  heading: string;
  /**
   * Name of the banner for people who hear the page, such as Highlights. It is not shown.
   */
  label: string;
  /**
   * Time each slide stays before the next one comes, in milliseconds: 5000 is five seconds.
   */
  interval: number;
  /**
   * The button that every slide shows.
   */
  action: Action;
  /**
   * The slides, in the order in which they are shown. Three are plenty.
   *
   * @minItems 1
   */
  slides: BannerSlide[];
}
/**
 * One slide: words on the left, a drawing or a photograph behind them.
 */
export interface BannerSlide {
  /**
   * Short name of the slide in the row of buttons below it. One to three words.
   */
  label: string;
  /**
   * The large line of the slide. Five to nine words.
   */
  title: string;
  /**
   * One or two sentences below the title. Texts of about the same length keep the banner from growing while it loads.
   */
  text: string;
  /**
   * The picture of the slide. Wide drawings work best: their left half is behind the words on wide screens. A photograph lies behind the words under a veil, just as strong as it needs to keep them readable; its right and lower part is seen best.
   */
  picture: Picture;
  /**
   * A quieter link beside the button, for example to a page that tells more.
   */
  link?: Action;
}
/**
 * A grid of short points with icons and without boxes around them, for example what an employer offers or what a firm believes.
 */
export interface BenefitsBlock {
  /**
   * Which kind of block this is: always benefits.
   */
  type: 'benefits';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The points, in reading order. Three or six fill the rows.
   *
   * @minItems 1
   */
  items: BenefitsBenefit[];
}
/**
 * One point.
 */
export interface BenefitsBenefit {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  tone: Tone;
  /**
   * Title of the point. One to five words.
   */
  title: string;
  /**
   * One or two short sentences below the title.
   */
  text: string;
}
/**
 * Day, author and tags of the entry that this page is. Use it below the title of an article.
 */
export interface BylineBlock {
  /**
   * Which kind of block this is: always byline.
   */
  type: 'byline';
}
/**
 * A grid of cards, each with an icon, a title, a text and a list of points. Good for what a service consists of.
 */
export interface CardGridBlock {
  /**
   * Which kind of block this is: always card-grid.
   */
  type: 'card-grid';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The cards, in reading order. Three, four or six fill the rows.
   *
   * @minItems 1
   */
  cards: CardGridCard[];
}
/**
 * One card.
 */
export interface CardGridCard {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  tone: Tone;
  /**
   * Title of the card. One to five words.
   */
  title: string;
  /**
   * One or two short sentences below the title.
   */
  text: string;
  /**
   * Up to seven short points below the text, three to eight words each. Five are usual.
   *
   * @maxItems 7
   */
  bullets: string[];
}
/**
 * Cards for finished projects; each opens a dialog with the whole story. Use it where challenge, solution and outcome of several projects are told.
 */
export interface CaseStudiesBlock {
  /**
   * Which kind of block this is: always case-studies.
   */
  type: 'case-studies';
  /**
   * The case studies, the strongest first. That one is shown large, the others two in a row: odd numbers fill the rows.
   *
   * @minItems 1
   */
  items: CaseStudiesCaseStudy[];
}
/**
 * One finished project.
 */
export interface CaseStudiesCaseStudy {
  /**
   * The end of the address that opens this entry, after the # sign. Small letters, digits and hyphens; once published, do not change it.
   */
  slug: string;
  /**
   * What was achieved and for whom, on the card and in the dialog. Four to ten words.
   */
  title: string;
  /**
   * The picture on the card and at the top of the dialog.
   */
  img: Picture;
  /**
   * One or two sentences on the card.
   */
  summary: string;
  /**
   * The one figure that stands out on the card.
   */
  result: Figure;
  overview: CaseStudiesOverview;
  /**
   * More results with a figure each, shown in a row in the dialog. Two to four.
   *
   * @minItems 1
   */
  figures?: Figure[];
  detailedStudy: CaseStudiesDetailedStudy;
  /**
   * The words on the button of the card that opens the dialog. Two or three words. Without it, Read More in the language of the page.
   */
  label?: string;
}
/**
 * A number and what it counts.
 */
export interface Figure {
  /**
   * The number as it is shown, with its sign or unit, such as 20% or 3X; a number alone stands in quotes, '140'.
   */
  value: string;
  /**
   * What the number says, in two to five words, such as less heating cost.
   */
  label: string;
}
/**
 * The first part of the dialog.
 */
export interface CaseStudiesOverview {
  /**
   * What the project was about, in two to four sentences.
   */
  description: string;
  /**
   * The main points as a list. Three to five short lines.
   *
   * @minItems 1
   */
  keyHighlights: string[];
}
/**
 * The long part of the dialog.
 */
export interface CaseStudiesDetailedStudy {
  /**
   * Who the client is and where they stood before the project. Two to four sentences.
   */
  clientBackground: string;
  /**
   * What made it hard, one short sentence each.
   *
   * @minItems 1
   */
  challenges: string[];
  /**
   * What was done, one short sentence each.
   *
   * @minItems 1
   */
  solution: string[];
  /**
   * What the client has from it, one short sentence each.
   *
   * @minItems 1
   */
  outcomes: string[];
  /**
   * Names of the products and methods that were used, if they matter to readers.
   *
   * @minItems 1
   */
  technologiesUsed?: string[];
}
/**
 * Two or three columns of text beside each other, each with a picture above it if you like. Use it for things of equal rank that need a paragraph each.
 */
export interface ColumnsBlock {
  /**
   * Which kind of block this is: always columns.
   */
  type: 'columns';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The columns, from the first to the last.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: ColumnsTextColumn[];
}
/**
 * One column.
 */
export interface ColumnsTextColumn {
  /**
   * A picture above the text. It is cut to 3:2.
   */
  picture?: Picture;
  /**
   * Title of the column. One to five words.
   */
  title?: string;
  /**
   * The text in Markdown: paragraphs, lists, links.
   */
  text: string;
  /**
   * Where the column leads on to.
   */
  action?: Action;
}
/**
 * Quotes of named clients with their logos and industries. Use it on a page about clients; for quotes without logos use testimonials.
 */
export interface CustomersBlock {
  /**
   * Which kind of block this is: always customers.
   */
  type: 'customers';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The clients, in reading order. Even numbers fill the rows.
   *
   * @minItems 1
   */
  items: CustomersCustomer[];
}
/**
 * One client.
 */
export interface CustomersCustomer {
  /**
   * Name of the client. It is not shown, but read aloud in place of the logo.
   */
  name: string;
  /**
   * What the client does. One to four words.
   */
  industry: string;
  /**
   * Logo of the client with its name in it, best as an SVG drawing in one colour.
   */
  logo: Picture;
  /**
   * What the client says, without quotation marks. One to three sentences.
   */
  testimonial: string;
}
/**
 * A list of files to take away. Kind and size of a file below public/ are shown by themselves. Use it for forms, brochures and price lists.
 */
export interface DownloadsBlock {
  /**
   * Which kind of block this is: always downloads.
   */
  type: 'downloads';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The files, the most wanted first.
   *
   * @minItems 1
   */
  files: DownloadsFile[];
}
/**
 * One file.
 */
export interface DownloadsFile {
  /**
   * The words of the link: what the file is, not what it is called.
   */
  title: string;
  /**
   * One sentence that says what is in it, or whom it is for.
   */
  text?: string;
  /**
   * The file: /price-list.pdf for public/price-list.pdf, or https://... for one elsewhere.
   */
  href: string;
}
/**
 * A map, a video, a calendar or another page of a host that site.yaml allows under embeds. A picture stands there until the visitor asks for the rest; nothing is loaded before. Use it for what only another site can show.
 */
export interface EmbedBlock {
  /**
   * Which kind of block this is: always embed.
   */
  type: 'embed';
  /**
   * The heading of the section, which is also read aloud as the name of what is embedded. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * What is embedded, by the address that the browser shows there: of a video at YouTube or Vimeo, of a place at Google Maps or OpenStreetMap, of a page of a host that site.yaml names.
   */
  href: string;
  /**
   * What stands there before the visitor asks for the rest, such as a drawing of the map.
   */
  picture: Picture;
  /**
   * wide for videos and maps; tall for pages that scroll, such as a calendar for bookings.
   */
  shape: 'wide' | 'tall';
  /**
   * The words on the button that loads it. Two or three words. Without it, Show here in the language of the page.
   */
  label?: string;
  /**
   * What visitors are told before they press the button: who learns what of them. Without it there is a sentence that names the host; write your own to link to your privacy page.
   */
  notice?: string;
}
/**
 * Cards for the entries of a folder: for pages with `entry:`, such as the posts of a blog. On the page at the address of the folder the list goes on at further addresses, /resources/blog/page/2; so does a list with a tag on a page below it. Use it on the page of a blog or news, and for the latest few on any other.
 */
export interface EntriesBlock {
  /**
   * Which kind of block this is: always entries.
   */
  type: 'entries';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The folder of the entries below pages/, in the language of the page: resources/blog for pages/resources/blog/*.yaml.
   */
  from: string;
  /**
   * Date has the newest first, title follows the alphabet. Related shows those alone that share tags with this page, the most shared first; where there are none, the whole block is left out.
   */
  sort: 'date' | 'title' | 'related';
  /**
   * Shows the entries with this tag alone.
   */
  tag?: string;
  /**
   * At most so many entries on one page.
   */
  limit: number;
}
/**
 * Questions with answers that unfold. They work without a script, can be searched in the page, and print unfolded. Use it for what visitors ask again and again.
 */
export interface FaqBlock {
  /**
   * Which kind of block this is: always faq.
   */
  type: 'faq';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * Write true to let an answer fold up when the next one is opened.
   */
  exclusive: boolean;
  /**
   * The questions, the most frequent first.
   *
   * @minItems 1
   */
  items: FaqQuestion[];
}
/**
 * One question with its answer.
 */
export interface FaqQuestion {
  /**
   * The question as visitors would ask it, with its question mark.
   */
  question: string;
  /**
   * The answer in Markdown, a paragraph or two: lists, links and tables may stand in it.
   */
  answer: string;
}
/**
 * One offer on a large dark card: text, a few ticked points, a button and a picture.
 */
export interface FeatureBlock {
  /**
   * Which kind of block this is: always feature.
   */
  type: 'feature';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading.
   */
  text: string;
  /**
   * What is part of it, as a list with ticks. Three or four short lines.
   *
   * @minItems 1
   */
  points: string[];
  /**
   * The button at the end of the card.
   */
  action: Action;
  /**
   * The large picture on the card.
   */
  picture: Picture;
}
/**
 * A dark band across the whole page with up to six points, each with an icon. Use it once on a page, for what matters most.
 */
export interface FeatureBandBlock {
  /**
   * Which kind of block this is: always feature-band.
   */
  type: 'feature-band';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  /**
   * A wide drawing, such as a line of hills, that leads from the page into the dark band.
   */
  edge?: Picture;
  /**
   * The points, in reading order. Three or six fill the rows.
   *
   * @minItems 1
   */
  items: FeatureBandPoint[];
}
/**
 * One point of the band.
 */
export interface FeatureBandPoint {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  /**
   * Title of the point. One to four words.
   */
  title: string;
  /**
   * One or two short sentences below the title.
   */
  text: string;
}
/**
 * A form in the page, for a page that is about it. A link to # and the form's name opens the same form as a dialog, on any page.
 */
export interface FormBlock {
  /**
   * Which kind of block this is: always form.
   */
  type: 'form';
  /**
   * Name of the form: order for the file forms/order.yaml. Its title and subtitle stand beside it.
   */
  form: string;
  ground: Ground;
}
/**
 * Pictures in a grid, with captions. Each opens large, at an address of its own. Use it where pictures are the content; for a few that change by themselves use image-carousel.
 */
export interface GalleryBlock {
  /**
   * Which kind of block this is: always gallery.
   */
  type: 'gallery';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The pictures, in reading order. Multiples of three fill the rows.
   *
   * @minItems 1
   */
  pictures: GalleryPicture[];
}
/**
 * One picture.
 */
export interface GalleryPicture {
  /**
   * The end of the address that opens this entry, after the # sign. Small letters, digits and hyphens; once published, do not change it.
   */
  slug: string;
  /**
   * The picture. In the grid it is cut to 4:3; opened, all of it shows.
   */
  picture: DescribedPicture;
  /**
   * The line below the picture. Two to eight words.
   */
  caption: string;
}
/**
 * A picture from the media folder that carries meaning and therefore needs a text alternative.
 */
export interface DescribedPicture {
  /**
   * Path of the picture below media/, such as office/roof-garden.svg.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it.
   */
  alt: string;
}
/**
 * The opening of a page with its main heading. With a picture the text stands beside it; without one the title stands left and the lead right. It comes first and only once.
 */
export interface HeroBlock {
  /**
   * Which kind of block this is: always hero.
   */
  type: 'hero';
  /**
   * The main heading of the page. Three to nine words.
   */
  title: string;
  /**
   * One line below the title that adds what the title leaves open. Up to fifteen words.
   */
  subtitle?: string;
  /**
   * A paragraph below the subtitle, two to four sentences. **Two asterisks** make words strong, *one* stresses them, [words](https://www.example.com) make a link.
   */
  text?: string;
  /**
   * One or two sentences beside the title, for a hero without a picture.
   */
  lead?: string;
  /**
   * The way to this page, shown above the title: the names between Home and here, the last one is this page.
   *
   * @minItems 1
   */
  breadcrumb?: string[];
  /**
   * The large picture beside the text. Leave it out for a plain opening.
   */
  picture?: Picture;
  /**
   * A button below the text.
   */
  action?: Action;
}
/**
 * Large pictures with captions that follow one another by themselves; visitors can stop them and go back and forth. Use it for impressions that nobody has to see all of.
 */
export interface ImageCarouselBlock {
  /**
   * Which kind of block this is: always image-carousel.
   */
  type: 'image-carousel';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  /**
   * Name of the carousel for people who hear the page, such as Pictures of our office. It is not shown.
   */
  label: string;
  /**
   * Time each picture stays before the next one comes, in milliseconds: 4000 is 4 seconds.
   */
  interval: number;
  ground: Ground;
  /**
   * The pictures, in the order in which they are shown.
   *
   * @minItems 1
   */
  images: ImageCarouselCarouselImage[];
}
/**
 * One picture with its caption.
 */
export interface ImageCarouselCarouselImage {
  /**
   * The picture. It is shown wide, about twice as wide as high.
   */
  picture: DescribedPicture;
  /**
   * The line below the picture. Two to eight words.
   */
  caption: string;
}
/**
 * A compact grid of cells that are links as a whole, each with an icon. Good for an overview of up to twelve pages.
 */
export interface LinkGridBlock {
  /**
   * Which kind of block this is: always link-grid.
   */
  type: 'link-grid';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The cells, in reading order. Multiples of four fill the rows.
   *
   * @minItems 1
   */
  items: LinkGridCell[];
}
/**
 * One cell; all of it is a link.
 */
export interface LinkGridCell {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  tone: Tone;
  /**
   * What the page is about. One to three words.
   */
  title: string;
  /**
   * One short sentence below the title.
   */
  text: string;
  /**
   * Where it leads: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * A tall list of links to pages, each with a sentence. Beside it stands the picture of the entry the visitor points at. Use it for up to ten pages that are the way on from here.
 */
export interface LinkListBlock {
  /**
   * Which kind of block this is: always link-list.
   */
  type: 'link-list';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The links, in reading order.
   *
   * @minItems 1
   */
  items: LinkListEntry[];
}
/**
 * One link with its sentence and picture.
 */
export interface LinkListEntry {
  /**
   * The words of the link. One to four words.
   */
  title: string;
  /**
   * One short sentence below the title that says what the visitor finds there.
   */
  text: string;
  /**
   * Where it leads: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
  /**
   * The picture that is shown while the visitor points at this entry.
   */
  picture: Picture;
}
/**
 * Where the firm is: address, opening hours, phone, mail and map of every location in site.yaml. Use it on a page about contact or visits.
 */
export interface LocationsBlock {
  /**
   * Which kind of block this is: always locations.
   */
  type: 'locations';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
}
/**
 * A quiet row of logos, for example of partners or clients.
 */
export interface LogoRowBlock {
  /**
   * Which kind of block this is: always logo-row.
   */
  type: 'logo-row';
  /**
   * The line that says whose logos these are, such as Partners we build with. Two to five words.
   */
  label: string;
  /**
   * The logos, from left to right. Four to six fit in one row.
   *
   * @minItems 1
   */
  logos: LogoRowLogo[];
}
/**
 * One logo.
 */
export interface LogoRowLogo {
  /**
   * Name of the organisation. It is read aloud in place of the logo.
   */
  name: string;
  /**
   * The logo, best as an SVG drawing in one colour.
   */
  picture: Picture;
}
/**
 * A row of cards, each with a drawing, a title and a short text. Good for three values or promises.
 */
export interface PictureCardsBlock {
  /**
   * Which kind of block this is: always picture-cards.
   */
  type: 'picture-cards';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The cards, in reading order. Three make one row.
   *
   * @minItems 1
   */
  cards: PictureCardsPictureCard[];
}
/**
 * One card.
 */
export interface PictureCardsPictureCard {
  /**
   * Title of the card. One to five words.
   */
  title: string;
  /**
   * One or two short sentences below the title.
   */
  text: string;
  /**
   * The drawing above the title.
   */
  picture: Picture;
}
/**
 * A list of dated press releases with pictures. Use it for announcements of the firm that are published elsewhere.
 */
export interface PressReleasesBlock {
  /**
   * Which kind of block this is: always press-releases.
   */
  type: 'press-releases';
  /**
   * The press releases, the newest first.
   *
   * @minItems 1
   */
  items: PressReleasesPressRelease[];
}
/**
 * One press release.
 */
export interface PressReleasesPressRelease {
  /**
   * Title of the press release. Up to twelve words.
   */
  title: string;
  /**
   * One or two sentences below the title.
   */
  description: string;
  /**
   * The day as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * The picture beside the text.
   */
  picture: Picture;
  /**
   * Where the whole text can be read. Without it, there is no button.
   */
  href?: string;
  /**
   * Write true in place of an address to show the button as one that does nothing yet.
   */
  disabled: boolean;
  /**
   * The words on the button beside the text. Two or three words. Without it, Read More in the language of the page.
   */
  label?: string;
}
/**
 * Plans or packages beside each other, each with its price, what is in it, and a button. Use it where visitors choose between two to four of them; for a longer list of prices use table.
 */
export interface PricingBlock {
  /**
   * Which kind of block this is: always pricing.
   */
  type: 'pricing';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The plans, the smallest first. Two to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  plans: PricingPlan[];
  /**
   * What holds for all plans, below them: taxes, notice, terms.
   */
  note?: string;
}
/**
 * One plan.
 */
export interface PricingPlan {
  /**
   * Name of the plan. One to three words.
   */
  name: string;
  /**
   * The price with its currency, such as €900, or words such as On request.
   */
  price: string;
  /**
   * What the price is for, such as per month or plus tax.
   */
  per?: string;
  /**
   * One sentence that says whom the plan is for.
   */
  text?: string;
  /**
   * What is in it, three to eight words each.
   *
   * @maxItems 12
   */
  points: string[];
  /**
   * Two or three words that set this plan apart, such as Most chosen. Give it to one plan at most.
   */
  mark?: string;
  /**
   * What to do to get it.
   */
  action: Action;
}
/**
 * Products, tools or packages of the firm, one wide card each; each opens a dialog with more.
 */
export interface ProductCardsBlock {
  /**
   * Which kind of block this is: always product-cards.
   */
  type: 'product-cards';
  /**
   * The products, tools or packages, the most important first.
   *
   * @minItems 1
   */
  items: ProductCardsProduct[];
}
/**
 * One product, tool or package.
 */
export interface ProductCardsProduct {
  /**
   * The end of the address that opens this entry, after the # sign. Small letters, digits and hyphens; once published, do not change it.
   */
  slug: string;
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. A drawing of your own in one colour, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  /**
   * Name of the product. One to four words.
   */
  title: string;
  /**
   * What it does and for whom. One or two sentences.
   */
  description: string;
  /**
   * The main features as a list on the card. Three to five short lines.
   *
   * @minItems 1
   */
  keyFeatures: string[];
  /**
   * The picture of the product, on the card and in the dialog.
   */
  img: Picture;
  /**
   * What the dialog tells in addition, as paragraphs of one to three sentences.
   *
   * @minItems 1
   */
  details: string[];
  /**
   * The words on the button of the card that opens the dialog. Two or three words. Without it, More Features in the language of the page.
   */
  label?: string;
}
/**
 * A longer text in Markdown, with headings, lists, tables, quotes, code and pictures of its own: for articles, terms, privacy pages and manuals.
 */
export interface ProseBlock {
  /**
   * Which kind of block this is: always prose.
   */
  type: 'prose';
  /**
   * The heading beside the text; those in the text are below it. Without it the text stands alone.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * A text in Markdown, below `text: |`: ## for a heading (### and #### for those below it), which is a place that #its-words leads to; - or 1. for lists; > for a quote, and > [!NOTE] (or TIP, IMPORTANT, WARNING, CAUTION) above it for an alert; **strong**, *stressed*, `code` and [links](/address); tables with | between the cells; three backticks around lines of code, and its language behind the first; ![What it shows](team/roof.jpg "Caption") as a paragraph of its own for a picture below media/. A backslash at the end of a line breaks it. HTML is refused.
   */
  text: string;
}
/**
 * One sentence that somebody said, large, with name and face. Use it once between other blocks; for several quotes use testimonials.
 */
export interface QuoteBlock {
  /**
   * Which kind of block this is: always quote.
   */
  type: 'quote';
  ground: Ground;
  /**
   * What was said, without quotation marks. One to three sentences.
   */
  text: string;
  /**
   * Who said it.
   */
  name: string;
  /**
   * What they do, and where, in a few words.
   */
  role?: string;
  /**
   * A portrait. It is shown small and square.
   */
  picture?: Picture;
}
/**
 * Why to choose this firm or service: a few short reasons, with a picture beside them if there is one.
 */
export interface ReasonsBlock {
  /**
   * Which kind of block this is: always reasons.
   */
  type: 'reasons';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * A picture beside the reasons.
   */
  picture?: Picture;
  ground: Ground;
  /**
   * The reasons, the strongest first. Three to five.
   *
   * @minItems 1
   */
  items: ReasonsReason[];
}
/**
 * One reason.
 */
export interface ReasonsReason {
  /**
   * The reason in a few words.
   */
  title: string;
  /**
   * One or two sentences that prove it.
   */
  text: string;
}
/**
 * A heading and plain paragraphs, for additional information.
 */
export interface RichTextBlock {
  /**
   * Which kind of block this is: always rich-text.
   */
  type: 'rich-text';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  ground: Ground;
  /**
   * The paragraphs, two to five sentences each. **Two asterisks** make words strong, *one* stresses them, [words](https://www.example.com) make a link.
   *
   * @minItems 1
   *
   * Items: One paragraph of text. **Two asterisks** make words strong, *one* stresses them, `backticks` make code, [words](https://www.example.com) a link, and a line of its own (below `text: |`) starts a new line; for more there is the block prose.
   */
  paragraphs: string[];
}
/**
 * One sentence that begins with a large figure, such as a promise, and below it what follows from it.
 */
export interface StatementBlock {
  /**
   * Which kind of block this is: always statement.
   */
  type: 'statement';
  /**
   * The large figure at the start of the heading, such as 1%.
   */
  figure: string;
  /**
   * How the sentence goes on after the figure, such as of our time goes to the community.
   */
  heading: string;
  /**
   * What follows from the sentence, point by point. Four fill the section.
   *
   * @minItems 1
   */
  benefits: StatementBenefit[];
}
/**
 * One point.
 */
export interface StatementBenefit {
  /**
   * Who gains, or what changes. One to four words.
   */
  title: string;
  /**
   * What they gain or what it means, in one sentence.
   */
  text: string;
}
/**
 * A row of large figures with bars below them. Use it for two to four figures that can be proved.
 */
export interface StatsBlock {
  /**
   * Which kind of block this is: always stats.
   */
  type: 'stats';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The figures, from left to right. Three or four.
   *
   * @minItems 1
   */
  items: StatsStat[];
}
/**
 * One figure.
 */
export interface StatsStat {
  /**
   * The figure as it is shown, such as 100+ or 98%; a number alone stands in quotes, '140'. Write {facts.name} to take it from the facts in site.yaml.
   */
  value: string;
  /**
   * What the figure counts. Two to five words.
   */
  label: string;
  tone: Tone;
  /**
   * Length of the bar below the figure, in percent of the full width. Make the bars differ as the figures do. Without it there is no bar.
   */
  share?: number;
}
/**
 * What happens one after the other, numbered: how an order runs, how to get somewhere.
 */
export interface StepsBlock {
  /**
   * Which kind of block this is: always steps.
   */
  type: 'steps';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The steps, in their order. Three to six read well.
   *
   * @minItems 1
   */
  items: StepsStep[];
}
/**
 * One step.
 */
export interface StepsStep {
  /**
   * What happens, in one to five words.
   */
  title: string;
  /**
   * One to three sentences that say who does what, and how long it takes. **Two asterisks** make words strong, [words](/address) make a link.
   */
  text: string;
  /**
   * A picture of this step. Give one to all steps or to none.
   */
  picture?: Picture;
}
/**
 * A picture beside a few paragraphs, for the story of a firm, a team or an idea.
 */
export interface StoryBlock {
  /**
   * Which kind of block this is: always story.
   */
  type: 'story';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * The paragraphs, two to five sentences each. **Two asterisks** make words strong, *one* stresses them, [words](https://www.example.com) make a link.
   *
   * @minItems 1
   *
   * Items: One paragraph of text. **Two asterisks** make words strong, *one* stresses them, `backticks` make code, [words](https://www.example.com) a link, and a line of its own (below `text: |`) starts a new line; for more there is the block prose.
   */
  paragraphs: string[];
  /**
   * The picture beside the text.
   */
  picture: Picture;
  /**
   * Write true to show the picture on the right instead of the left.
   */
  flip: boolean;
  ground: Ground;
}
/**
 * A table with a caption. Where it is wider than the screen it scrolls inside itself. Use it for what is compared in rows and columns, such as prices or opening hours.
 */
export interface TableBlock {
  /**
   * Which kind of block this is: always table.
   */
  type: 'table';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * What the table shows, in one short sentence. It stands above the table and is read aloud first.
   */
  caption: string;
  /**
   * The columns, from the first to the last; in languages written from right to left the first is on the right.
   *
   * @minItems 1
   * @maxItems 12
   */
  columns: TableColumn[];
  /**
   * The rows, from top to bottom. Each is a list with one text for each column: [House, '2', €900].
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * Whether the first text of a row says what the row is about. Write false if it is a figure like the others.
   */
  headerColumn: boolean;
}
/**
 * The head of one column.
 */
export interface TableColumn {
  /**
   * What is in the column, in one to three words.
   */
  title: string;
  /**
   * Where in the column its words and figures stand. Figures are compared best at the end.
   */
  align: 'start' | 'center' | 'end';
}
/**
 * A grid of people; each opens a dialog with a biography. Use it to introduce those whom visitors will meet.
 */
export interface TeamBlock {
  /**
   * Which kind of block this is: always team.
   */
  type: 'team';
  /**
   * The people, in the order in which they are shown. Multiples of four fill the rows.
   *
   * @minItems 1
   */
  items: TeamPerson[];
  /**
   * The words on the button below each person that opens the dialog. Two or three words. Without it, View Profile in the language of the page.
   */
  viewLabel?: string;
}
/**
 * One person.
 */
export interface TeamPerson {
  /**
   * The end of the address that opens this entry, after the # sign. Small letters, digits and hyphens; once published, do not change it.
   */
  slug: string;
  /**
   * First and last name.
   */
  name: string;
  /**
   * What the person does. One to five words.
   */
  role: string;
  /**
   * Portrait of the person. The name is read aloud with it, so the text alternative may stay empty.
   */
  picture: Picture;
  /**
   * What to know about the person: one to three paragraphs of two to four sentences, shown in the dialog.
   *
   * @minItems 1
   */
  bio: string[];
  /**
   * Where there is more about the person: profiles, own pages, mail. Buttons at the end of the dialog.
   */
  links: IconLink[];
}
/**
 * Dated quotes of clients, if wanted with a badge that says where they were verified. Use it below an offer, to show that others were content with it.
 */
export interface TestimonialsBlock {
  /**
   * Which kind of block this is: always testimonials.
   */
  type: 'testimonials';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading: string;
  /**
   * One or two sentences below the heading that say what the section is about.
   */
  lead?: string;
  ground: Ground;
  /**
   * The words of the badge on every quote that say who verified it, such as Verified by the builders' guild. Without it there is no badge.
   */
  mark?: string;
  /**
   * The quotes, in reading order. One primary quote and two secondary ones fill the section well.
   *
   * @minItems 1
   */
  items: TestimonialsTestimonial[];
}
/**
 * One quote.
 */
export interface TestimonialsTestimonial {
  /**
   * primary shows the quote large, secondary shows it as a small card.
   */
  type: 'primary' | 'secondary';
  /**
   * What the client wrote, without quotation marks. Two or three sentences.
   */
  quote: string;
  /**
   * The day as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * Where the quote was published, if it can be read there.
   */
  link?: Action;
}
/**
 * Cards for videos. A video of YouTube or Vimeo plays in a dialog on the page if site.yaml allows it under embeds; any other opens in a new tab. Use it for a page of recordings.
 */
export interface VideosBlock {
  /**
   * Which kind of block this is: always videos.
   */
  type: 'videos';
  /**
   * The heading of the section, shown large above it. Three to eight words, no full stop.
   */
  heading?: string;
  ground: Ground;
  /**
   * The videos, the newest first. Multiples of three fill the rows.
   *
   * @minItems 1
   */
  items: VideosVideo[];
}
/**
 * One video.
 */
export interface VideosVideo {
  /**
   * The end of the address that opens this entry, after the # sign. Small letters, digits and hyphens; once published, do not change it.
   */
  slug: string;
  /**
   * Title of the video. Up to twelve words.
   */
  title: string;
  /**
   * One or two sentences below the title.
   */
  description: string;
  /**
   * The day as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * The still picture on the card.
   */
  picture: Picture;
  /**
   * Address of the video, as copied from the video site. It plays on the page if site.yaml allows the site under embeds.
   */
  href: string;
  /**
   * The words on the button of the card. Two or three words. Without it, Watch Video in the language of the page.
   */
  label?: string;
}
/**
 * What visitors can fill in and send. The file forms/order.yaml is the form order: a link to #order opens it as a dialog, the block form puts it into a page. The same file says what is asked, what is checked in the browser and at the gateway, and where it goes.
 */
export interface Form {
  /**
   * Title of the form. Two to five words.
   */
  title: string;
  /**
   * One sentence below the title that says what happens after sending.
   */
  subtitle: string;
  /**
   * The drawing that is shown with the thanks after sending.
   */
  picture?: Picture;
  /**
   * What is asked, from top to bottom.
   *
   * @minItems 1
   */
  fields: FormField[];
  /**
   * The words on the button that sends the form, such as "Order". Without it, the word of `messages` in site.yaml or of the site's language.
   */
  button?: string;
  messages: FormMessages;
  /**
   * Where the answers go; to several places if there are several entries. All are kept by the gateway until they have arrived.
   *
   * @minItems 1
   */
  deliver: FormTarget[];
}
/**
 * One question and its answer.
 */
export interface FormField {
  /**
   * What the answer is called where it arrives, such as firstName. Visitors do not see it. Letters and digits only; each name once in a form.
   */
  name: string;
  /**
   * The kind of answer: a line of text, a long text, an e-mail address, a phone number, a number, a date, one choice, several choices, or consent, a box to tick.
   */
  type:
    'text' | 'long-text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'choices' | 'consent';
  /**
   * The question as visitors read it. Of a consent, the whole sentence, mostly with a link: I agree to the [privacy policy](/privacy).
   */
  label: string;
  /**
   * One sentence below the label that says what to write, where that is not plain.
   */
  help?: string;
  /**
   * Whether the form can only be sent with an answer. Spaces alone are no answer.
   */
  required: boolean;
  /**
   * What to do when the answer is missing or cannot be right, such as "Enter your first name". Without it, a general sentence is shown.
   */
  hint?: string;
  /**
   * What the browser may fill in, by its name in the HTML standard, such as given-name, family-name, organization or country-name. E-mail addresses and phone numbers are filled in without it.
   */
  autocomplete?: string;
  /**
   * Height of a long text in lines.
   */
  rows?: number;
  /**
   * How many characters a text has at least.
   */
  minLength?: number;
  /**
   * How many characters a text has at most.
   */
  maxLength?: number;
  /**
   * The smallest number that is taken.
   */
  minimum?: number;
  /**
   * The largest number that is taken.
   */
  maximum?: number;
  /**
   * The first day that is taken: today, or a day as YYYY-MM-DD. With today, nobody asks for a day that is over.
   */
  earliest?: string;
  /**
   * The last day that is taken: today, or a day as YYYY-MM-DD.
   */
  latest?: string;
  /**
   * The name of a date above in this form that this one follows: of a departure, arrival. The next day is the first that is taken then, unless daysAfter says otherwise.
   */
  after?: string;
  /**
   * How many days lie at least between the date that after names and this one: 2 for two nights, 0 where the same day is taken. Without it, 1.
   */
  daysAfter?: number;
  /**
   * What can be chosen, for a choice or several choices, as visitors read it.
   *
   * @minItems 2
   */
  options?: string[];
}
/**
 * What is said after the button was pressed. Each may be left out; a general sentence is shown then.
 */
export interface FormMessages {
  /**
   * Shown when an answer is missing or cannot be right.
   */
  incomplete?: string;
  /**
   * Thanks, shown when the answers have been received.
   */
  sent?: string;
  /**
   * Shown when the answers could not be sent, or had been received before. A link for writing an e-mail instead stands below it.
   */
  failed?: string;
}
/**
 * One place where the answers go.
 */
export interface FormTarget {
  /**
   * crm: a lead in the CRM of the gateway's settings, from fields called firstName, lastName, email and description. email: a mail to an address. webhook: a signed call of another program.
   */
  to: 'crm' | 'email' | 'webhook';
  /**
   * Of an email: the mailbox that the mail goes to, such as orders@bakery.example.
   */
  address?: string;
  /**
   * Of an email: its subject. Without it, the title of the form.
   */
  subject?: string;
  /**
   * Of a webhook: the https address that is called.
   */
  url?: string;
  /**
   * Of a webhook: the name of the setting from which the gateway reads the secret that it signs with. The secret itself never stands in a file of the site. Without it, WEBHOOK_SECRET.
   */
  secret?: string;
}
/**
 * The words of a form in one of the other languages of the site. The file is called forms/order.de.yaml for the German of forms/order.yaml, which says all else: names, types, what is required, limits and where the answers go. What this file leaves out, visitors read as it is there.
 */
export interface LocalForm {
  /**
   * Title of the form. Two to five words.
   */
  title?: string;
  /**
   * One sentence below the title that says what happens after sending.
   */
  subtitle?: string;
  /**
   * The words on the button that sends the form, such as "Order". Without it, the word of `messages` in site.yaml or of the site's language.
   */
  button?: string;
  messages?: LocalFormMessages;
  /**
   * The words of each field, by its name in the original: `email: { label: E-Mail }`.
   */
  fields: {
    [k: string]: LocalFormField;
  };
  /**
   * Which version of the words of the original this file says the same as; npm run translated writes it. The check tells once these have changed since.
   */
  translatedFrom?: string;
}
/**
 * What is said after the button was pressed. Each may be left out; a general sentence is shown then.
 */
export interface LocalFormMessages {
  /**
   * Shown when an answer is missing or cannot be right.
   */
  incomplete?: string;
  /**
   * Thanks, shown when the answers have been received.
   */
  sent?: string;
  /**
   * Shown when the answers could not be sent, or had been received before. A link for writing an e-mail instead stands below it.
   */
  failed?: string;
}
/**
 * What visitors read of one question.
 */
export interface LocalFormField {
  /**
   * The question as visitors read it. Of a consent, the whole sentence, mostly with a link.
   */
  label?: string;
  /**
   * One sentence below the label that says what to write, where that is not plain.
   */
  help?: string;
  /**
   * What to do when the answer is missing or cannot be right.
   */
  hint?: string;
  /**
   * What can be chosen as visitors read it, by the option of the original: `Rye: Roggen`. The answer that arrives is that of the original.
   */
  options?: {
    /**
     * The option as visitors read it.
     */
    [k: string]: string;
  };
}
