/* Generated from the schema files by "npm run generate". Do not edit. */

/**
 * Paths in media/ of the WOFF2 files of one font, such as fonts/fraunces.woff2: variable ones, or one for each weight. Each file adds the characters that the earlier files do not have, in its weights. The build reduces them to the characters of the site, and splits Chinese, Japanese and Korean fonts into slices, so that a page loads only what it needs.
 *
 * @minItems 1
 *
 * Items: Path of a WOFF2 file in media/.
 */
export type FontFiles = string[];
/**
 * The font until this one is loaded: a system font without serifs (sans) or with serifs (serif), adjusted to the same size, so that the text does not move.
 */
export type FontFallback = 'sans' | 'serif';
/**
 * The figure as visitors read it, such as 30+ or 98%; put a bare number in quotes. Or a group with the figure as value, its label, its source and the date of its last review.
 */
export type Fact =
  | {
      /**
       * The figure as visitors read it, such as 30+ or 98%. Put a bare number in quotes.
       */
      value: string;
      /**
       * What the figure is, such as Years of experience: the studio shows it where a figure is chosen. Visitors do not see it.
       */
      label?: string;
      /**
       * The source of the figure, a text or an address. Visitors do not see it.
       */
      source?: string;
      /**
       * The date of the last review of the figure: 2026-03-31. The check warns when it is longer ago than reviewEvery months, by default a year.
       */
      reviewed?: string;
      /**
       * The number of months after which the figure must be reviewed.
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
       * One or two sentences below the heading. A page can replace them.
       */
      text: string;
      /**
       * The button of the band, and at the foot of each dialog that tells about a case study or a product.
       */
      action: Action;
      /**
       * A link next to the button, for visitors who are not ready for it.
       */
      secondAction?: Action;
      /**
       * A wide drawing, whose top is next to the button on wide screens, or a photo behind the words, which are white or dark, whichever can be read better, with a veil if they need one.
       */
      picture?: Picture;
      /**
       * Other pictures for the pages below some addresses.
       */
      pictures: SitePictureOfAPart[];
    }
  | string;
/**
 * Changes of the closing band on this page; site.yaml defines the band for all pages. Write none to leave the band out on this page.
 */
export type PageClosing =
  | {
      /**
       * Heading of the closing band on this page, instead of the one in site.yaml.
       */
      title?: string;
      /**
       * Text of the closing band on this page, instead of the one in site.yaml. One or two sentences.
       */
      text?: string;
      /**
       * Write none to leave the button of the closing band out on this page, or disabled to show it as disabled. Its words and address come from site.yaml.
       */
      action?: 'none' | 'disabled';
    }
  | string;
export type Block =
  | ArticlesBlock
  | BannerBlock
  | BeforeAfterBlock
  | BenefitsBlock
  | BylineBlock
  | CardGridBlock
  | CaseStudiesBlock
  | ColumnsBlock
  | CustomersBlock
  | DownloadsBlock
  | EmbedBlock
  | EntriesBlock
  | EventBlock
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
  | RelatedBlock
  | RichTextBlock
  | ScheduleBlock
  | StatementBlock
  | StatsBlock
  | StepsBlock
  | StoryBlock
  | SubNavigationBlock
  | TableBlock
  | TabsBlock
  | TeamBlock
  | TestimonialsBlock
  | TimelineBlock
  | VideoFileBlock
  | VideosBlock;
/**
 * The background of the section: the plain page; a subtle tint that separates it from its neighbors; dark, with the colors of the dark theme also on a light page; or the accent color of the site, for a section that must not be missed.
 */
export type Ground = 'plain' | 'subtle' | 'dark' | 'accent';
/**
 * Color of the icon or bar. Give related things the same tone.
 */
export type Tone = 'warm' | 'calm' | 'strong';
/**
 * How many cards are in a row on large screens. Tablets show two, phones one. Without it, the number of cards decides.
 */
export type GridColumns = 2 | 3 | 4;
/**
 * Where the cards of a last row are that they do not fill: at its start or in its center.
 */
export type LastRow = 'start' | 'center';
export type NestedBlock =
  | ArticlesBlock
  | BeforeAfterBlock
  | BenefitsBlock
  | CardGridBlock
  | CaseStudiesBlock
  | ColumnsBlock
  | CustomersBlock
  | DownloadsBlock
  | EmbedBlock
  | EntriesBlock
  | EventBlock
  | FaqBlock
  | FeatureBlock
  | FeatureBandBlock
  | FormBlock
  | GalleryBlock
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
  | RelatedBlock
  | RichTextBlock
  | ScheduleBlock
  | StatementBlock
  | StatsBlock
  | StepsBlock
  | StoryBlock
  | TableBlock
  | TeamBlock
  | TestimonialsBlock
  | TimelineBlock
  | VideoFileBlock
  | VideosBlock;

/**
 * All content of a site.
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
   * The version of the schema that this site is written for. After an update of the engine, npm run migrate renames and moves fields that have changed, and writes the new number here.
   */
  schemaVersion: number;
  /**
   * Name of the site. It appears in browser tabs after the title of the page, and {name} in any text stands for it.
   */
  name: string;
  /**
   * Address of the site: https:// and a host, without a path and without a slash at the end. A folder of a host (https://example.com/project) does not work: use a domain or subdomain.
   */
  url: string;
  /**
   * Language of all texts as a language tag, such as en or pt-BR.
   */
  language: string;
  /**
   * All languages of the site, including this one, in the order in which visitors see them, such as [en, de]. The pages of every other language are in a folder such as pages/de/, and site.de.yaml translates site.yaml. Leave it out for a site in one language.
   *
   * Items: A language tag, such as de or pt-BR.
   */
  languages: string[];
  /**
   * The time zone of the site, by its IANA name, such as Europe/Berlin, which includes daylight saving time. Without it, days are UTC, and a date and time needs its UTC offset.
   */
  timeZone?: string;
  /**
   * The mailbox for visitors, such as hello@example.com. {email} in any text stands for it.
   */
  email: string;
  /**
   * The logo in the header and in the footer. The name of the site is read aloud with it, so the text alternative may stay empty.
   */
  logo: Logo;
  /**
   * Path in media/ of the small icon in browser tabs, preferably a square SVG drawing. The icons of phones and the web manifest are made from it.
   */
  favicon: string;
  /**
   * Path in media/ of the picture for shared links, 1200 by 630 pixels. Write drawn to generate one for each page, with its title in the colors and fonts of the site, or none for no picture.
   */
  shareImage: string;
  /**
   * What the picture for shared links shows, for people who cannot see it. A generated picture uses its title.
   */
  shareImageAlt?: string;
  theme: Theme;
  /**
   * Figures that are used in several places, each with a name. {facts.projects} in any text stands for the fact called projects.
   */
  facts: {
    [k: string]: Fact;
  };
  announcement?: SiteAnnouncement;
  header?: SiteHeader;
  /**
   * The entries of the navigation bar, from left to right.
   *
   * @minItems 1
   */
  navigation: SiteNavigationItem[];
  /**
   * Pages that are read as a manual: next to the text of each are the pages of its manual and the headings of the page, and below it the previous and the next page. Every heading of its text with an address is a link to itself.
   */
  manuals?: SiteManual[];
  /**
   * Whether visitors can search: a button in the header and the key / open the search, and /search lists all pages for visitors without JavaScript. No page can have that address then.
   */
  search: boolean;
  /**
   * The hosts that may be embedded: youtube, vimeo, google-maps, openstreetmap, or the host name of another service, such as calendly.com. All others are blocked.
   *
   * Items: youtube, vimeo, google-maps, openstreetmap, or a host name: the part of an address between https:// and the next slash.
   */
  embeds: string[];
  /**
   * Offices, shops or practices. They appear in the footer, and in blocks of the type locations.
   */
  locations: SiteLocation[];
  business?: Business;
  /**
   * The address of the pages that each describe one service: /services for pages/services/. Search engines get this information.
   */
  services?: string;
  footer: SiteFooter;
  closing: SiteClosingBand;
  notFound: SitePageNotFound;
  error: SiteUnexpectedError;
  forms: SiteSendingOfForms;
  /**
   * Changes of the words that the engine itself shows or reads aloud, such as Close. For a language that the engine does not have, all of them.
   */
  messages: Messages;
  /**
   * Old addresses and the pages to redirect them to, such as /audits: /services/audits. npm run rename adds one for a renamed page. An old address can be from another system, such as /audits.php or /page?id=3.
   */
  redirects: {
    /**
     * The new page, such as /services/audits, or an address of another site, https://...
     */
    [k: string]: string;
  };
  /**
   * Addresses of removed pages without a replacement, such as [/summer-sale]. Visitors see the page for missing pages, and search engines forget the address (410 Gone).
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
   * Path of the logo in media/, preferably an SVG drawing. If its only color is `currentColor`, it has the color of the text around it.
   */
  src: string;
  /**
   * Path in media/ of a version for dark pages and for the footer, which is always dark. Not needed for a drawing with `currentColor`.
   */
  onDark?: string;
  /**
   * How wide the logo is in the header of large screens, in pixels; a little less on phones, a little more in the footer. A wordmark needs more than a symbol.
   */
  width: number;
  /**
   * What the logo shows, in one short sentence, if that is more than the name of the site.
   */
  alt: string;
}
/**
 * The look of the site: colors, corners and fonts. The default is quiet and neutral.
 */
export interface Theme {
  colors: ThemeColors;
  /**
   * auto: light or dark, like the visitor's system, with a switch; none: always light; only: always dark. Printed pages are always light.
   */
  dark: 'auto' | 'none' | 'only';
  /**
   * How round corners are, from sharp to round.
   */
  shape: 'sharp' | 'firm' | 'soft' | 'round';
  /**
   * The room between sections, below their headings and in cards. A documentation may be compact, a hotel generous.
   */
  space: 'compact' | 'regular' | 'generous';
  /**
   * How large running text is: about 16, 17 or 19 pixels on large screens. Long texts in a delicate font need large.
   */
  bodySize: 'small' | 'regular' | 'large';
  /**
   * How much larger headings are than text on large screens; on phones, large ones are as regular ones.
   */
  scale: 'small' | 'regular' | 'large';
  /**
   * headings: the main heading and those of sections are in capitals. Write them as usual; screen readers read them so.
   */
  capitals: 'none' | 'headings';
  /**
   * lining: digits are as high as capitals; oldstyle: some go below the line, as in books, if the font has such; auto: as the font has them.
   */
  figures: 'auto' | 'lining' | 'oldstyle';
  /**
   * What is in front of the points of cards and features: dashes of two lengths, dots or squares.
   */
  bullets: 'dash' | 'dot' | 'square';
  /**
   * disc: a disc marks the current page in the menu, instead of a short line; notch: a step is cut out of a corner of the tiles behind icons, and the result of a case study out of that of its picture, instead of below it; both or none of the two.
   */
  ornament: 'both' | 'disc' | 'notch' | 'none';
  /**
   * plain: the logo is left of the navigation; over-picture: the same, but on pages that begin with a photograph behind their text, the header is on the photograph, in white or dark, whichever can be read better; centered: on wide screens, the logo is in the middle, above the navigation.
   */
  header: 'plain' | 'over-picture' | 'centered';
  /**
   * border: a line is around every card; shadow: every card has a shadow and no line; mixed: tinted cards have neither, and all others a line.
   */
  cards: 'mixed' | 'border' | 'shadow';
  /**
   * lively: pictures rise and bars grow as they come into view, pictures grow a little under the pointer, and the picture next to a title grows out of the menu's mark; quiet: none of these; none: menus, dialogs and colors change at once as well, but carousels still move. Visitors who ask for less motion have less in all.
   */
  motion: 'lively' | 'quiet' | 'none';
  fonts: ThemeFonts;
  overrides: ThemeOverrides;
}
/**
 * The colors of the brand. All other colors on light and dark pages are computed from them. accent, ink and second are enough for an individual look.
 */
