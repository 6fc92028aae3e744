import type { Phrase } from './inline-markup.ts';

/** A part of a text in Markdown, as components draw it: small, and without a place in the file. */
export type MarkdownElement =
  | { type: 'paragraph'; phrases: Phrase[] }
  /** Words of a list entry or quote that are not a paragraph of their own. */
  | { type: 'words'; phrases: Phrase[] }
  /** `depth` is the number of signs before it: 2 for the highest. Without letters and digits it has no address. */
  | { type: 'heading'; depth: number; id?: string; phrases: Phrase[] }
  /**
   * `start` is the number of the first entry; only where they are numbered. `directory` is for links alone, a row each
   * and in columns: the list of all pages, which no author writes.
   */
  | { type: 'list'; start?: number; directory?: true; entries: MarkdownElement[][] }
  /** `isPulled` is one that begins with `[!QUOTE]`: large, to catch the eye. */
  | { type: 'quote'; elements: MarkdownElement[]; isPulled?: true }
  /** A quote that begins with `[!NOTE]` or the like, as on GitHub. */
  | { type: 'alert'; kind: Alert; elements: MarkdownElement[] }
  /** `language` is what is written behind the signs before it, such as yaml. */
  | { type: 'code'; text: string; language?: string }
  | MarkdownPicture
  /** Next to each other. */
  | { type: 'pictures'; pictures: MarkdownPicture[] }
  | { type: 'table'; align: CellAlign[]; head: Phrase[][]; rows: Phrase[][][] }
  | { type: 'rule' };

/** A picture with what it shows, and the words below it. */
export interface MarkdownPicture {
  type: 'picture';
  src: string;
  alt: string;
  caption?: string;
}

/** What an alert is, in the order of their weight. */
export const ALERTS = ['note', 'tip', 'important', 'warning', 'caution'] as const;
/** What makes a quote large. */
export const PULL_QUOTE = 'quote';
export type Alert = (typeof ALERTS)[number];

/** The icon of each. */
export const ALERT_ICONS: Record<Alert, string> = {
  note: 'info',
  tip: 'lightbulb',
  important: 'message-square-warning',
  warning: 'triangle-alert',
  caution: 'octagon-alert',
};

/** Toward the end of the line, in its middle, or nothing for its start. */
export type CellAlign = 'end' | 'center' | null;
