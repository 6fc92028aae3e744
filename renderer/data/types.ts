import type {
  Block,
  Form,
  FormField,
  Page,
  PageEntry,
  Site,
  SiteManual,
  SitePageOfAManual,
  Theme,
} from '../../schema/generated/content.d.ts';
import type { Card, PictureFile } from '../../schema/generated/data.d.ts';
import type { HeaderOnPicture } from '../../schema/words-on-files.ts';
import type { CodeRun } from '../../schema/texts/code-runs.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import type { EmbedSource } from '../../schema/embeds/embed-source.ts';

/** The fields of one block type: `BlockOf<'hero'>`. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** Every word that the engine itself shows or reads aloud on a published site, in the language of the page. */
export type Messages = Omit<Required<Site['messages']>, 'draftsShown'>;

export type MessageName = keyof Messages;

/** Picture files by the name that YAML gives them. */
export type Pictures = Record<string, PictureFile>;

/** An element that an icon is drawn with, and its attributes. */
export type IconShape = [tag: string, attributes: Record<string, string>];

/** Which way a language is written. */
type Direction = 'ltr' | 'rtl';

/** A field, and what visitors read for its options where that is another text than the answer: in a translation. */
export type FieldDefinition = FormField & { optionLabels?: Readonly<Record<string, string>> };

/** A form as the browser needs it, in the language of the page: all but where the answers go. */
export type FormDefinition = Omit<Form, 'deliver' | 'fields'> & {
  name: string;
  fields: FieldDefinition[];
  inLanguage?: InLanguage;
};

/** Attributes of what is not in the language of the document; absent where it is. */
export interface InLanguage {
  lang: string;
  dir: Direction;
}

/** What is known of a form on every page: enough to open its dialog, which fetches the rest. */
export interface FormHead {
  title: string;
  subtitle: string;
  /** Address of its definition. */
  url: string;
  /** Whether header, footer or closing band of every page link to it. */
  isInFrame: boolean;
  inLanguage?: InLanguage;
}

/** What every page says at its top until a day. */
export interface Announcement {
  /** With markup. */
  text: string;
  /** Differs from those before it, which a visitor may have dismissed. */
  id: string;
}

/** On which screens there is room: from 64 rem (the usual), from 80 (`middle`), from 90 (`late`), on none (`never`). */
export type Room = 'usual' | 'middle' | 'late' | 'never';

/** A manual with all its pages, also those of folders. */
export interface Manual extends Omit<SiteManual, 'sections'> {
  sections: { title?: string; items: SitePageOfAManual[] }[];
}

/** What every page shares. Written once by the build as JSON, fetched when a page hydrates. */
export interface SiteData {
  site: Omit<Site, 'theme' | 'announcement' | 'facts' | 'redirects' | 'gone' | 'manuals'> & {
    manuals?: Manual[];
  };
  /** Absent if there is none, or no longer one. */
  announcement?: Announcement;
  /** Only of a preview with drafts: the words of the bar on each of its pages. */
  draftsShown?: string;
  /** Whether there are dark pages, and light ones. */
  dark: Theme['dark'];
  messages: Messages;
  /** Only where corners are sharp, for what no style sheet can shape. */
  sharp?: true;
  /** Only where the header is not plain. */
  headerLook?: Exclude<Theme['header'], 'plain'>;
  /** Which way the language is written. */
  direction: Direction;
  /** Address of the home page in this language. */
  home: string;
  /** The languages to choose from, each as its own speakers call it; empty on a site in one language. */
  languages: { language: string; name: string; home: string }[];
  /**
   * From which width each entry of the navigation is in the header; the last one needs most. Where one does not, the
   * menu of narrow screens leads everywhere.
   */
  navigationRoom: Room[];
  pictures: Pictures;
  /** By the names of the forms. */
  forms: Record<string, FormHead>;
  /** Address of the SVG file that holds a `<symbol>` for each icon that all pages share. */
  icons: string;
  downloads?: Downloads;
}

/**
 * What links to files of the site say about them, "PDF, 2.1 MB", by address; empty for what says nothing and is a
 * document of its own: an HTML file, or a page with frames, which only its own policy allows.
 * Only where there are such links.
 */
type Downloads = Record<string, string>;

/** An entry as a card of a list shows it. */
type ListedEntry = Pick<PageEntry, 'date' | 'summary' | 'author' | 'picture' | 'topic'> & {
  title: string;
  /** Where it can be read. */
  href: string;
  /** Only of an event. */
  event?: ListedEvent;
  /** Only in a row: the day that it begins with, of an event or of the entry. */
  day?: DrawnDay;
};

/** A day in parts, as readers of the language write these: 12 and Dec. */
export interface DrawnDay {
  day: string;
  month: string;
}

type ChangedStatus = Exclude<NonNullable<PageEntry['event']>['status'], 'scheduled'>;

/** What a card says about an event. */
export interface ListedEvent {
  /** By what its time is looked up among the dates. */
  when: string;
  /** The name of its place. */
  place?: string;
  /** Only where it is not as planned; of one that is over not that it was sold out. */
  status?: ChangedStatus;
  /** Only in a row, of an event that names its price and is not over: that as readers write it; empty if it is free. */
  price?: string;
}