export interface ThemeColors {
  /**
   * Buttons and links, such as "#2b45d1".
   */
  accent: string;
  /**
   * The text color, nearly black. Grays, dark bands and dark pages are tinted by it. The default is tinted by the accent.
   */
  ink?: string;
  /**
   * The second brand color. The default is marigold for cool accents and sand for warm ones.
   */
  second?: string;
  /**
   * The background of light pages: white, or nearly white.
   */
  paper?: string;
  /**
   * Large quiet areas: banner, closing band, pictures. It must be light, because text is on it. The default is a light accent.
   */
  tint?: string;
  /**
   * A small highlight: the dot of the current page. The default is a deeper second color.
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
   * Letter spacing of large headings, relative to the font size; less than 0 is closer. Smaller headings follow.
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
   * The weight of bold text, from 100 to 900.
   */
  strong: number;
  fallback: FontFallback;
}
/**
 * Colors of single roles instead of the computed ones, on light and on dark pages.
 */
export interface ThemeOverrides {
  /**
   * Colors of single roles on light pages.
   */
  light?: ThemeRoles;
  /**
   * Colors of single roles on dark pages.
   */
  dark?: ThemeRoles;
}
/**
 * Colors of single roles, if the computed ones do not fit exactly. Their contrast is checked too.
 */
export interface ThemeRoles {
  /**
   * Background of the page.
   */
  bg?: string;
  /**
   * Background of a section that is separated from the page.
   */
  'bg-subtle'?: string;
  /**
   * Background of cards and sheets.
   */
  surface?: string;
  /**
   * Background of menus and dialogs.
   */
  'surface-raised'?: string;
  /**
   * Background of quiet cards and of the side of wide menus.
   */
  'surface-tint'?: string;
  /**
   * Background of large quiet areas: banner and closing band.
   */
  'surface-sky'?: string;
  /**
   * Background of areas in the second color.
   */
  'surface-dawn'?: string;
  /**
   * Background of dark bands.
   */
  'surface-band'?: string;
  /**
   * Background of the text of a feature card.
   */
  'surface-feature'?: string;
  /**
   * Background of the footer.
   */
  'surface-foot'?: string;
  /**
   * The overlay of the page while a dialog is open; with transparency.
   */
  scrim?: string;
  /**
   * Words.
   */
  text?: string;
  /**
   * Quieter text: introductions and descriptions.
   */
  'text-muted'?: string;
  /**
   * Quietest text: dates and captions.
   */
  'text-quiet'?: string;
  /**
   * Text on dark bands and on the footer.
   */
  'text-on-band'?: string;
  /**
   * Quieter text on dark bands and on the footer.
   */
  'text-on-band-muted'?: string;
  /**
   * Text on a feature card.
   */
  'text-on-feature'?: string;
  /**
   * Quieter text on a feature card.
   */
  'text-on-feature-muted'?: string;
  /**
   * Fine lines between things.
   */
  border?: string;
  /**
   * Borders of buttons and other controls.
   */
  'border-firm'?: string;
  /**
   * Borders of form fields.
   */
  'border-input'?: string;
  /**
   * Lines on dark bands and on the footer.
   */
  'border-on-band'?: string;
  /**
   * Background of the main buttons.
   */
  accent?: string;
  /**
   * Background of a main button under the pointer.
   */
  'accent-hover'?: string;
  /**
   * Background of a main button while it is pressed.
   */
  'accent-active'?: string;
  /**
   * Text on the main buttons.
   */
  'on-accent'?: string;
  /**
   * Background of a menu item under the pointer.
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
   * Background of quiet buttons.
   */
  'button-quiet'?: string;
  /**
   * Background of a quiet button under the pointer.
   */
  'button-quiet-hover'?: string;
  /**
   * Background of buttons on dark bands and features.
   */
  'button-on-band'?: string;
  /**
   * Background of such a button under the pointer.
   */
  'button-on-band-hover'?: string;
  /**
   * Text on buttons on dark bands and features.
   */
  'on-button-on-band'?: string;
  /**
   * The focus ring.
   */
  focus?: string;
  /**
   * The focus ring on dark bands, features and the footer.
   */
  'focus-on-band'?: string;
  /**
   * Text of success messages.
   */
  'success-text'?: string;
  /**
   * Lines and icons of errors.
   */
  danger?: string;
  /**
   * Background of error messages.
   */
  'danger-soft'?: string;
  /**
   * Text of errors.
   */
  'danger-text'?: string;
  /**
   * Background of warnings.
   */
  'warning-soft'?: string;
  /**
   * Text of warnings.
   */
  'warning-text'?: string;
  /**
   * Words of the language itself, such as if, in lines of code.
   */
  'code-keyword'?: string;
  /**
   * Texts in lines of code.
   */
  'code-string'?: string;
  /**
   * Numbers, true and false in lines of code.
   */
  'code-value'?: string;
  /**
   * Fields, functions and commands in lines of code.
   */
  'code-name'?: string;
  /**
   * Background of selected text.
   */
  selection?: string;
  /**
   * The dashes before the entries of a list.
   */
  bullet?: string;
  /**
   * The ticks on a feature card.
   */
  tick?: string;
  /**
   * The dot that marks the current page in the navigation.
   */
  current?: string;
  /**
   * Icons on chips in the second color and in the light accent.
   */
  'on-chip'?: string;
  /**
   * Icons on chips in the strong accent.
   */
  'on-chip-strong'?: string;
  /**
   * Background of buttons that float over pictures.
   */
  floating?: string;
  /**
   * Icons on buttons that float over pictures.
   */
  'on-floating'?: string;
  /**
   * Background of drawings.
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
   * Ground of drawn portraits, on which dark hair is seen on dark pages too.
   */
  'art-portrait'?: string;
  /**
   * First layer of drawings, and chips and bars in the second color.
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
   * The small highlight in drawings.
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
   * Background below the last picture of a page, which runs into the footer.
   */
  'art-foot'?: string;
  /**
   * Shadows below cards, menus and dialogs.
   */
  shadow?: string;
  /**
   * Fine border of pictures; with transparency.
   */
  'picture-edge'?: string;
}
/**
 * A bar at the top of every page until a certain day: holidays, an event, changed hours. Visitors can dismiss it, and do not see the same one again.
 */
export interface SiteAnnouncement {
  /**
   * One or two sentences. **Two asterisks** make words bold, [words](/address) makes a link.
   */
  text: string;
  /**
   * The last day on which it is shown: 2026-12-24. Builds after that day leave it out, so rebuild the site then, or delete it.
   */
  until: string;
}
/**
 * What the bar at the top of every page has besides the navigation.
 */
export interface SiteHeader {
  /**
   * A button next to the navigation of wide screens, and in the lower corner of others, which shows once a visitor has scrolled 600 pixels.
   */
  action: Action;
  /**
   * Whether the button is in a bar at the lower edge of the window on phones, which stays while visitors scroll.
   */
  sticky?: boolean;
}
/**
 * A button or link: its text and its target.
 */
export interface Action {
  /**
   * The words on the button. They describe the action, such as "Book a visit". Two to four words.
   */
  label: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
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
   * The target of the entry, for an entry without a menu.
   */
  href?: string;
  /**
   * The wide menu below the entry, in titled sections of links with icons.
   *
   * @minItems 1
   */
  sections?: SiteNavigationSection[];
  offer?: SiteOffer;
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
  items: MenuLink[];
}
/**
 * A link of a wide menu, with an icon.
 */
