import { fieldsOf } from '../data/guards.ts';
import type { Mark } from './text/mark-commands.ts';
import type { Reading } from './text/reading.ts';

/*
 * What the page in the frame and the shell around it tell one another. Both are of the same origin; a message from any
 * other window is not looked at.
 */

/** A value of a file. */
export interface At {
  file: string;
  /** JSON Pointer. */
  pointer: string;
  /** Which paragraph, heading or list entry of a text in Markdown; -1 for its last. */
  part?: number;
}

/** Characters [start, end) of a text in Markdown, as it is written. */
export type InSource = readonly [start: number, end: number];

/** The hue of all that the studio draws on the page. */
export type Pen = 'magenta' | 'blue';

/** From one text to the next, to the one before, or straight to it. */
export type Way = 1 | -1 | 0;

/** What a text that is written on the page is like. */
export interface WrittenText extends Reading {
  text: string;
  /** Whether there are more texts of the same list: Tab goes there. */
  tabs: { before: boolean; behind: boolean };
  /** What it is, for screen readers. */
  label: string;
  isRequired: boolean;
}

export interface Box {
  top: number;
  height: number;
}

/** Places of a file that differ from what is saved. */
export interface ChangedPlaces {
  file: string;
  pointers: readonly string[];
}

/** From the left of the frame, in px. */
export interface Extent {
  left: number;
  right: number;
}

/** How many entries a list has, and at which of its indexes an entry may be. */
export interface Order {
  count: number;
  allowed: readonly number[];
}

/** In the tab, the first one also in the browser: where the caret is in the text that is being written, and where it is to be once there is one again. */
export const CARET = 'studio-caret';
export const CARET_WANTED = 'studio-caret-wanted';

/** What the page tells. */
export type FromPage =
  /**
   * The page is drawn; where its blocks are, from the top of the window; `isWhole` unless they are still on their way.
   * `marked` is what is written, or else selected; `changed`, what is not saved, once the page was told about it.
   */
  | {
      studio: 'drawn';
      route: string;
      blocks: Box[];
      isWhole: boolean;
      marked?: Extent;
      changed?: Box[];
    }
  /** Somebody has pointed at this; `isText` if it is a text that can be written at that point. */
  | { studio: 'picked'; at: At; isText: boolean; range?: InSource }
  /** What the text being written says now, and what it said before that, as far as the page knew. */
  | { studio: 'wrote'; at: At; text: string; was: string }
  /** Go on to the next text, or back; `part` is the one of the same text that may be next. */
  | { studio: 'next'; at: At; by: Way; text: string; was: string; part?: number }
  | { studio: 'stopped'; at: At }
  /** Where do these words lead, now to `href`? */
  | { studio: 'link'; href: string }
  /** Somebody wants to go where a link leads, which is not on this page. */
  | { studio: 'followed'; href: string }
  /** Something to say where everybody sees and hears it. */
  | { studio: 'say'; words: string }
  /** The page shows this text in no place where it can be written. */
  | { studio: 'missing'; at: At; by: Way; range?: InSource }
  | { studio: 'actions'; top: number; left: number; isMoving: boolean }
  /** An entry is dragged to where it would be at this index of its list, or dropped there. */
  | { studio: 'dragged'; at: At; to: number; isDropped: boolean }
  /** Somebody has dropped a file here. */
  | { studio: 'brought'; at: At; file: File }
  /** What was written until it was asked for is told. */
  | { studio: 'flushed' }
  | {
      studio: 'key';
      key: string;
      ctrl: boolean;
      shift: boolean;
      alt: boolean;
      /** Whether it is pressed since before. */
      isRepeated: boolean;
    }
  /** A key was let go. */
  | { studio: 'let-go'; key: string };

/** What the shell tells. */
export type FromShell =
  | {
      studio: 'select';
      at: At | null;
      name: string;
      place: string;
      scrolls: boolean;
      /** Nothing for what is not an entry of a list. */
      order: Order | null;
      /** What the tag does when it is pressed; nothing for what is not an entry of a list. */
      act: 'Actions' | 'Add' | '';
      /** So many px at the foot of the page are covered. */
      covered: number;
    }
  /** Show this picture, which is in no file yet, in the place of one; without an address, what was there again. */
  | { studio: 'picture'; at: At; url: string }
  /** Scroll to this block, by its index on the page: its number has the focus. */
  | { studio: 'reveal'; block: number }
  /** Write the text here; the caret goes to where was clicked, or to its end. */
  | { studio: 'write'; at: At; written: WrittenText; by: Way }
  /** The words that are selected lead there; an empty address is not a link. Nothing is changed without one. */
  | { studio: 'link'; href?: string }
  /** Mark the words that are selected. */
  | { studio: 'mark'; mark: Mark }
  /** Open the list of figures at the caret. */
  | { studio: 'figure' }
  /** Go on from the text being written to the next, or end the writing. */
  | { studio: 'leave'; by: Way }
  /** The text being written says something else now: a step was taken back, or somebody else has changed it. */
  | { studio: 'text'; text: string }
  /** Tell where the actions of what is selected belong. */
  | { studio: 'menu'; isMoving: boolean }
  /** How the page is looked at: as visitors see it, in a theme of its own, with a pen that stands out from its accent. */
  | { studio: 'look'; isAlone: boolean; theme: 'light' | 'dark' | null; pen: Pen }
  /** Mark these. */
  | ({ studio: 'changed' } & ChangedPlaces)
  /** Tell what was written and is not told yet. */
  | { studio: 'flush' }
  /** Press the button of what is selected: it opens a menu or a dialog, or shows the next slide. */
  | { studio: 'open' }
  /** Go where this link of the page leads. */
  | { studio: 'follow'; href: string };

/** Which blocks cannot be drawn as they are written now, and are shown as they were. */
export interface StaleBlocks {
  studio: 'stale';
  blocks: readonly number[];
}

const OF_PAGE = new Set(
  'drawn picked wrote next stopped link followed say missing actions dragged brought flushed key let-go'.split(
    ' ',
  ),
);
const OF_SHELL = new Set(
  'select picture reveal write link mark figure leave text menu changed flush open look follow'.split(
    ' ',
  ),
);

export function isFromPage(data: unknown): data is FromPage {
  const { studio } = fieldsOf(data);
  return OF_PAGE.has(String(studio));
}

export function isFromShell(data: unknown): data is FromShell {
  return OF_SHELL.has(String(fieldsOf(data)['studio']));
}