/** What a page knows of the event that it is, beyond its fields. */
export interface EventData {
  /** By what its time is looked up among the dates. */
  when: string;
  /** Its price as readers write it; absent where it is free or says none. */
  price?: string;
  /** As in a list. */
  status?: ChangedStatus;
  /** Only where it was over when the page was built. */
  isOver?: true;
  /** Address of the file that adds it to a calendar, as long as it is to take place. */
  calendar?: string;
  /** For search engines: days, or times with their distance from UTC. */
  startDate: string;
  endDate?: string;
}

/** One page of a list of entries. */
export interface EntryListData {
  entries: ListedEntry[];
  /** Address of the file with all events of the folder. Only of a list of upcoming events. */
  calendar?: string;
  /** Absent where the list has but one page, or shows its first entries alone. */
  paging?: {
    /** Of the page that is shown, from 1. */
    number: number;
    previous?: string;
    next?: string;
    /** The pages to choose from: the first, the last and those around this one. */
    pages: { number: number; href: string }[];
  };
}

/** Where a page is in the manuals of its site. */
export interface PlaceInManual {
  /** Which of the manuals, and which of its pages, both from 0. */
  manual: number;
  page: number;
  /** The headings of the page with an address, from top to bottom. */
  contents: { id: string; name: string; depth: number }[];
}

/** What one page adds. Written next to its HTML as JSON. */
export interface PageData {
  route: string;
  page: Page;
  pictures: Pictures;
  /** The days that the page names, each YYYY-MM-DD, and times of events, as readers of the site's language write them. */
  dates: Record<string, string>;
  /** The page's own icons, by name. There are few of them; in a file for all pages every page would wait for all. */
  icons: Record<string, IconShape[]>;
  /** Names of the forms that the page links to; absent if there are none. */
  linkedForms?: string[];
  /** The forms that are in the page, by name; absent if there are none. */
  forms?: Record<string, FormDefinition>;
  downloads?: Downloads;
  /** What frames show, by the address that YAML names. Only where the page has any. */
  embeds?: Record<string, EmbedSource>;
  /**
   * The texts in Markdown, read by the build so that no browser has to. A field that has one holds its number in this
   * list instead. Only where the page has any.
   */
  markdown?: MarkdownElement[][];
  /** What the code in those texts is taken apart into, by `codeKey`. Only where the page has code in a known language. */
  code?: Record<string, CodeRun[]>;
  /**
   * The lists of entries, made by the build because only it knows all pages. A field that names a folder holds the
   * number of its list instead. Only where the page has any.
   */
  lists?: EntryListData[];
  /** Only of a page that is an event. */
  event?: EventData;
  /** What the page shows of others, by address. Only where the page has any. */
  related?: Record<string, Card>;
  /** The headings of those texts that are places, without the # sign. Only where there are any. */
  places?: string[];
  /** The sections that links of the page lead to, from top to bottom. Only where a block links to them. */
  sections?: { id: string; name: string }[];
  /** Only of a page in a manual. */
  manual?: PlaceInManual;
  /** What the site's own features say about the page, by their names. Only where they say anything. */
  features?: Record<string, unknown>;
  /** How the header is on the picture of the first block. Only where it is on one. */
  headerOn?: HeaderOnPicture;
  head: Head;
  /** Address of the script of each block type on the page. */
  scripts: Record<string, string>;
  /** Addresses of the style sheets of those blocks. */
  styles: string[];
  /** The language of what is around the page; nothing on a site in one language. */
  language?: string;
  /** Where a visitor finds the page in each language of the site; nothing on a site in one language. */
  ways?: Record<string, string>;
  /** Only where the page is not translated: in which language it is instead. */
  fallback?: InLanguage;
}

/** What the build has looked up for the names in a page's content. */
export type Assets = Pick<
  PageData,
  | 'fallback'
  | 'pictures'
  | 'dates'
  | 'icons'
  | 'forms'
  | 'downloads'
  | 'embeds'
  | 'markdown'
  | 'code'
  | 'places'
  | 'sections'
  | 'manual'
  | 'lists'
  | 'event'
  | 'related'
  | 'features'
  | 'headerOn'
> & { page?: Pick<Page, 'closing' | 'entry'> };

/** The part of `<head>` that differs from page to page. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address; none for the not-found page, which is at no address of its own. */
  canonical?: string;
  /** Absolute addresses of the same page in every language that it is in, including its own. */
  alternates?: { language: string; href: string }[];
  /** Absolute addresses of the pages of its list before and after this one. Only where there are any. */
  previous?: string;
  next?: string;
  /** The feeds of the entries that it lists. Only where there are any. */
  feeds?: { type: string; title: string; href: string }[];
  /** Whether search engines are to leave it out, because it says the same as another page. */
  noindex?: boolean;
  /** Absolute address of the picture that other sites show with a link. */
  image?: string;
  /** What it shows or says, where that is known. */
  imageAlt?: string;
  /** Of an entry: the day of its last change, as YYYY-MM-DD, where that is known. */
  modified?: string;
}