export interface MenuLink {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  /**
   * The words of the link. One to three words.
   */
  name: string;
  /**
   * What is behind the link, in three to eight words. Menus of wide screens show it below the name.
   */
  text?: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * What the side of a wide menu offers to visitors who do not know where to begin.
 */
export interface SiteOffer {
  /**
   * What is offered. Two to five words.
   */
  title: string;
  /**
   * One short sentence about it.
   */
  text: string;
  /**
   * The words of the link below the text. One to three words.
   */
  label: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
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
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * One manual and its pages, in the order in which to read them. A page can be in one manual only.
 */
export interface SiteManual {
  /**
   * The name of the list of pages, such as Handbook. Phones show it as a button that opens the list. One to three words.
   */
  title: string;
  /**
   * The pages in groups, from top to bottom. A short manual has one group without a title.
   *
   * @minItems 1
   */
  sections: SiteSectionOfAManual[];
}
/**
 * Pages that belong together. Write `items`, `folder` or both.
 */
export interface SiteSectionOfAManual {
  /**
   * Title above the links. One to three words.
   */
  title?: string;
  /**
   * The pages of the section, in the order in which to read them; before those of its folder.
   *
   * @minItems 1
   */
  items?: SitePageOfAManual[];
  /**
   * A folder in pages/, in the language of the file: handbook for pages/handbook/. All its pages that no `items` name, also those in folders below it: first the page at the address of the folder, then the others by what menus or their titles call them.
   */
  folder?: string;
}
/**
 * One page, as the list calls it.
 */
export interface SitePageOfAManual {
  /**
   * What the list calls the page. It may be shorter than its title. One to four words.
   */
  name: string;
  /**
   * The address of a page of this site, such as /handbook/install.
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
   * The number as people read it, with the country code, such as +49 30 1234567. It is a link that calls the number.
   */
  phone?: string;
  /**
   * The mailbox of this location.
   */
  email?: string;
  /**
   * The opening hours, with one entry for days with the same hours.
   *
   * @minItems 1
   */
  hours?: SiteOpeningHours[];
  /**
   * What is different here from the `business` of site.yaml: position, hours, holidays.
   */
  business?: Business;
  /**
   * Address of the place on a map, https://... It opens in a new tab; to show a map on a page, use `map` of the block locations, or a block of the type embed.
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
 * What kind of business it is, where exactly, and when it is open, for search engines. The block locations shows the hours, and marks today.
 */
export interface Business {
  /**
   * The kind of business, in the words of schema.org. LocalBusiness fits every business.
   */
  type?:
    | 'LocalBusiness'
    | 'AutoRepair'
    | 'Bakery'
    | 'BarOrPub'
    | 'BeautySalon'
    | 'BikeStore'
    | 'BookStore'
    | 'CafeOrCoffeeShop'
    | 'ClothingStore'
    | 'Dentist'
    | 'Electrician'
    | 'ExerciseGym'
    | 'Florist'
    | 'FurnitureStore'
    | 'GroceryStore'
    | 'HairSalon'
    | 'Hotel'
    | 'LegalService'
    | 'Library'
    | 'LodgingBusiness'
    | 'MedicalClinic'
    | 'Pharmacy'
    | 'Plumber'
    | 'ProfessionalService'
    | 'RealEstateAgent'
    | 'Restaurant'
    | 'Store'
    | 'TravelAgency';
  geo?: BusinessPosition;
  /**
   * How expensive it is, such as €€, or €10 to €25.
   */
  priceRange?: string;
  /**
   * The hours of each weekday. Days that are not in the list are closed. Set `timeZone` in site.yaml, so that the right day is marked.
   *
   * @minItems 1
   */
  hours?: BusinessWeekdays[];
  /**
   * Days with other hours than those of their weekday, such as holidays and vacations. A day that is over is no longer shown.
   *
   * @minItems 1
   */
  holidays?: BusinessHoliday[];
}
/**
 * Where it is, in degrees.
 */
export interface BusinessPosition {
  /**
   * Degrees north of the equator, such as 52.5186.
   */
  latitude: number;
  /**
   * Degrees east of Greenwich, such as 13.4081.
   */
  longitude: number;
}
/**
 * Days with the same hours.
 */
export interface BusinessWeekdays {
  /**
   * The weekday, or the first of several.
   */
  from: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  /**
   * The last of several weekdays in a row.
   */
  to?: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  /**
   * When it is open, with one entry for each time: [08:00-12:30, 14:00-18:00].
   *
   * @minItems 1
   *
   * Items: Opening and closing time with a hyphen: 08:00-12:30. Write 24:00 for midnight, and what follows on the next day.
   */
  open: string[];
}
/**
 * One day, or several in a row.
 */
export interface BusinessHoliday {
  /**
   * The day, or the first of several: 2026-12-24.
   */
  date: string;
  /**
   * The last of several days in a row: 2027-01-06.
   */
  to?: string;
  /**
   * When it is open on that day, such as [09:00-12:00]. Without it, it is closed.
   *
   * Items: Opening and closing time with a hyphen: 08:00-12:30. Write 24:00 for midnight, and what follows on the next day.
   */
  open: string[];
}
/**
 * The end of every page.
 */
export interface SiteFooter {
  /**
   * One or two sentences about the company, next to the logo.
   */
  text: string;
  links: SiteQuickLinks;
  /**
   * Up to three more columns of links, next to the quick links.
   *
   * @minItems 1
   * @maxItems 3
   */
  moreLinks?: SiteColumn[];
  newsletter?: SiteNewsletter;
  /**
   * Marks of certificates, awards or associations, in a row above the legal line.
   *
   * @minItems 1
   */
  badges?: SiteBadge[];
  /**
   * Links to profiles and channels elsewhere, shown as icons. Write [] for an empty list.
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
 * A column of links with a title.
 */
export interface SiteColumn {
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
 * What visitors may subscribe to: one sentence and a button, which opens a form if its href is the name of the form, such as #newsletter.
 */
export interface SiteNewsletter {
  /**
   * What is sent, and how often.
   */
  text: string;
  /**
   * The button next to it.
   */
  action: Action;
  /**
   * Label of an email field before the button, such as Your email address. What visitors type is filled into the form that the button opens, which asks for everything else and sends it. That form needs a field of the type email. One to four words.
   */
  field?: string;
}
/**
 * One badge.
 */
export interface SiteBadge {
  /**
   * What the badge stands for. It is read aloud instead of the picture.
   */
  name: string;
  /**
   * The badge. The footer is dark, so it needs colors that can be seen there.
   */
  picture: Picture;
  /**
   * The page that explains the badge.
   */
  href?: string;
}
/**
 * A picture from the media folder.
 */
export interface Picture {
  /**
   * Path of the picture in media/, such as team/anna.svg.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it. Leave it out if the picture is only decoration, and write decoration: true.
   */
  alt: string;
  /**
   * Whether the picture only decorates, so that it needs no text alternative.
   */
  decoration?: boolean;
  /**
   * The point of the picture that stays in sight where it is cropped: how far it is from the left and from the top, each from 0 to 1, such as [0.7, 0.4]. The middle if you leave it out.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A part of the width or of the height, from 0 to 1.
   */
  focus?: number[];
  /**
   * Width to height of the frame that shows the picture, in place of the ratio that the block gives it. It has no effect where a picture has no frame or fills a given room.
   */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | '3:4' | '2:3';
  /**
   * Path in media/ of another picture of the same thing, which screens narrower than 768 pixels show, such as a photo in portrait format.
   */
  narrow?: string;
  /**
   * Path in media/ of another picture of the same thing, which dark pages show, such as a photo taken in the evening. A drawing in the colors of the theme does not need one.
   */
  dark?: string;
}
/**
 * A link with an icon.
 */
export interface IconLink {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  /**
   * The words of the link. Where only the icon shows, they are its tooltip and are read aloud. One to three words.
   */
  name: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
}
/**
 * The picture of the band on all pages below one address.
 */
export interface SitePictureOfAPart {
  /**
   * The address of the pages: /services for pages/services/.
   */
  below: string;
  /**
   * A drawing below the text, or a photo behind it.
   */
  picture: Picture;
}
/**
 * The page for an address that does not exist.
 */
export interface SitePageNotFound {
  /**
   * Heading of the page, shown with the number 404.
   */
  title: string;
  /**
   * One or two sentences about the possible reason.
   */
  text: string;
  /**
   * The button, usually to the home page.
   */
  action: Action;
  /**
   * The large drawing of the page.
   */
  picture?: Picture;
}
/**
 * The text for an unexpected error on a page.
 */
export interface SiteUnexpectedError {
  /**
   * One or two sentences about what to do, such as reload the page.
   */
  text: string;
  /**
   * The drawing next to the text.
   */
  picture?: Picture;
}
/**
 * How all forms are sent. Leave it out for the gateway of the site itself.
 */
export interface SiteSendingOfForms {
  /**
   * Base address of the service that receives forms, with a slash at the end: /crm/ for the gateway of the site itself, or https://...
   */
  endpoint: string;
  /**
   * The public name under which the site signs in to that service. It is not a secret.
   */
  clientId: string;
  /**
   * Whether every visitor may see the client secret. If not, a client secret is refused.
   */
  acceptSecretInBrowser: boolean;
  /**
   * Only for sending straight from the browser, without the gateway: the password that belongs to the client id. Every visitor can read it.
   */
  clientSecret?: string;
}
/**
 * Changes of the words that the engine itself shows or reads aloud. The defaults are the engine's words in the language of the site.
 */
export interface Messages {
  /**
   * The first link of every page, for people who use a keyboard: it skips the navigation.
   */
  skipToContent?: string;
  /**
   * Read aloud for the logo in the header, which leads to the home page. {$name} is the name of the site.
   */
  homeLink?: string;
  /**
   * Read aloud for the bar of links at the top.
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
   * The button in the header that switches between light and dark.
   */
  switchTheme?: string;
  /**
   * The label of the choice of light and dark in the menu of narrow screens.
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
   * Read aloud for the choice of language in the header.
   */
  switchLanguage?: string;
  /**
   * A notice above a page that is shown in the main language of the site, because it is not translated yet.
   */
  notTranslated?: string;
  /**
   * Read aloud for the breadcrumb from the home page to the page.
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
   * Read aloud for a link with the same text on several cards: its text, {$label}, and the title of its card, {$title}.
   */
  labelWithTitle?: string;
  /**
   * The button that closes a dialog.
   */
  close?: string;
  /**
   * Read aloud for the corner in which notifications appear. {$keys} are the keys that lead there.
   */
  notifications?: string;
  /**
   * The button that dismisses a notification.
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
   * A notification while a page does not load at the first attempt.
   */
  pageLate?: string;
  /**
   * A notification after a link was pressed offline: the page opens when the connection is back.
   */
  pageOffline?: string;
  /**
   * A notification while the menus of the navigation do not load at the first attempt.
   */
  menusLate?: string;
  /**
   * The heading when a page cannot be shown; the text below it is error in site.yaml.
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
   * The type of a carousel, read aloud after its name.
   */
  carousel?: string;
  /**
   * The type of one part of a carousel, read aloud after its name.
   */
  slide?: string;
  /**
   * Read aloud for one part of a carousel: its position, {$position} of {$total}, and its name, {$name}.
   */
  slideName?: string;
  /**
   * The line below a carousel of pictures: the position, {$position} of {$total}, and the caption, {$caption}.
   */
  imageCaption?: string;
  /**
   * The button that resumes a carousel of slides.
   */
  slidePlay?: string;
  /**
   * The button that pauses a carousel of slides.
   */
  slidePause?: string;
  /**
   * The button that goes back in a carousel of slides.
   */
  slidePrevious?: string;
  /**
   * The button that goes forward in a carousel of slides.
   */
  slideNext?: string;
  /**
   * The button that resumes a carousel of pictures.
   */
  imagePlay?: string;
  /**
   * The button that pauses a carousel of pictures.
   */
  imagePause?: string;
  /**
   * The button that goes back in a carousel of pictures.
   */
  imagePrevious?: string;
  /**
   * The button that goes forward in a carousel of pictures.
   */
  imageNext?: string;
  /**
   * Read aloud for the handle between two pictures: how much of the first one is in view. {$label} is what that one is called.
   */
  pictureShare?: string;
  /**
   * Read aloud for the stars that a client gave, of which {$stars} is the number.
   */
  starsGiven?: string;
  /**
   * The default link to an article, a case study or an announcement.
   */
  readMore?: string;
  /**
   * Read aloud for the links to the further pages of a list of entries.
   */
  listPages?: string;
  /**
   * Read aloud for the link to one of those pages, {$number}.
   */
  listPage?: string;
  /**
   * The link to the previous page of the list.
   */
  listPagePrevious?: string;
  /**
   * The link to the next page of the list.
   */
  listPageNext?: string;
  /**
   * Shown instead of a list without entries.
   */
  listEmpty?: string;
  /**
   * The title of the second and every further page of a list: {$title} is the title of the first page, {$number} the number of the page.
   */
  listPageTitle?: string;
  /**
   * The default button of a product card.
   */
  moreFeatures?: string;
  /**
   * The link below a portrait.
   */
  viewProfile?: string;
  /**
   * The default link below a video.
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
   * Shown in the dialog of a video when its player does not load, before the link to the video on its own page.
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
   * The notice before an embed is loaded: which data the host receives. {$host} is the name of the host.
   */
  embedNotice?: string;
  /**
   * The link to the page of an embed on its own site. {$host} is the name of its host.
   */
  openEmbed?: string;
  /**
   * Shown in the dialog of the form when its script cannot be loaded. {$email} is the mailbox of the site.
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
   * The text of the button while the form is being sent.
   */
  sending?: string;
  /**
   * Shown once the form has been sent.
   */
  inquirySent?: string;
  /**
   * Shown below the thanks, because the dialog closes soon.
   */
  closesByItself?: string;
  /**
   * Heading of the warning when a form is sent with an empty or invalid field.
   */
  fieldsMissing?: string;
  /**
   * Text of the warning when a form is sent with an empty or invalid field.
   */
  completeFields?: string;
  /**
   * Shown when the gateway already has the same inquiry, or could not be reached. {$email} is the mailbox of the site.
   */
  alreadyReceived?: string;
  /**
   * The link below that text, which opens a mail with the answers.
   */
  sendByMail?: string;
  /**
   * The subject of that mail.
   */
  mailSubject?: string;
  /**
   * Below a required field that is empty.
   */
  answerMissing?: string;
  /**
   * Below a field for an e-mail address with another content.
   */
  emailWrong?: string;
  /**
   * Below a field for a number with another content.
   */
  numberWrong?: string;
  /**
   * Below a field for a date with another content.
   */
  dateWrong?: string;
  /**
   * Below a date that is too early. {$least} is the first day that is accepted, written out.
   */
  dateEarly?: string;
  /**
   * Below a date that is too late. {$most} is the last day that is accepted, written out.
   */
  dateLate?: string;
  /**
   * Below a choice whose answer is not one of its options.
   */
  choiceWrong?: string;
  /**
   * Below a text with too few characters. {$least} is the minimum.
   */
  textShort?: string;
  /**
   * Below a text with too many characters. {$most} is the maximum.
   */
  textLong?: string;
  /**
   * Below a number that is too small. {$least} is the smallest number that is accepted.
   */
  valueLow?: string;
  /**
   * Below a number that is too large. {$most} is the largest number that is accepted.
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
   * Read aloud and shown above the results of a search. {$count} is the number of results.
   */
  searchStatus?: string;
  /**
   * Shown when a search has no results. {$query} is the search text, {$email} the mailbox as a link.
   */
  searchNothing?: string;
  /**
   * Shown instead of the results if they cannot be loaded. The link to the list of all pages follows.
   */
  searchUnavailable?: string;
  /**
   * Title of the few pages that the search shows before anything is typed, and where nothing is found.
   */
  suggestedPages?: string;
  /**
   * Title of the list of all pages, and of links to it.
   */
  allPages?: string;
  /**
   * Below that title, and for search engines. {$name} is the name of the site.
   */
  allPagesText?: string;
  /**
   * Above a passage of a longer text that starts with `> [!NOTE]`.
   */
  alertNote?: string;
  /**
   * Above a passage of a longer text that starts with `> [!TIP]`.
   */
  alertTip?: string;
  /**
   * Above a passage of a longer text that starts with `> [!IMPORTANT]`.
   */
  alertImportant?: string;
  /**
   * Above a passage of a longer text that starts with `> [!WARNING]`.
   */
  alertWarning?: string;
  /**
   * Above a passage of a longer text that starts with `> [!CAUTION]`.
   */
  alertCaution?: string;
  /**
   * In a list of upcoming events that is empty.
   */
  eventsUpcomingNone?: string;
  /**
   * In a list of past events that is empty.
   */
  eventsPastNone?: string;
  /**
   * Above the time of an event.
   */
  eventWhen?: string;
  /**
   * Above the place of an event.
   */
  eventWhere?: string;
  /**
   * Above the price of an event.
   */
  eventPrice?: string;
  /**
   * The price of an event that costs nothing.
   */
  eventFree?: string;
  /**
   * The mark of an event without tickets.
   */
  eventSoldOut?: string;
  /**
   * The mark of an event that takes place later.
   */
  eventPostponed?: string;
  /**
   * The mark of an event that does not take place.
   */
  eventCanceled?: string;
  /**
   * The link that adds an event to a calendar.
   */
  eventToCalendar?: string;
  /**
   * The link below a list of upcoming events that adds all of them to a calendar.
   */
  eventsToCalendar?: string;
  /**
   * The mark of the day that it is, next to opening hours.
   */
  hoursToday?: string;
  /**
   * In the place of opening hours on days without any.
   */
  hoursClosed?: string;
  /**
   * Above the opening hours of holidays.
   */
  hoursHolidays?: string;
  /**
   * Above the links to the headings of a page of a manual.
   */
  onThisPage?: string;
  /**
   * The button above lines of code that copies them.
   */
  copyCode?: string;
  /**
   * Replaces the words of that button, and is read aloud, once the code is copied.
   */
  codeCopied?: string;
}
/**
 * One page of the site. The path of the file is its address: pages/services/audits.yaml is /services/audits.
 */
export interface Page {
  /**
   * Name of the page in the browser tab and in search results; the name of the site is added to it. At most 70 characters. Two to seven words.
   */
  title: string;
  /**
   * The content of the page, for search results and shared links. One sentence of 70 to 160 characters.
   */
  description?: string;
  /**
   * Words that visitors search for although the page does not contain them, such as jobs for a page called Working here. The search of the site finds the page by them.
   *
   * @minItems 1
   *
   * Items: One or a few words, as visitors type them.
   */
  keywords?: string[];
  closing?: PageClosing;
  /**
   * Path in media/ of the picture for shared links to this page, 1200 by 630 pixels, or drawn for a generated one with its title, or none. The default is in site.yaml.
   */
  shareImage?: string;
  /**
   * What the picture for shared links shows, for people who cannot see it. A generated picture uses its title.
   */
  shareImageAlt?: string;
  entry?: PageEntry;
  /**
   * Whether the page is not ready: npm run dev shows it with a mark; builds, menus and lists leave it out. npm run build -- --drafts makes a preview with it.
   */
  draft?: boolean;
  /**
   * The date and time when the page appears: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave out the page and its translations.
   */
  publishAt?: string;
  /**
   * The date and time when the page disappears, written like publishAt. From then on, builds leave out the page and its translations.
   */
  unpublishAt?: string;
  /**
   * Whether visitors should reach the page only by a link, such as a thank-you page: search engines are asked to ignore it, and the sitemap does not list it.
   */
  noindex?: boolean;
  /**
   * The original address of this content, if it is elsewhere: https://... or the address of another page, such as /services/audits. Search engines show the original, and the sitemap does not list this page.
   */
  canonical?: string;
  /**
   * For a page in another language: the version of the original that it was translated from, written by npm run translated. The check warns when the original has changed since.
   */
  translatedFrom?: string;
  /**
   * The blocks of the page, from top to bottom. Start with a block that has the main heading.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * Makes this page an entry of its folder, such as a blog post or a news item: blocks of the type entries and the feeds of the folder list it.
 */
export interface PageEntry {
  /**
   * The date as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  event?: EntryEvent;
  /**
   * A summary in one or two sentences, for lists and feeds.
   */
  summary: string;
  /**
   * The author, as visitors read the name.
   */
  author?: string;
  /**
   * An icon for the subject, such as shield-check: without a picture, a cover with this sign is drawn in the colors of the theme. All names are at https://lucide.dev/icons.
   */
  topic?: string;
  /**
   * The picture at the top of the card in lists.
   */
  picture?: Picture;
  /**
   * The subjects, one to three words each, always spelled the same. A list can show the entries of one tag, or the entries that share tags with its page.
   *
   * Items: One subject.
   */
  tags: string[];
}
/**
 * Makes the entry an event, such as a concert or a course: lists show its time and place, visitors can add it to their calendar, and search engines know it. The `date` of the entry is the day on which you announce it.
 */
export interface EntryEvent {
  /**
   * When it begins: 2026-12-01T19:00 in the time zone of site.yaml, or 2026-12-01T19:00+01:00 with a UTC offset; 2026-12-01 for an event of a whole day.
   */
  from: string;
  /**
   * When it ends, written like from: both with a time, or both without. An event of whole days includes this day. Without it, the event is over at the end of its first day.
   */
  to?: string;
  place?: EntryEventPlace;
  price?: EntryEventPrice;
  /**
   * Whether it takes place as planned: scheduled, sold-out, postponed or canceled. Lists, calendars and search engines show it. Write the new time into from if there is one.
   */
  status: 'scheduled' | 'sold-out' | 'postponed' | 'canceled';
  /**
   * The button that leads to the tickets or to a form. It disappears when the event is sold out, postponed or canceled.
   */
  tickets?: Action;
}
/**
 * Where it takes place.
 */
export interface EntryEventPlace {
  /**
   * The name of the place, such as Town hall, or Online. One to four words.
   */
  name: string;
  /**
   * The postal address in one line, such as 1 Mill Lane, Alderton.
   */
  address?: string;
}
/**
 * What a ticket costs. Visitors read it as their language writes prices.
 */
export interface EntryEventPrice {
  /**
   * The amount, such as 12 or 12.5. 0 means that the event is free.
   */
  amount: number;
  /**
   * The code of the currency in three capitals, such as EUR.
   */
  currency: string;
}
/**
 * Dated cards for articles that are published elsewhere; each opens in a new tab. Use it for a press or blog page whose articles are on other sites. For articles on this site, use entries.
 */
export interface ArticlesBlock {
  /**
   * Block type: always articles.
   */
  type: 'articles';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The articles, the newest first. Multiples of three fill the rows.
   *
   * @minItems 1
   */
  items: ArticlesArticle[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
   * The date as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * An icon for the subject, such as shield-check: without a picture, a cover with this sign is drawn in the colors of the theme. All names are at https://lucide.dev/icons.
   */
  topic?: string;
  /**
   * The picture at the top of the card.
   */
  picture?: Picture;
  /**
   * The address of the article. It opens in a new tab.
   */
  href: string;
  /**
   * The words on the button of the card. Without it, Read More in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A picture from the media folder that fills the whole section, behind its text. On a photograph, and on a drawing without transparent parts and colors of the theme, the text is white or dark, whichever can be read better, and the check measures the contrast.
 */
export interface Behind {
  /**
   * Path of the picture in media/, such as house/snow.jpg. Calm pictures are best for text.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it. Leave it out if the picture is only a background.
   */
  alt: string;
  /**
   * The point of the picture that stays in sight where it is cropped: how far it is from the left and from the top, each from 0 to 1, such as [0.7, 0.4]. The middle if you leave it out.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A part of the width or of the height, from 0 to 1.
   */
  focus?: number[];
  /**
   * Path in media/ of another picture of the same thing, which screens narrower than 768 pixels show, such as a photo in portrait format.
   */
  narrow?: string;
  /**
   * Path in media/ of another picture of the same thing, which dark pages show, such as a photo taken in the evening. The check measures both files; text may be dark on the first and white on this one, not the other way round.
   */
  dark?: string;
  /**
   * What is between the picture and the text: nothing, a light veil, which it is if you leave this out, or a strong one.
   */
  veil?: 'none' | 'light' | 'strong';
}
/**
 * The large opening of a home page: slides that change automatically, with one button on all of them. It has the main heading of the page, so it must be the first block and can be used only once.
 */
export interface BannerBlock {
  /**
   * Block type: always banner.
   */
  type: 'banner';
  /**
   * The main heading of the page, for search engines and screen readers. Visitors see the titles of the slides instead.
   */
  heading: string;
  /**
   * Name of the banner for screen readers, such as Highlights. It is not shown.
   */
  label: string;
  /**
   * How long each slide is shown, in milliseconds: 5000 is five seconds.
   */
  interval: number;
  /**
   * The button that every slide shows.
   */
  action: Action;
  /**
   * The slides, in the order in which they are shown. Three are enough.
   *
   * @minItems 1
   */
  slides: BannerSlide[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
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
   * A wide picture, whose left half is behind the words on wide screens. A drawing runs up behind the header, and on beyond the left edge of its frame: draw on there. A photo begins below it and keeps its colors in both themes: words on it are white or dark, whichever can be read better, over a veil as weak as they allow, which fades away next to them, and above them on narrow screens.
   */
  picture: Picture;
  /**
   * A quieter link next to the button, for example to a page with more information.
   */
  link?: Action;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Two pictures of the same thing, one above the other: visitors move a handle to see more of the one or of the other. Without a script, and on paper, both are next to each other. Use it where a change is best seen in one place, such as a repair.
 */
export interface BeforeAfterBlock {
  /**
   * Block type: always before-after.
   */
  type: 'before-after';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  before: BeforeAfterBefore;
  after: BeforeAfterAfter;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * The earlier picture, on the side where reading begins.
 */
export interface BeforeAfterBefore {
  /**
   * What the picture shows, in one to three words, such as Before or Spring 2019. One to three words.
   */
  label: string;
  /**
   * The picture, taken from the same place as the other one and in the same format.
   */
  picture: DescribedPicture;
}
/**
 * A picture from the media folder with meaning, so it needs a text alternative.
 */
export interface DescribedPicture {
  /**
   * Path of the picture in media/, such as office/roof-garden.svg.
   */
  src: string;
  /**
   * What the picture shows, in one short sentence, for people who cannot see it.
   */
  alt: string;
  /**
   * The point of the picture that stays in sight where it is cropped: how far it is from the left and from the top, each from 0 to 1, such as [0.7, 0.4]. The middle if you leave it out.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: A part of the width or of the height, from 0 to 1.
   */
  focus?: number[];
  /**
   * Width to height of the frame that shows the picture, in place of the ratio that the block gives it. It has no effect where a picture has no frame or fills a given room.
   */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | '3:4' | '2:3';
  /**
   * Path in media/ of another picture of the same thing, which screens narrower than 768 pixels show, such as a photo in portrait format.
   */
  narrow?: string;
  /**
   * Path in media/ of another picture of the same thing, which dark pages show, such as a photo taken in the evening. A drawing in the colors of the theme does not need one.
   */
  dark?: string;
}
/**
 * The later picture.
 */
export interface BeforeAfterAfter {
  /**
   * What the picture shows, in one to three words, such as After or Autumn 2019. One to three words.
   */
  label: string;
  /**
   * The picture, taken from the same place as the other one and in the same format.
   */
  picture: DescribedPicture;
}
/**
 * A grid of short points with icons, without boxes, for example the benefits of an employer or the values of a company.
 */
export interface BenefitsBlock {
  /**
   * Block type: always benefits.
   */
  type: 'benefits';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The points, in reading order. Three or six fill the rows.
   *
   * @minItems 1
   */
  items: BenefitsBenefit[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One point.
 */
export interface BenefitsBenefit {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
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
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Date, author and tags of an entry. Use it below the title of an article.
 */
export interface BylineBlock {
  /**
   * Block type: always byline.
   */
  type: 'byline';
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A grid of cards, each with an icon, a title, a text and a list of points. Good for the parts of a service.
 */
export interface CardGridBlock {
  /**
   * Block type: always card-grid.
   */
  type: 'card-grid';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  columns?: GridColumns;
  align?: LastRow;
  /**
   * The cards, in reading order. Three, four or six fill the rows; cards of different sizes always do.
   *
   * @minItems 1
   */
  cards: CardGridCard[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One card.
 */
export interface CardGridCard {
  /**
   * wide for a card over two columns, tall for one over two rows; all others are as large as one cell. Where cells would stay empty, the cards next to them grow. Phones show all cards below each other.
   */
  size?: 'wide' | 'tall';
  /**
   * A picture above the words. It is cropped to the shape of the card.
   */
  picture?: Picture;
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
   */
  icon?: string;
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
   * What the card leads to. The whole card is then a link, and its title is the name of the link.
   */
  href?: string;
  /**
   * Up to seven short points below the text, three to eight words each. Three are usual.
   *
   * @maxItems 7
   */
  bullets: string[];
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Cards for finished projects; each opens a dialog with the whole story. Use it to present challenge, solution and outcome of several projects.
 */
export interface CaseStudiesBlock {
  /**
   * Block type: always case-studies.
   */
  type: 'case-studies';
  ground: Ground;
  /**
   * The case studies, the strongest first. The first one is shown large, the others two in a row: odd numbers fill the rows.
   *
   * @minItems 1
   */
  items: CaseStudiesCaseStudy[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One finished project.
 */
export interface CaseStudiesCaseStudy {
  /**
   * The end of the address that opens this entry, after the # sign. Lowercase letters, digits and hyphens. Do not change it after it is published.
   */
  slug: string;
  /**
   * The result and the client, on the card and in the dialog. Four to ten words.
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
   * The words on the button of the card that opens the dialog. Without it, Read More in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A number and its label.
 */
export interface Figure {
  /**
   * The number as it is shown, with its sign or unit, such as 20% or 3X; put a plain number in quotes, '140'.
   */
  value: string;
  /**
   * The label of the number, such as less heating cost. Two to five words.
   */
  label: string;
}
/**
 * The first part of the dialog.
 */
export interface CaseStudiesOverview {
  /**
   * The subject of the project, in two to four sentences.
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
   * Who the client is, and their situation before the project. Two to four sentences.
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
   * The benefits for the client, one short sentence each.
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
 * Two or three columns of text, each with an optional picture. Use it for equally important subjects that need a paragraph each.
 */
export interface ColumnsBlock {
  /**
   * Block type: always columns.
   */
  type: 'columns';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
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
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One column.
 */
export interface ColumnsTextColumn {
  /**
   * A picture above the text. It is cropped to 3:2.
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
   * A link below the text.
   */
  action?: Action;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Quotes of named clients with their logos and industries. Use it on a page about clients; for quotes without logos use testimonials.
 */
export interface CustomersBlock {
  /**
   * Block type: always customers.
   */
  type: 'customers';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The clients, in reading order. Even numbers fill the rows.
   *
   * @minItems 1
   */
  items: CustomersCustomer[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One client.
 */
export interface CustomersCustomer {
  /**
   * Name of the client. It is not shown, but read aloud instead of the logo.
   */
  name: string;
  /**
   * What the client does. One to four words.
   */
  industry: string;
  /**
   * Logo of the client with its name in it, preferably as an SVG drawing in one color.
   */
  logo: Picture;
  /**
   * Who says it, if that person may be named.
   */
  person?: string;
  /**
   * What that person does at the client. One to four words.
   */
  role?: string;
  /**
   * What the client says, without quotation marks. One to three sentences.
   */
  testimonial: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A list of files to download. Type and size of a file in public/ are shown automatically. Use it for forms, brochures and price lists.
 */
export interface DownloadsBlock {
  /**
   * Block type: always downloads.
   */
  type: 'downloads';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The files, the most important first.
   *
   * @minItems 1
   */
  files: DownloadsFile[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One file.
 */
export interface DownloadsFile {
  /**
   * The text of the link: a description of the file, not its name.
   */
  title: string;
  /**
   * One sentence about its content or its readers.
   */
  text?: string;
  /**
   * The file: /price-list.pdf for public/price-list.pdf, or https://... for a file on another site.
   */
  href: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A map, a video, a calendar or another page of a host that site.yaml allows under embeds. A picture is shown until the visitor presses a button; the other site is not contacted before that. Use it for content that only another site can show.
 */
export interface EmbedBlock {
  /**
   * Block type: always embed.
   */
  type: 'embed';
  /**
   * The heading of the section, which is also read aloud as the name of the embed, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The address of the content, copied from the browser: a video on YouTube or Vimeo, a place on Google Maps or OpenStreetMap, or a page of a host that site.yaml lists.
   */
  href: string;
  /**
   * The picture before the embed is loaded, such as a drawing of the map.
   */
  picture: Picture;
  /**
   * wide for videos and maps; tall for pages that scroll, such as a calendar for bookings.
   */
  shape: 'wide' | 'tall';
  /**
   * The words on the button that loads it. Without it, Show here in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The notice above the button: which data the other site receives. The default is a sentence with the name of the host; write your own to link to your privacy page.
   */
  notice?: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Cards for the entries of a folder: for pages with `entry:`, such as the posts of a blog. On the page at the address of the folder, the list continues on further pages, such as /resources/blog/page/2; so does a list with a tag on a page below it. Use it on the page of a blog or news, and for the latest entries on any other page.
 */
export interface EntriesBlock {
  /**
   * Block type: always entries.
   */
  type: 'entries';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * How the entries are arranged: as cards next to each other, which they are if you leave this out, or as rows across the whole width. A row of an event begins with its day, large, and ends with its price or what has changed; a row of another entry begins with its picture, or with its day without one.
   */
  layout?: 'cards' | 'rows';
  /**
   * The folder of the entries in pages/, in the language of the page: resources/blog for pages/resources/blog/*.yaml.
   */
  folder: string;
  /**
   * date: newest first; title: alphabetical. related shows only entries that share tags with this page, the most shared tags first; if there are no such entries, the block is left out. upcoming shows the events that are not over, the next first; past shows those that are over, the latest first, both as of the time of the build.
   */
  sort: 'date' | 'title' | 'related' | 'upcoming' | 'past';
  /**
   * Shows only the entries with this tag.
   */
  tag?: string;
  /**
   * The maximum number of entries on one page.
   */
  limit: number;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Time, place and price of the event that its page is, with the button to the tickets and a link that adds it to a calendar. All of it comes from `event` below `entry`. Use it below the opening of the page.
 */
export interface EventBlock {
  /**
   * Block type: always event.
   */
  type: 'event';
  ground: Ground;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Questions with answers that unfold. They work without a script, can be searched in the page, and print unfolded. Use it for frequently asked questions.
 */
export interface FaqBlock {
  /**
   * Block type: always faq.
   */
  type: 'faq';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * Whether an answer folds up when the next one is opened.
   */
  exclusive: boolean;
  /**
   * The questions, the most frequent first.
   *
   * @minItems 1
   */
  items: FaqQuestion[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
   * The answer in Markdown, a paragraph or two: lists, links and tables are possible.
   */
  answer: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * One offer on a large dark card: text, a few ticked points, a button and a picture.
 */
export interface FeatureBlock {
  /**
   * Block type: always feature.
   */
  type: 'feature';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  ground: Ground;
  /**
   * One or two sentences below the heading.
   */
  text: string;
  /**
   * The parts of the offer, as a list with ticks. Three or four short lines.
   *
   * @minItems 1
   */
  points: string[];
  /**
   * The button at the end of the card.
   */
  action: Action;
  /**
   * A link next to the button, for visitors who are not ready for it.
   */
  secondAction?: Action;
  /**
   * The large picture on the card.
   */
  picture: Picture;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * A dark band across the whole page with up to six points, each with an icon. Use it once on a page, for the most important points.
 */
export interface FeatureBandBlock {
  /**
   * Block type: always feature-band.
   */
  type: 'feature-band';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
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
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * One point of the band.
 */
export interface FeatureBandPoint {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
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
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A form in the page. A link to # and the form's name opens the same form as a dialog, on any page.
 */
export interface FormBlock {
  /**
   * Block type: always form.
   */
  type: 'form';
  /**
   * Name of the form: order for the file forms/order.yaml. Its title and subtitle are next to it.
   */
  form: string;
  ground: Ground;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Pictures in a grid, in columns or in a strip, with captions. Each opens large, with its own address. Use it where pictures are the content; for a few pictures that change automatically, use image-carousel.
 */
export interface GalleryBlock {
  /**
   * Block type: always gallery.
   */
  type: 'gallery';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * How the pictures are arranged: grid crops all of them to 4:3; masonry shows each whole, in columns that are read from top to bottom; strip puts them in one row, which visitors scroll sideways. The grid if you leave it out.
   */
  layout?: 'grid' | 'masonry' | 'strip';
  /**
   * The pictures, in reading order. Multiples of three fill the rows. Visitors who open one go on to the others from there.
   *
   * @minItems 1
   */
  pictures: GalleryPicture[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One picture.
 */
export interface GalleryPicture {
  /**
   * The end of the address that opens this entry, after the # sign. Lowercase letters, digits and hyphens. Do not change it after it is published.
   */
  slug: string;
  /**
   * The picture. The grid crops it to 4:3; when opened, the whole picture is shown.
   */
  picture: DescribedPicture;
  /**
   * The line below the picture. Two to eight words.
   */
  caption: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * The opening of a page with its main heading. With a picture, the text is next to it, on it, above or below it; without one, the title is on the left and the lead on the right. It must be the first block and can be used only once.
 */
export interface HeroBlock {
  /**
   * Block type: always hero.
   */
  type: 'hero';
  /**
   * The main heading of the page. Three to nine words.
   */
  title: string;
  /**
   * One line below the title that completes it. Up to fifteen words.
   */
  subtitle?: string;
  /**
   * A paragraph below the subtitle, two to four sentences. **Two asterisks** make words bold, *one* makes them italic, [words](https://www.example.com) makes a link.
   */
  text?: string;
  /**
   * One or two sentences next to the title, for a hero without a picture.
   */
  lead?: string;
  /**
   * The breadcrumb above the title: the names between Home and this page, ending with this page.
   *
   * @minItems 1
   */
  breadcrumb?: string[];
  /**
   * The large picture next to the text. Leave it out for a plain opening. Behind, above or below the text it fills the window, so a photo needs 1280 pixels in width.
   */
  picture?: Picture;
  /**
   * Where the picture is: next to the text, which it is if you leave this out, behind it across the whole page, above it, or below it.
   */
  layout?: 'beside' | 'behind' | 'above' | 'below';
  /**
   * Where the text is: at the start of the lines, or in the center. For a picture behind, above or below the text.
   */
  align?: 'start' | 'center';
  /**
   * How high the opening is with a picture behind the text, and the picture above or below it: as high as it needs to be, half of the window, or the full window.
   */
  height?: 'auto' | 'half' | 'full';
  /**
   * Where the text is on a picture behind it that is as high as half of the window or all of it: in the middle of the height, or at the bottom.
   */
  place?: 'middle' | 'bottom';
  /**
   * What is between the text and a picture behind it: nothing, a light veil, which it is if you leave this out, a strong one, or with side a strong one that fades away next to the text and leaves the rest of the picture as it is. On a photograph, and on a drawing without transparent parts and colors of the theme, the text is white or dark, whichever can be read better, and the check measures whether the veil is strong enough.
   */
  veil?: 'none' | 'light' | 'strong' | 'side';
  /**
   * A button below the text.
   */
  action?: Action;
  /**
   * A link next to the button, for visitors who are not ready for it.
   */
  secondAction?: Action;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Large pictures with captions that change automatically; visitors can pause them and go back and forth. Use it for impressions that visitors do not need to see completely.
 */
export interface ImageCarouselBlock {
  /**
   * Block type: always image-carousel.
   */
  type: 'image-carousel';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  /**
   * Name of the carousel for screen readers, such as Pictures of our office. It is not shown.
   */
  label: string;
  /**
   * How long each picture is shown, in milliseconds: 4000 is 4 seconds.
   */
  interval: number;
  ground: Ground;
  /**
   * The pictures, in the order in which they are shown.
   *
   * @minItems 1
   */
  images: ImageCarouselCarouselImage[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One picture with its caption.
 */
export interface ImageCarouselCarouselImage {
  /**
   * The picture. It is shown about twice as wide as high.
   */
  picture: DescribedPicture;
  /**
   * The line below the picture. Two to eight words.
   */
  caption: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A compact grid of links, each with an icon. Good for an overview of up to twelve pages.
 */
export interface LinkGridBlock {
  /**
   * Block type: always link-grid.
   */
  type: 'link-grid';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The cells, in reading order. Multiples of four fill the rows.
   *
   * @minItems 1
   */
  items: LinkGridCell[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One cell, which is a link as a whole.
 */
export interface LinkGridCell {
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
   */
  icon: string;
  tone: Tone;
  /**
   * The subject of the page. One to three words.
   */
  title: string;
  /**
   * One short sentence below the title.
   */
  text: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A tall list of links to pages, each with a sentence. Next to it is the picture of the entry that the visitor points at. Use it for up to ten pages to continue with.
 */
export interface LinkListBlock {
  /**
   * Block type: always link-list.
   */
  type: 'link-list';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The links, in reading order.
   *
   * @minItems 1
   */
  items: LinkListEntry[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
   * One short sentence below the title about the content of that page.
   */
  text: string;
  /**
   * The target: a page of this site (/services/audits), a place or a form (#contact), https://..., mailto:... or tel:...
   */
  href: string;
  /**
   * The picture that is shown while the visitor points at this entry.
   */
  picture: Picture;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Address, opening hours, phone, mail and map of every location in site.yaml. Use it on a page about contact or visits.
 */
export interface LocationsBlock {
  /**
   * Block type: always locations.
   */
  type: 'locations';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * A map next to the addresses: the address of a place on Google Maps or OpenStreetMap, copied from the browser. List the provider under embeds in site.yaml. The map is loaded when visitors press a button; without a script they get a link.
   */
  map?: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * A quiet row of logos, for example of partners or clients.
 */
export interface LogoRowBlock {
  /**
   * Block type: always logo-row.
   */
  type: 'logo-row';
  /**
   * A short introduction of the logos, such as Partners we build with. Two to five words.
   */
  label: string;
  /**
   * How large the logos are. The usual size if you leave it out.
   */
  size?: 'small' | 'large';
  /**
   * Write gray to show all logos in shades of gray, so that none stands out. Drawings in one color have the color of text anyway.
   */
  colors?: 'gray';
  /**
   * Whether the row moves sideways by itself, for more logos than fit. Visitors can pause it; for those whose device asks for less motion, all logos are still.
   */
  moves?: boolean;
  /**
   * The logos, from left to right. Four to six fit in one row.
   *
   * @minItems 1
   */
  logos: LogoRowLogo[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * One logo.
 */
export interface LogoRowLogo {
  /**
   * Name of the organization. It is read aloud instead of the logo.
   */
  name: string;
  /**
   * The logo, preferably as an SVG drawing in one color.
   */
  picture: Picture;
  /**
   * The site of the organization, or a page about the work for it.
   */
  href?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A row of cards, each with a drawing, a title and a short text. Good for three values or promises.
 */
export interface PictureCardsBlock {
  /**
   * Block type: always picture-cards.
   */
  type: 'picture-cards';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  columns?: GridColumns;
  align?: LastRow;
  /**
   * The cards, in reading order. Three make one row, unless `columns` says otherwise.
   *
   * @minItems 1
   */
  cards: PictureCardsPictureCard[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
  /**
   * What the card leads to. The whole card is then a link, and its title is the name of the link.
   */
  href?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A list of dated press releases with pictures; of three or more, the newest is shown large. Use it for announcements that are published elsewhere.
 */
export interface PressReleasesBlock {
  /**
   * Block type: always press-releases.
   */
  type: 'press-releases';
  ground: Ground;
  /**
   * The press releases, the newest first.
   *
   * @minItems 1
   */
  items: PressReleasesPressRelease[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
   * The date as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * An icon for the subject, such as shield-check: without a picture, a cover with this sign is drawn in the colors of the theme. All names are at https://lucide.dev/icons.
   */
  topic?: string;
  /**
   * The picture next to the text.
   */
  picture?: Picture;
  /**
   * The address of the whole text. Without it, there is no button.
   */
  href?: string;
  /**
   * Whether the button is shown as disabled, in the place of one with an address.
   */
  disabled: boolean;
  /**
   * The words on the button next to the text. Without it, Read More in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Plans or packages next to each other, each with its price, its content and a button. Use it to let visitors choose between two to four plans; for a longer list of prices, use table.
 */
export interface PricingBlock {
  /**
   * Block type: always pricing.
   */
  type: 'pricing';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * What visitors switch between, such as Monthly and Yearly, where plans have a secondPrice. The first is chosen at first. On paper, both prices are shown.
   *
   * @minItems 2
   * @maxItems 2
   */
  periods?: string[];
  /**
   * The plans, the smallest first. Two to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  plans: PricingPlan[];
  /**
   * A note below the plans that applies to all of them: taxes, notice, terms.
   */
  note?: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
   * The unit or condition of the price, such as per month or plus tax.
   */
  per?: string;
  /**
   * The price for the second of the periods. Without one, the plan has the same price for both.
   */
  secondPrice?: string;
  /**
   * The unit or condition of that price, such as per year.
   */
  secondPer?: string;
  /**
   * One sentence about the customers of the plan.
   */
  text?: string;
  /**
   * The content of the plan, three to eight words each.
   *
   * @maxItems 12
   */
  points: string[];
  /**
   * Words that highlight this plan, such as Most chosen. Give it to at most one plan. Two or three words.
   */
  mark?: string;
  /**
   * The button to get the plan.
   */
  action: Action;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Products, tools or packages, one wide card each; each opens a dialog with details.
 */
export interface ProductCardsBlock {
  /**
   * Block type: always product-cards.
   */
  type: 'product-cards';
  ground: Ground;
  /**
   * The products, tools or packages, the most important first.
   *
   * @minItems 1
   */
  items: ProductCardsProduct[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One product, tool or package.
 */
export interface ProductCardsProduct {
  /**
   * The end of the address that opens this entry, after the # sign. Lowercase letters, digits and hyphens. Do not change it after it is published.
   */
  slug: string;
  /**
   * Name of a small line drawing, such as clipboard-list. All names are at https://lucide.dev/icons. Your own drawing in one color, media/icons/instagram.svg, is the icon instagram.
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
   * Further details in the dialog, as paragraphs of one to three sentences.
   *
   * @minItems 1
   */
  details: string[];
  /**
   * The words on the button of the card that opens the dialog. Without it, More Features in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A longer text in Markdown, with headings, lists, tables, quotes, code and pictures: for articles, terms, privacy pages and manuals.
 */
export interface ProseBlock {
  /**
   * Block type: always prose.
   */
  type: 'prose';
  /**
   * The heading next to the text; headings in the text are one level below it. Without it, only the text is shown.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * center puts the column of the text, with its heading above it, in the middle of the page, as in articles.
   */
  align?: 'start' | 'center';
  /**
   * wide lets the pictures of the text be wider than its column on large screens; with a heading only next to `align: center`.
   */
  pictures?: 'text' | 'wide';
  /**
   * A text in Markdown, below `text: |`: ## for a heading (### and #### for lower levels), which #its-words links to; - or 1. for lists; > for a quote, and > [!NOTE] (or TIP, IMPORTANT, WARNING, CAUTION) above it for an alert, or > [!QUOTE] for a large quote; **bold**, *italic*, `code` and [links](/address); tables with | between the cells; three backticks around lines of code, and the language after the first ones; ![What it shows](team/roof.jpg "Caption") as a separate paragraph for a picture in media/, two or three on lines of one paragraph to have them next to each other. A backslash at the end of a line starts a new line. HTML is not allowed.
   */
  text: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One sentence that somebody said, large, with name and face. Use it once between other blocks; for several quotes use testimonials.
 */
export interface QuoteBlock {
  /**
   * Block type: always quote.
   */
  type: 'quote';
  ground: Ground;
  /**
   * The quote, without quotation marks. One to three sentences.
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
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * A few short reasons to choose this company or service, with an optional picture next to them.
 */
export interface ReasonsBlock {
  /**
   * Block type: always reasons.
   */
  type: 'reasons';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * A picture next to the reasons.
   */
  picture?: Picture;
  ground: Ground;
  /**
   * The reasons, the strongest first. Three to five.
   *
   * @minItems 1
   */
  items: ReasonsReason[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Shows what other pages of the site say: a case study with its figure, a person, a product, or a page with its title and description. You write only the addresses; the words and pictures come from those pages and change with them. Use it for proof, and for ways on to neighboring pages.
 */
export interface RelatedBlock {
  /**
   * Block type: always related.
   */
  type: 'related';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  /**
   * The background of the section: the plain page, a subtle tint, or a dark band across the whole page, which suits one figure.
   */
  ground: 'plain' | 'subtle' | 'band';
  /**
   * What is shown, in reading order: /services/audits for a page, /team#ada-lindqvist for an entry with that slug in a block on the page /team. One case study, one person and two pages fill the section well.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: A page of this site (/services/audits), or an entry with a slug on one (/team#ada-lindqvist).
   */
  items: string[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * A heading and plain paragraphs, for additional information.
 */
export interface RichTextBlock {
  /**
   * Block type: always rich-text.
   */
  type: 'rich-text';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  ground: Ground;
  /**
   * The paragraphs, two to five sentences each. **Two asterisks** make words bold, *one* makes them italic, [words](https://www.example.com) makes a link.
   *
   * @minItems 1
   *
   * Items: One paragraph of text. **Two asterisks** make words bold, *one* makes them italic, `backticks` make code, [words](https://www.example.com) makes a link, and a line break (below `text: |`) starts a new line; the block prose supports more.
   */
  paragraphs: string[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * The program of a conference, a festival or an open day: what happens when, in which room, and with whom. On phones it is a list by time, on wide screens a grid with a column for each room. Use it for one to several days with fixed times; for dates far apart, use entries that are events.
 */
export interface ScheduleBlock {
  /**
   * Block type: always schedule.
   */
  type: 'schedule';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The rooms, from left to right. Leave it out where everything happens in one place.
   *
   * @maxItems 5
   *
   * Items: The name of a room. One to three words.
   */
  rooms: string[];
  /**
   * The days, the first one first.
   *
   * @minItems 1
   */
  days: ScheduleDay[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One day and its program.
 */
export interface ScheduleDay {
  /**
   * The day: 2026-09-18. Visitors read it with its weekday.
   */
  date: string;
  /**
   * What happens on that day, in any order: it is sorted by time.
   *
   * @minItems 1
   */
  slots: ScheduleSlot[];
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * One talk, workshop or break.
 */
export interface ScheduleSlot {
  /**
   * When it starts, with two digits each: 09:30.
   */
  starts: string;
  /**
   * When it ends, such as 10:15; 24:00 for midnight.
   */
  ends?: string;
  /**
   * One of the rooms of the block. Leave it out for what concerns all of them, such as a break.
   */
  room?: string;
  /**
   * What happens. One to nine words.
   */
  title: string;
  /**
   * One or two sentences about it. **Two asterisks** make words bold, [words](/address) makes a link.
   */
  text?: string;
  /**
   * Who speaks or leads: addresses of people in a block of the type team, such as /team#ada-lindqvist. Visitors read their names, with a link.
   *
   * @minItems 1
   *
   * Items: The page and the slug of a person: /team#ada-lindqvist.
   */
  people?: string[];
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * One sentence that starts with a large figure, such as a promise, with its consequences below.
 */
export interface StatementBlock {
  /**
   * Block type: always statement.
   */
  type: 'statement';
  ground: Ground;
  /**
   * The large figure at the start of the heading, such as 1%.
   */
  figure: string;
  /**
   * The rest of the sentence after the figure, such as of our time goes to the community.
   */
  heading: string;
  /**
   * The consequences of the sentence, point by point. Four fill the section.
   *
   * @minItems 1
   */
  benefits: StatementBenefit[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
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
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A row of large figures with bars above them. Use it for two to four figures that you can prove.
 */
export interface StatsBlock {
  /**
   * Block type: always stats.
   */
  type: 'stats';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The figures, from left to right. Three or four.
   *
   * @minItems 1
   */
  items: StatsStat[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One figure.
 */
export interface StatsStat {
  /**
   * The figure as it is shown, such as 100+ or 98%; put a plain number in quotes, '140'. Write {facts.name} to take it from the facts in site.yaml.
   */
  value: string;
  /**
   * What the figure counts. Two to five words.
   */
  label: string;
  tone: Tone;
  /**
   * Length of the bar above the figure, in percent of the full width. The bars should differ like the figures. Without it, there is no bar.
   */
  share?: number;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Numbered steps: how an order works, how to get somewhere.
 */
export interface StepsBlock {
  /**
   * Block type: always steps.
   */
  type: 'steps';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The steps, in their order. Three to six read well.
   *
   * @minItems 1
   */
  items: StepsStep[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One step.
 */
export interface StepsStep {
  /**
   * What happens. One to five words.
   */
  title: string;
  /**
   * One to three sentences that say who does what, and how long it takes. **Two asterisks** make words bold, [words](/address) makes a link.
   */
  text: string;
  /**
   * A picture of this step. Give a picture to every step, or leave all pictures out.
   */
  picture?: Picture;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A picture next to a few paragraphs, for the story of a company, a team or an idea.
 */
export interface StoryBlock {
  /**
   * Block type: always story.
   */
  type: 'story';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * The paragraphs, two to five sentences each. **Two asterisks** make words bold, *one* makes them italic, [words](https://www.example.com) makes a link.
   *
   * @minItems 1
   *
   * Items: One paragraph of text. **Two asterisks** make words bold, *one* makes them italic, `backticks` make code, [words](https://www.example.com) makes a link, and a line break (below `text: |`) starts a new line; the block prose supports more.
   */
  paragraphs: string[];
  /**
   * The picture next to the text.
   */
  picture: Picture;
  /**
   * Whether the picture is on the right instead of the left.
   */
  flip: boolean;
  ground: Ground;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Links to the sections of the page: every block that has an id and a heading, and every heading with two signs (##) of a text in a block prose. Use it below the opening of a long page.
 */
export interface SubNavigationBlock {
  /**
   * Block type: always sub-navigation.
   */
  type: 'sub-navigation';
  /**
   * The words before the links, such as On this page. One to four words.
   */
  label: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A table with a caption. On screens that are too narrow, the table itself scrolls. Use it to compare values in rows and columns, such as prices or opening hours.
 */
export interface TableBlock {
  /**
   * Block type: always table.
   */
  type: 'table';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * What the table shows, in one short sentence. It is shown above the table and read aloud first.
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
   * Whether the first cell of a row is its heading, not a value like the others.
   */
  headerColumn: boolean;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * The head of one column.
 */
export interface TableColumn {
  /**
   * The content of the column. One to three words.
   */
  title: string;
  /**
   * The alignment of the text in the column. Figures are easiest to compare at the end.
   */
  align: 'start' | 'center' | 'end';
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Several texts in one place, of which visitors choose one by its tab, each with a picture and a button where it has them; or whole blocks in the place of each text. Without a script, and on paper, all are shown below each other. Use it for the same subject for different readers; for answers that visitors look for, use faq.
 */
export interface TabsBlock {
  /**
   * Block type: always tabs.
   */
  type: 'tabs';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The tabs, the most frequent first: it is open. Two to six.
   *
   * @minItems 2
   * @maxItems 6
   */
  tabs: TabsTab[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One tab and what it shows.
 */
export interface TabsTab {
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the tab an address: with `id: owners`, /services#owners opens it, and #owners on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The words on the tab. One to three words.
   */
  label: string;
  /**
   * What the tab shows, in Markdown: paragraphs, lists, links and tables are possible. A tab needs a text or `blocks`, not both.
   */
  text?: string;
  /**
   * The picture next to the text.
   */
  picture?: Picture;
  /**
   * The button below the text.
   */
  action?: Action;
  /**
   * A link next to the button, for visitors who are not ready for it.
   */
  secondAction?: Action;
  /**
   * What the tab shows in the place of text, picture and button: blocks as on a page, each on its own ground, with smaller headings. Any type but those that belong to a page as a whole, such as hero and tabs.
   *
   * @minItems 1
   */
  blocks?: NestedBlock[];
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A grid of people; each opens a dialog with a biography. Use it to introduce the people whom visitors will meet.
 */
export interface TeamBlock {
  /**
   * Block type: always team.
   */
  type: 'team';
  ground: Ground;
  /**
   * The people, in the order in which they are shown. Multiples of four fill the rows.
   *
   * @minItems 1
   */
  items: TeamPerson[];
  /**
   * The words on the button below each person that opens the dialog. Without it, View Profile in the language of the page. Two or three words.
   */
  viewLabel?: string;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One person.
 */
export interface TeamPerson {
  /**
   * The end of the address that opens this entry, after the # sign. Lowercase letters, digits and hyphens. Do not change it after it is published.
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
   * A biography: one to three paragraphs of two to four sentences, shown in the dialog.
   *
   * @minItems 1
   */
  bio: string[];
  /**
   * Links with more about the person: profiles, own pages, mail. They are buttons at the end of the dialog.
   */
  links: IconLink[];
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * Quotes of clients, with stars and faces where there are any, and an optional badge that names who verified them. Use it below an offer, to show that others were satisfied with it.
 */
export interface TestimonialsBlock {
  /**
   * Block type: always testimonials.
   */
  type: 'testimonials';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * The badge on every quote that names who verified it, such as Verified by the builders' guild. Without it there is no badge.
   */
  mark?: string;
  /**
   * How the quotes are arranged: cards shows all of them as cards of one size; large shows each across the whole width, which suits one or two; row puts the cards in one row, which visitors scroll sideways. If you leave it out, the type of each quote decides.
   */
  layout?: 'cards' | 'large' | 'row';
  /**
   * The quotes, in reading order. Without a layout, one primary quote and two secondary ones fill the section well.
   *
   * @minItems 1
   */
  items: TestimonialsTestimonial[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One quote.
 */
export interface TestimonialsTestimonial {
  /**
   * primary shows the quote large, secondary shows it as a small card. A small card if you leave it out; the layout of the block, if there is one, decides for all quotes.
   */
  type?: 'primary' | 'secondary';
  /**
   * What the client wrote, without quotation marks. Two or three sentences.
   */
  quote: string;
  /**
   * The person who wrote it, if they may be named.
   */
  name?: string;
  /**
   * What that person does. One to four words.
   */
  role?: string;
  /**
   * The company that the person works for.
   */
  company?: string;
  /**
   * A portrait of the person. It is shown small and round next to the name; in the layout large, in portrait format next to the quote.
   */
  picture?: Picture;
  /**
   * How many of five stars the client gave. Visitors see them, search engines are not told: their rules forbid ratings that a business publishes about itself.
   */
  stars?: number;
  /**
   * The logo of the company, preferably as an SVG drawing in one color.
   */
  logo?: Picture;
  /**
   * The date as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date?: string;
  /**
   * Where the client said it, in a few words, such as Survey of spring 2025. If it can be read somewhere, use link. One to six words.
   */
  source?: string;
  /**
   * The address where the quote was published, if there is one.
   */
  link?: Action;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * What happened when, along a line: the history of a company, the stages of a project. Use it where the times matter; for what visitors do one after the other, use steps.
 */
export interface TimelineBlock {
  /**
   * Block type: always timeline.
   */
  type: 'timeline';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * What happened, the earliest first.
   *
   * @minItems 2
   */
  entries: TimelineEntry[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One thing that happened.
 */
export interface TimelineEntry {
  /**
   * The time, in the words that visitors read, such as '2012' in quotes, or Spring 2014. One to three words.
   */
  when: string;
  /**
   * What happened. Two to eight words.
   */
  title: string;
  /**
   * One to three sentences about it. **Two asterisks** make words bold, [words](/address) makes a link.
   */
  text?: string;
  /**
   * A picture of it.
   */
  picture?: Picture;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A video of your own, in the page, with the controls of the browser. Nothing of it is loaded before a visitor plays it. For videos of YouTube or Vimeo use videos or embed.
 */
export interface VideoFileBlock {
  /**
   * Block type: always video-file.
   */
  type: 'video-file';
  /**
   * The heading of the section, which is also read aloud as the name of the video, without a full stop. Three to eight words.
   */
  heading: string;
  /**
   * One or two sentences below the heading that introduce the section.
   */
  lead?: string;
  ground: Ground;
  /**
   * Address of the file in public/, such as /tour.mp4. All browsers play MP4 with H.264; a minute in 720p is about 10 MB.
   */
  file: string;
  /**
   * Path in media/ of the picture that is shown until the video plays, such as a frame of it. It has the format of the video.
   */
  poster: string;
  /**
   * Address of the file in public/ with the spoken words, in the language of the page, such as /tour.vtt: WebVTT, which most editors of videos export.
   */
  captions?: string;
  /**
   * Whether the video has no speech and no other sounds that matter, so that it needs no captions.
   */
  silent?: boolean;
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * Cards for videos. A video of YouTube or Vimeo plays in a dialog on the page if site.yaml allows it under embeds; any other video opens in a new tab. Use it for a page of recordings; for a file of your own use video-file.
 */
export interface VideosBlock {
  /**
   * Block type: always videos.
   */
  type: 'videos';
  /**
   * The heading of the section, shown large above it, without a full stop. Three to eight words.
   */
  heading?: string;
  ground: Ground;
  /**
   * The videos, the newest first. Multiples of three fill the rows.
   *
   * @minItems 1
   */
  items: VideosVideo[];
  /**
   * Lowercase letters, digits and hyphens, once on the page. It gives the block an address: with `id: prices`, /services#prices leads to it, and #prices on the page itself. Do not change it after it is published.
   */
  id?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
  /**
   * A picture behind the text of the whole section, in place of its ground. Only blocks with the field ground have it.
   */
  behind?: Behind;
}
/**
 * One video.
 */
export interface VideosVideo {
  /**
   * The end of the address that opens this entry, after the # sign. Lowercase letters, digits and hyphens. Do not change it after it is published.
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
   * The date as year, month and day: 2025-06-27. Visitors see it written out.
   */
  date: string;
  /**
   * An icon for the subject, such as shield-check: without a picture, a cover with this sign is drawn in the colors of the theme. All names are at https://lucide.dev/icons.
   */
  topic?: string;
  /**
   * The still picture on the card.
   */
  picture?: Picture;
  /**
   * Address of the video, as copied from the video site. It plays on the page if site.yaml allows the site under embeds.
   */
  href: string;
  /**
   * The words on the button of the card. Without it, Watch Video in the language of the page. Two or three words.
   */
  label?: string;
  /**
   * The date and time from which it is shown: 2026-12-01T09:00 in the time zone of site.yaml, or 2026-12-01T09:00+01:00 with a UTC offset. Until then, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  from?: string;
  /**
   * The date and time until which it is shown, written like from. From then on, builds leave it out. Entries of lists may have it, too; the opening of a page may not.
   */
  until?: string;
}
/**
 * A form. The file forms/order.yaml is the form order: a link to #order opens it as a dialog, and the block form shows it in a page. The file defines the questions, the checks in the browser and at the gateway, and where the answers go.
 */
export interface Form {
  /**
   * Title of the form. Two to five words.
   */
  title: string;
  /**
   * One sentence below the title about what happens after sending.
   */
  subtitle: string;
  /**
   * The drawing next to the thanks after sending.
   */
  picture?: Picture;
  /**
   * The questions, from top to bottom.
   *
   * @minItems 1
   */
  fields: FormField[];
  /**
   * The words on the button that sends the form, such as "Order". The default is the word in `messages` of site.yaml or in the site's language.
   */
  button?: string;
  messages: FormMessages;
  /**
   * Where the answers go: to every target in the list. The gateway keeps them until they have arrived.
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
   * The name of the answer where it arrives, such as firstName. Visitors do not see it. Only letters and digits; each name only once in a form.
   */
  name: string;
  /**
   * The type of answer: a line of text, a long text, an e-mail address, a phone number, a number, a date, one choice, several choices, or consent, a box to tick.
   */
  type:
    'text' | 'long-text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'choices' | 'consent';
  /**
   * The question as visitors read it. For a consent, the whole sentence, usually with a link: I agree to the [privacy policy](/privacy).
   */
  label: string;
  /**
   * One sentence below the label that explains what to write, if that is not obvious.
   */
  help?: string;
  /**
   * Whether an answer is required. Spaces alone do not count as an answer.
   */
  required: boolean;
  /**
   * The message for a missing or invalid answer, such as "Enter your first name". The default is a general sentence.
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
   * The minimum number of characters.
   */
  minLength?: number;
  /**
   * The maximum number of characters.
   */
  maxLength?: number;
  /**
   * The smallest number that is accepted.
   */
  minimum?: number;
  /**
   * The largest number that is accepted.
   */
  maximum?: number;
  /**
   * The first day that is accepted: today, or a date as YYYY-MM-DD. With today, past days are refused.
   */
  earliest?: string;
  /**
   * The last day that is accepted: today, or a date as YYYY-MM-DD.
   */
  latest?: string;
  /**
   * The name of an earlier date field that this date must follow: arrival for a departure. The next day is the first that is accepted, unless daysAfter says otherwise.
   */
  after?: string;
  /**
   * The minimum number of days between the date that after names and this one: 2 for two nights, 0 to allow the same day. The default is 1.
   */
  daysAfter?: number;
  /**
   * The options of a choice or several choices, as visitors read them.
   *
   * @minItems 2
   */
  options?: string[];
}
/**
 * The messages after the button was pressed. Each has a general sentence as its default.
 */
export interface FormMessages {
  /**
   * Shown for a missing or invalid answer.
   */
  incomplete?: string;
  /**
   * Thanks, shown when the answers have been received.
   */
  sent?: string;
  /**
   * Shown when the answers could not be sent, or were received before. Below it is a link to send an e-mail instead.
   */
  failed?: string;
}
/**
 * One target of the answers.
 */
export interface FormTarget {
  /**
   * crm: a lead in the CRM of the gateway's settings, from fields called firstName, lastName, email and description. email: a mail to an address. webhook: a signed request to another program.
   */
  to: 'crm' | 'email' | 'webhook';
  /**
   * For email: the mailbox that receives the mail, such as orders@bakery.example.
   */
  address?: string;
  /**
   * For email: the subject. The default is the title of the form.
   */
  subject?: string;
  /**
   * For webhook: the https address that is called.
   */
  url?: string;
  /**
   * For webhook: the name of the gateway setting with the secret for the signature. The secret itself is never in a file of the site. The default is WEBHOOK_SECRET.
   */
  secret?: string;
}
/**
 * The translation of a form to another language of the site. The German translation of forms/order.yaml is forms/order.de.yaml. Names, types, required answers, limits and targets are only in forms/order.yaml. Visitors see its text for anything that this file leaves out.
 */
export interface LocalForm {
  /**
   * Title of the form. Two to five words.
   */
  title?: string;
  /**
   * One sentence below the title about what happens after sending.
   */
  subtitle?: string;
  /**
   * The words on the button that sends the form, such as "Order". The default is the word in `messages` of site.yaml or in the site's language.
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
   * The version of the original that this file was translated from, written by npm run translated. The check warns when the original has changed since.
   */
  translatedFrom?: string;
}
/**
 * The messages after the button was pressed. Each has a general sentence as its default.
 */
export interface LocalFormMessages {
  /**
   * Shown for a missing or invalid answer.
   */
  incomplete?: string;
  /**
   * Thanks, shown when the answers have been received.
   */
  sent?: string;
  /**
   * Shown when the answers could not be sent, or were received before. Below it is a link to send an e-mail instead.
   */
  failed?: string;
}
/**
 * What visitors read of one question.
 */
export interface LocalFormField {
  /**
   * The question as visitors read it. For a consent, the whole sentence, usually with a link.
   */
  label?: string;
  /**
   * One sentence below the label that explains what to write, if that is not obvious.
   */
  help?: string;
  /**
   * The message for a missing or invalid answer.
   */
  hint?: string;
  /**
   * The options as visitors read them, by the option of the original: `Rye: Roggen`. The answer arrives with the option of the original.
   */
  options?: {
    /**
     * The option as visitors read it.
     */
    [k: string]: string;
  };
}
