import type { DataPath } from '../../schema/pointer.ts';
import type { References } from '../../check/model/references.ts';
import type { Written } from './wrapping.ts';

/** Says in which files the parts of a page were written; nothing for what is in none. */
export interface Origins {
  /** Of a field of the page itself; nothing for the list of all pages, which is in no file. */
  page: ((path: DataPath) => Written) | undefined;
  /** Of a field of what all pages share, which each language has a file of. */
  site: (path: DataPath) => Written;
  /** Of a field of a form, which may be in several languages; `text` is what it says in that of the page. */
  form: (name: string, path: DataPath, text: string) => Written;
  /** Of a field of the page at an address, which a list shows. */
  entry: (route: string, path: DataPath) => Written | undefined;
  /** Of what another page shows of the page or entry at an address. */
  card: (address: string) => CardOrigins | undefined;
  /** A text as it is in its file, and what its references stand for; nothing if there is none by now. */
  written: (origin: Written) => WrittenText | undefined;
}

/** The fields that the card of a page, or of an entry on it, shows. */
export interface CardOrigins {
  title: Written;
  text: Written;
  /** The path of its picture below media/. */
  picture?: Written;
  /** The group with its value and label. */
  figure?: Written;
}

export interface WrittenText {
  raw: string;
  references: References;
}
