import type { At, Pen } from '../renderer/studio/messages.ts';
import type { FieldSchema } from '../schema/field-schema.ts';
import type { Operation } from '../schema/generated/data.d.ts';

/* What the server of the studio answers to its shell. */

/** A page in the list of pages. */
export interface ListedPage {
  route: string;
  file: string;
  /** Its words in the menu, or else its title. */
  name: string;
  /** Where the menu leads to it: a file, and a JSON Pointer to the entry. */
  menu?: { file: string; pointer: string };
  /** Why not everybody sees it, or what is to be done for it, in a few words: Draft. */
  note?: string;
}

/** Pages that belong together in the menu. */
export interface PageGroup {
  /** The menu's words; none for pages of the bar itself. */
  name?: string;
  language: string;
  pages: ListedPage[];
}

/** What else happens where a page is renamed or deleted. */
export interface MovePreview {
  sentences: string[];
  /** The page that most probably takes the visitors of one that goes; nothing where nobody needs to be led elsewhere. */
  target?: string;
}

/** A block type that can be put on a page. */
export interface BlockType {
  type: string;
  schema: FieldSchema;
  /** What a new one says: the example of the schema, which names pictures and pages of this site. */
  sample: Record<string, unknown>;
}

/** What the studio knows of a site as a whole, and asks for after each change. */
export interface SiteOverview {
  name: string;
  /** All languages of the site, the main one first, each with the file that says what its pages share. */
  languages: { language: string; file: string }[];
  groups: PageGroup[];
  /** Files of forms, in each language. */
  forms: { file: string; name: string }[];
  /** Paths below media/ of what can be shown as a picture. */
  pictures: string[];
  pen: Pen;
  /** By whose clock times are written that name none. */
  timeZone: string | null;
  /** Kinds of page, each with a line about it. */
  kinds: { name: string; about: string }[];
  /** Another one once the schemas of the site, or samples of its blocks, are others; see `SiteSchemas`. */
  edition: string;
}

/** By what the files of a site are written: hundreds of kilobytes that stay the same while somebody writes. */
export interface SiteSchemas {
  page: FieldSchema;
  site: FieldSchema;
  /** The same in other languages. */
  localSite: FieldSchema;
  form: FieldSchema;
  localForm: FieldSchema;
  blocks: BlockType[];
  icons: string[];
}

export interface Overview extends SiteOverview, SiteSchemas {}

/** Which pages have each block type, and show each picture of media/, by their addresses. */
export interface Usage {
  blocks: Record<string, string[]>;
  /** Besides, the words that one of them says for each. */
  pictures: Record<string, { pages: string[]; alt: string }>;
}

/** Where links of a site can lead. */
export interface LinkTargets {
  /** In the order of the menu. */
  pages: { href: string; name: string }[];
  /** Places that have addresses, and the page that each is on. */
  places: { href: string; on: string }[];
  /** Files that the site offers as they are. */
  files: string[];
}

/** Why something is not done, as a sentence. */
export interface Refused {
  why: string;
}

/** Why an address is refused, and the one that was surely meant. */
export interface RefusedLink extends Refused {
  replacement?: string;
}

/** A problem, and where it is in the data of its file. */
export interface StudioProblem {
  severity: 'error' | 'warning';
  file: string;
  /** A JSON Pointer; none if it is about the file as a whole. */
  pointer?: string;
  /** Counted from 1. */
  line: number;
  message: string;
  suggestion?: string;
  /** What would put it right: where only an author knows, with the words of an example. */
  repair?: { words: string; operations: Operation[] };
}

/** Where the draft and another program have changed the same. Until somebody has chosen, nothing is saved. */
export interface StudioConflict {
  file: string;
  /** Names the place in a choice: a JSON Pointer; empty for the file as a whole. */
  path: string;
  /** What people call the place; of a file as a whole, what has become of it, as a sentence. */
  words: string;
  /** Where our value is in the draft. */
  at?: string;
  /** What the draft says; nothing where it was removed there. */
  ours?: string;
  /** What the file says; nothing where it was removed there. */
  theirs?: string;
  /** Whether both are single values, so that another can be written instead. */
  isWritable: boolean;
  /** Whether what the file says can be taken: not where it cannot be read. */
  canTake: boolean;
  /** Whether ours can be kept: of a file that cannot be read, only where it can be written again. */
  canKeep: boolean;
  /** The page that the file seems to be now. */
  renamedTo?: string;
}

/** What the draft of a site is like. */
export interface DraftStatus {
  conflicts: StudioConflict[];
  /** Files that the draft says otherwise than the disk. */
  changed: string[];
  canUndo: boolean;
  canRedo: boolean;
  /** The field that undo, or redo, would change, if it is only one. */
  undoes?: At;
  redoes?: At;
}

/** The same, and what the check says about it, which takes longer. */
export interface DraftState extends DraftStatus {
  problems: StudioProblem[];
  /** How many of the problems the check mends by itself, as `check --fix` does. */
  fixable: number;
}

/** A file as the draft says it. */
export interface FileData {
  file: string;
  /** Nothing where it cannot be read, which is among the problems. */
  data: unknown;
}

/** What a change has led to. */
export interface Changed {
  /** Why nothing was saved: what would break the build. */
  refused?: StudioProblem;
  /** What others have written meanwhile that was written over: a text. */
  replaced?: string;
  /** Where a step that was taken back, or made again, has changed a single field. */
  at?: At;
  draft: DraftStatus;
  /** The files that were touched, as they are now. */
  files: FileData[];
}

/** A part of a text that is shown. */
export interface TextPiece {
  text: string;
  /** Whether it is only in this state. */
  isMarked?: boolean;
  /** So many characters are left out in its place, which has no text. */
  leftOut?: number;
}

/** Something that differs between two states of a file. */
export interface StudioChange {
  /** As a sentence. */
  sentence: string;
  /** What people call it, and what was done to it. */
  name: string;
  /** A JSON Pointer to where it is seen in the draft: of what was removed, to its field or to the list that it was in. */
  at: string;
  /** JSON Pointers to where it was and where it is. */
  from?: string;
  path?: string;
  before?: TextPiece[];
  after?: TextPiece[];
}

/** Who has changed something since the last save: the draft, or another program in the file. */
export type Whose = 'ours' | 'theirs';

/** What has changed in a file since the last save. */
export interface ChangesOfFile {
  file: string;
  /** What has become of it as a whole, if that is all there is to say. */
  what?: string;
  ours: StudioChange[];
  /** What others have written meanwhile. */
  theirs: StudioChange[];
}

/** Whether what is saved can be committed. */
export type GitState =
  | { kind: 'none' }
  | { kind: 'ready'; branch: string }
  /** Why not, as a sentence. */
  | { kind: 'blocked'; why: string };

/** A commit that was made, by its short name. */
export interface Committed {
  id: string;
}
