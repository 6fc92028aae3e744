import type { DataPath } from '../../schema/pointer.ts';
import type { Range } from '../../check/diagnostics/source-text.ts';
import type { MarkdownPart } from '../../renderer/dev/source/text-sources.ts';
import { marksOf, wrap } from '../../renderer/dev/source/tokens.ts';

/** Which value of which file something is. */
export interface Written {
  file: string;
  path: DataPath;
}

/** Why something that a page says is in no file of the site. */
export type Reason =
  /** A word of the engine, by its name in `messages`, where site.yaml may change it. */
  | { reason: 'message'; message: string }
  /** What a language is called; what is known of a file that a link leads to; a folder in the list of all pages. */
  | { reason: 'language' | 'download' | 'folder' };

export type Origin = Written | Reason;

/** What a value is to those who look at the page. */
export type Kind = 'text' | 'day' | 'picture' | 'icon' | 'link' | 'reference';

/** A value that was marked. */
export interface WrappedText {
  kind: Kind;
  origin: Origin;
  /** Without marks; nothing for a part of a text in Markdown, and for a day that several fields say together. */
  text?: string;
  /** Of a reference: its name, such as facts.years. */
  reference?: string;
  /** Of a reference, and of a part of a text in Markdown: which characters [start, end) of the value are it. */
  written?: Range;
  /** Of a part of a text in Markdown that is not in a quote, table or the like. */
  markdown?: MarkdownPart;
}

/** Gives values their marks, and remembers what each is. */
export class Wrapping {
  /** By their numbers. */
  readonly texts: WrappedText[] = [];

  /** The number of a value that gets its marks by itself. */
  number(what: WrappedText): number {
    return this.texts.push(what) - 1;
  }

  /** Marks at both ends of a text. */
  around(text: string, what: WrappedText): string {
    return wrap(text, this.number(what));
  }

  /** Both marks behind a value that names something, so that what it begins with stays as it is. */
  behind(value: string, what: WrappedText): string {
    return value + marksOf(this.number(what)).join('');
  }
}
