/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type * as content from './content.d.ts';
import type {errors, warnings} from './diagnostic-codes.ts';

/**
 * What the process that bundles says when it is done.
 */
export type BundleMessage =
  | {
      bundle: Bundle;
    }
  | {
      failure: string;
    };
/**
 * Folders of all packages whose code a bundle contains.
 */
export type PackageFolders = string[];
/**
 * Sources of style sheets or scripts that are inlined in documents, as a policy names them.
 */
export type Sources = string[];
/**
 * One change of a YAML file. Every `path` is a JSON Pointer (RFC 6901) into the data of the file, such as /blocks/0/cards/2/title.
 */
export type Operation = SetValue | InsertEntry | Remove | MoveEntry | DuplicateEntry | RenameField;
/**
 * JSON Pointer, such as /blocks/0/cards/2/title
 */
export type Pointer = string;
/**
 * Of a text; null where there is no file.
 */
export type Digest = string | null;
export type DrawnFaults = DrawnFault[];
/**
 * What a thread says when it has done what it was told, or could not.
 */
export type ThreadAnswer =
  | {
      /**
       * One value for each item.
       */
      done: unknown[];
    }
  | {
      failed: string;
    };
export type FeatureProblems = FeatureProblem[];
export type HeadElements = HeadElement[];
/**
 * A value in a statement or a row. Times are milliseconds since 1970.
 */
export type SqlValue = string | number | null;
/**
 * What the database's thread is asked to do.
 */
export type DatabaseRequest =
  | {
      kind: 'open';
    }
  | {
      kind: 'transaction';
      statements: Statement[];
      end: 'commit' | 'rollback';
    }
  | {
      kind: 'checkpoint';
    }
  | {
      kind: 'close';
    };
/**
 * What it answers, one answer to each request in their order.
 */
export type DatabaseAnswer =
  | {
      kind: 'rows';
      rows: Row[][];
    }
  | {
      kind: 'checkpointed';
      complete: boolean;
    }
  | {
      kind: 'done';
    }
  | {
      kind: 'failed';
      message: string;
      code: string;
      /**
       * No transaction can run at the moment, so trying its parts one by one is of no use.
       */
      away: boolean;
    };
/**
 * What lists and feeds say about an entry: its page has the group of fields `entry`.
 */
export type Entry = NonNullable<content.Page['entry']> & {
  title: string;
};
/**
 * A picture as the browser needs it: where it is and how large it is drawn.
 */
export type PictureFile = DrawingFile | BitmapFile;
/**
 * What a result shows after its title: a description; and each heading, with the nearest place before it.
 *
 * @minItems 1
 */
export type ResultDetails = [description: string, ...headings: [heading: string, place: string][]];

/**
 * All that has a guard.
 */
export interface Data {
  ViteManifest: ViteManifest;
  ViteChunk: ViteChunk;
  BlockAssets: BlockAssets;
  Bundle: Bundle;
  OptionalSheets: OptionalSheets;
  BundleIndex: BundleIndex;
  BundleMessage: BundleMessage;
  PackageFolders: PackageFolders;
  Changes: Changes;
  PageChange: PageChange;
  FieldChange: FieldChange;
  SharedChange: SharedChange;
  ChangedSentence: ChangedSentence;
  UnreadableFile: UnreadableFile;
  Meaning: Meaning;
  FoundProblem: FoundProblem;
  HeavierPage: HeavierPage;
  OutdatedTranslation: OutdatedTranslation;
  ReportWords: ReportWords;
  CountedWords: CountedWords;
  Forms: Forms;
  Schedule: Schedule;
  Serving: Serving;
  Built: Built;
  InlinedSources: InlinedSources;
  Sources: Sources;
  Operation: Operation;
  SetValue: SetValue;
  InsertEntry: InsertEntry;
  Remove: Remove;
  MoveEntry: MoveEntry;
  DuplicateEntry: DuplicateEntry;
  RenameField: RenameField;
  Pointer: Pointer;
  Splice: Splice;
  Digest: Digest;
  PlannedChange: PlannedChange;
  FileChange: FileChange;
  Inverse: Inverse;
  Step: Step;
  DraftFile: DraftFile;
  Wish: Wish;
  PlanAnswer: PlanAnswer;
  CodeText: CodeText;
  PictureFault: PictureFault;
  DecodedPicture: DecodedPicture;
  PictureTones: PictureTones;
  PartTones: PartTones;
  DecodedPictures: DecodedPictures;
  CachedPicture: CachedPicture;
  FontFacts: FontFacts;
  FallbackMetrics: FallbackMetrics;
  ScriptReport: ScriptReport;
  ScriptReports: ScriptReports;
  DrawnFault: DrawnFault;
  DrawnFaults: DrawnFaults;
  PackageFile: PackageFile;
  LockFile: LockFile;
  LockedPackage: LockedPackage;
  ThreadAnswer: ThreadAnswer;
  CheckJob: CheckJob;
  RenderJobs: RenderJobs;
  RenderJob: RenderJob;
  WrittenEntries: WrittenEntries;
  FeatureProblem: FeatureProblem;
  FeatureProblems: FeatureProblems;
  HeadElement: HeadElement;
  HeadElements: HeadElements;
  FeatureSourceMap: FeatureSourceMap;
  SqlValue: SqlValue;
  Row: Row;
  Statement: Statement;
  DatabaseRequest: DatabaseRequest;
  DatabaseAnswer: DatabaseAnswer;
  PassedCalls: PassedCalls;
  BlockPlace: BlockPlace;
  Diagnostic: Diagnostic;
  Entry: Entry;
  EntryList: EntryList;
  Card: Card;
  Publication: Publication;
  PageIndex: PageIndex;
  FoundOnPage: FoundOnPage;
  PageRecord: PageRecord;
  PageOutput: PageOutput;
  DrawingFile: DrawingFile;
  Veils: Veils;
  BitmapFile: BitmapFile;
  PictureFile: PictureFile;
  MadePicture: MadePicture;
  MadeShareImage: MadeShareImage;
  BuildManifest: BuildManifest;
  SiteRecord: SiteRecord;
  IndexedText: IndexedText;
  ResultDetails: ResultDetails;
  StudioFile: StudioFile;
  StudioChanges: StudioChanges;
  StudioChoice: StudioChoice;
  StudioPutBack: StudioPutBack;
  StudioOtherName: StudioOtherName;
  StudioPage: StudioPage;
  StudioPicture: StudioPicture;
  StudioPlaced: StudioPlaced;
  StudioLink: StudioLink;
  StudioCopy: StudioCopy;
  StudioMove: StudioMove;
  StudioRemoval: StudioRemoval;
  StudioCommit: StudioCommit;
  NoArguments: NoArguments;
  DescribeArguments: DescribeArguments;
  ReadArguments: ReadArguments;
  PlanArguments: PlanArguments;
  ApplyArguments: ApplyArguments;
  ShotArguments: ShotArguments;
}
/**
 * What Vite says about a bundle that it has written, as far as it is read: its chunks by their source.
 */
export interface ViteManifest {
  [k: string]: ViteChunk;
}
/**
 * A script of the bundle.
 */
export interface ViteChunk {
  file: string;
  name?: string;
  /**
   * Chunks that it imports, as the manifest calls them.
   */
  imports?: string[];
}
/**
 * What a page needs from the bundle for a type of block.
 */
export interface BlockAssets {
  script: string;
  /**
   * Scripts that the block's script imports, beyond those of the entry.
   */
  imports: string[];
  styles: string[];
}
/**
 * The engine's code, bundled once: its size and its time do not depend on how many pages there are.
 */
export interface Bundle {
  /**
   * Source of the inline script.
   */
  bootstrap: string;
  /**
   * What follows it on a site that announces something.
   */
  announcement: string;
  /**
   * The inline script of the document for unknown paths.
   */
  notFound: string;
  /**
   * Address of the script that opens the search.
   */
  search: string;
  /**
   * What follows it on a page with opening hours.
   */
  today: string;
  entry: string;
  /**
   * The entry's own imports.
   */
  imports: string[];
  /**
   * Sheets of the frame, on every page.
   */
  layoutStyles: string[];
  /**
   * Sheets of what the frame shows only by script; they come with the scripts.
   */
  deferredStyles: string[];
  blocks: {
    [k: string]: BlockAssets;
  };
  /**
   * Text of every sheet by its address.
   */
  sheets: {
    [k: string]: string;
  };
  /**
   * Addresses of the sheets of options that few blocks name, by the name of their file.
   */
  options: {
    [k: string]: string;
  };
  optional: OptionalSheets;
}
/**
 * Sheets that only some documents have, whatever blocks they show.
 */
export interface OptionalSheets {
  rightToLeft: string;
  tallScripts: string;
  eastAsian: string;
  languages: string;
  announcement: string;
  draftsBar: string;
  motion: string;
}
/**
 * What a bundle consists of, and its files for browsers.
 */
export interface BundleIndex {
  bundle: Bundle;
  files: string[];
}
/**
 * What is different between two states of a site, for people who look at its pages.
 */
export interface Changes {
  /**
   * Of this answer; another number is another format.
   */
  format: 1;
  /**
   * What the old state is called, such as HEAD.
   */
  before: string;
  /**
   * What the new state is called; nothing for the folder as it is.
   */
  after?: string;
  /**
   * Pages that differ, by address.
   */
  pages: PageChange[];
  /**
   * What differs in site.yaml, forms, pictures and other files that several pages show.
   */
  shared: SharedChange[];
  /**
   * Files in which only comments and formatting differ.
   */
  unseen: string[];
  /**
   * Files that are compared with nothing, because one of their states cannot be read.
   */
  unreadable: UnreadableFile[];
  meaning: Meaning;
  /**
   * Titles of pages that are named here, by address.
   */
  titles: {
    [k: string]: string;
  };
}
/**
 * A page that differs.
 */
export interface PageChange {
  /**
   * Its address; of a removed page, the old one.
   */
  route: string;
  /**
   * From the folder of the site.
   */
  file: string;
  /**
   * In the browser tab.
   */
  title: string;
  /**
   * Renamed pages are in the same folder, moved ones in another.
   */
  kind: 'added' | 'removed' | 'moved' | 'renamed' | 'changed';
  /**
   * The former address of a moved or renamed page.
   */
  from?: string;
  /**
   * Of a page that visitors do not find in one of the states, because of draft, publishAt or unpublishAt.
   */
  visibility?: 'appears' | 'disappears' | 'hidden';
  /**
   * Of a moved or renamed page: whether its former address leads to it.
   */
  redirected?: boolean;
  /**
   * Pages whose links lead to the new address of this one, and differ in nothing else there.
   */
  followed?: string[];
  /**
   * The links that every page has, such as those of menus, and that lead to the new address, by the names of their places.
   */
  followedEverywhere?: string[];
  /**
   * In the order of the page. An added or removed page has one, with all that it says.
   */
  changes: FieldChange[];
}
/**
 * A field, an entry of a list or a block that differs.
 */
export interface FieldChange {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'renamed';
  /**
   * The names of block, entry and field, from the top of the page.
   */
  place: string[];
  /**
   * Where it was, as a JSON Pointer; nothing of what was added.
   */
  from?: string;
  /**
   * Where it is; nothing of what was removed.
   */
  path?: string;
  /**
   * Of what was removed: where a field would be, or the list that an entry was in, as it is now.
   */
  missingAt?: string;
  /**
   * What its value is.
   */
  sort: 'text' | 'long-text' | 'link' | 'picture' | 'icon' | 'date' | 'setting' | 'group';
  /**
   * Whether only machines and editors see it: search engines, screen readers, mail servers.
   */
  unseen: boolean;
  /**
   * Who or what notices what is not visible on the page, if that can be said.
   */
  noticedBy?: 'screenReaders' | 'searchEngines' | 'siteSearch' | 'sharedLinks';
  /**
   * As words: of a group, a line for each field.
   */
  before?: string;
  /**
   * As words: of a group, a line for each field.
   */
  after?: string;
  /**
   * Of an entry that has moved: the name of what is right below it now.
   */
  above?: string;
  /**
   * The name of what is right above it now, if it is the last.
   */
  below?: string;
}
/**
 * Something that is written once and shown on several pages.
 */
export interface SharedChange {
  /**
   * From the folder of the site.
   */
  file: string;
  area: 'site' | 'form' | 'picture' | 'download' | 'block' | 'feature';
  change: FieldChange;
  /**
   * Whether it shows on every page.
   */
  everyPage: boolean;
  /**
   * Addresses of the pages where it shows; none if that is every page.
   */
  pages: string[];
  example?: ChangedSentence;
}
/**
 * A sentence of a page in which a changed value shows.
 */
export interface ChangedSentence {
  /**
   * Of the page.
   */
  route: string;
  before: string;
  after: string;
}
/**
 * A file that cannot be compared.
 */
export interface UnreadableFile {
  /**
   * From the folder of the site.
   */
  file: string;
  side: 'before' | 'after';
  /**
   * Counts from 1.
   */
  line?: number;
  /**
   * Why it cannot be read.
   */
  message: string;
}
/**
 * What follows from the changes.
 */
export interface Meaning {
  /**
   * Problems that the check finds only in the new state.
   */
  made: FoundProblem[];
  /**
   * Problems that it finds only in the old state.
   */
  mended: FoundProblem[];
  /**
   * Published addresses that nothing answers for any more.
   */
  lost: string[];
  /**
   * Pages that weigh more than their limit, and did not before.
   */
  heavier: HeavierPage[];
  /**
   * Colors that have become too weak to read on their grounds, in sentences.
   */
  weaker: string[];
  /**
   * Translations whose originals have changed.
   */
  outdated: OutdatedTranslation[];
}
/**
 * A problem of one state.
 */
export interface FoundProblem {
  severity: 'error' | 'warning';
  id: string;
  file: string;
  line: number;
  message: string;
  /**
   * What to do.
   */
  suggestion?: string;
}
/**
 * A page over a limit of its weight.
 */
export interface HeavierPage {
  route: string;
  /**
   * How much of what is over which limit.
   */
  message: string;
}
/**
 * A translation that says what its original said before.
 */
export interface OutdatedTranslation {
  /**
   * Of the translation.
   */
  file: string;
  message: string;
  /**
   * What to do.
   */
  suggestion?: string;
}
/**
 * The words of a report of changes in one language; {names} in braces are filled in.
 */
export interface ReportWords {
  /**
   * A tag, such as en.
   */
  language: string;
  summary: string;
  summaryEverywhere: string;
  summaryBoth: string;
  comma: string;
  countChanges: CountedWords;
  countPages: CountedWords;
  countErrors: CountedWords;
  countWarnings: CountedWords;
  compared: string;
  nothing: string;
  pages: string;
  shared: string;
  ofSite: string;
  ofSiteIn: string;
  ofForm: string;
  ofPicture: string;
  ofDownload: string;
  ofBlock: string;
  ofFeature: string;
  meaning: string;
  pageAdded: string;
  pageRemoved: string;
  pageChanged: string;
  pageMoved: string;
  pageRenamed: string;
  sameContent: string;
  redirected: string;
  notRedirected: string;
  followed: string;
  followedEverywhere: string;
  appears: string;
  disappears: string;
  hidden: string;
  added: string;
  removed: string;
  changed: string;
  linkMoved: string;
  moved: string;
  movedAbove: string;
  movedBelow: string;
  renamed: string;
  before: string;
  after: string;
  unseen: string;
  screenReaders: string;
  searchEngines: string;
  siteSearch: string;
  sharedLinks: string;
  everyPage: string;
  shownOn: string;
  more: string;
  example: string;
  marks: string;
  marksDrawn: string;
  onlyFormatting: string;
  unreadable: string;
  unreadableBefore: string;
  unreadableAfter: string;
  noProblems: string;
  errors: string;
  warnings: string;
  stops: string;
  doesNotStop: string;
  mended: string;
  lost: string;
  lostAdvice: string;
  heavier: string;
  weaker: string;
  light: string;
  dark: string;
  outdated: string;
  outdatedEffect: string;
  picture: string;
  outlined: string;
  showAll: string;
  cut: string;
  yes: string;
  no: string;
  empty: string;
  folder: string;
  lastCommit: string;
}
/**
 * A number with its noun, in each form of plural that a language has.
 */
export interface CountedWords {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}
/**
 * Forms by name, with where the answers go. They contain no secrets.
 */
export interface Forms {
  [k: string]: content.Form;
}
/**
 * The next moment at which a build would come out differently though no file has changed.
 */
export interface Schedule {
  /**
   * Nothing where the site stays as it is.
   */
  next?: {
    /**
     * With its distance from UTC, such as 2026-12-01T09:00+01:00.
     */
    at: string;
    /**
     * What happens then, such as "pages/press/opening.yaml appears".
     */
    what: string;
  };
}
/**
 * How a built site is to be served.
 */
export interface Serving {
  styles: Sources;
  scripts: Sources;
  /**
   * For every document; `{style}`, `{script}` and `{frames}` stand for what it has itself.
   */
  documentHeaders: {
    [k: string]: string;
  };
  /**
   * Origins that documents may show in frames.
   */
  frames: string[];
  /**
   * New addresses of pages that have moved, by the old ones.
   */
  redirects: {
    [k: string]: string;
  };
  /**
   * Old addresses of pages that nothing has replaced.
   */
  gone: string[];
  /**
   * The public client id that forms send.
   */
  clientId: string;
}
/**
 * What the file says about the build that wrote it.
 */
export interface Built {
  built: InlinedSources;
}
export interface InlinedSources {
  styles: Sources;
  scripts: Sources;
}
/**
 * Gives a field or entry another value, or adds a field that is not there.
 */
export interface SetValue {
  op: 'set';
  path: Pointer;
  /**
   * any JSON
   */
  value: unknown;
  /**
   * The field that a new one is written in front of; without it, a new one comes last.
   */
  before?: string;
  /**
   * One line, written above a new field.
   */
  comment?: string;
}
/**
 * Puts an entry into a list, so that it has the index that the path ends with; - is the end of the list.
 */
export interface InsertEntry {
  op: 'insert';
  path: Pointer;
  /**
   * any JSON
   */
  value: unknown;
  /**
   * One line each, written above these fields of the entry where it takes several lines.
   */
  comments?: {
    [k: string]: string;
  };
}
/**
 * Removes a field or an entry, and the comments above it.
 */
export interface Remove {
  op: 'remove';
  path: Pointer;
}
/**
 * Gives an entry another index in its list.
 */
export interface MoveEntry {
  op: 'move';
  path: Pointer;
  /**
   * The new index, counted from 0.
   */
  to: number;
}
/**
 * Repeats an entry right behind itself.
 */
export interface DuplicateEntry {
  op: 'duplicate';
  path: Pointer;
}
/**
 * Gives a field another name; its value and its place stay.
 */
export interface RenameField {
  op: 'rename';
  path: Pointer;
  /**
   * The new name.
   */
  name: string;
}
/**
 * Characters `start` to `end` of a text are replaced; all others stay as they are.
 */
export interface Splice {
  start: number;
  end: number;
  text: string;
}
/**
 * What would be done to a file, bound to the text that it was planned for.
 */
export interface PlannedChange {
  /**
   * Path from the site folder.
   */
  file: string;
  before: Digest;
  after: Digest;
  splice: Splice;
  /**
   * The same in operations, if it was wished for so: they can be made in a file that has changed elsewhere since.
   */
  operations?: Operation[];
}
/**
 * What a step did to one file.
 */
export interface FileChange {
  /**
   * Path from the site folder.
   */
  file: string;
  before: Digest;
  after: Digest;
  /**
   * Of a file that is not text, such as a picture: both states are kept as a whole, by their digests; the splices are empty.
   */
  isWhole?: true;
  splice: Splice;
  back: Splice;
  /**
   * The same in operations, for a file that has changed elsewhere meanwhile; none for a file that comes or goes.
   */
  operations: Operation[];
  inverse: Inverse[];
}
/**
 * An operation that takes another back, in the order in which they must be made.
 */
export interface Inverse {
  operation: Operation;
  /**
   * What must still be at its path, so that it takes back what was done and nothing else; nothing where there must be nothing.
   */
  expected?: unknown;
}
/**
 * One line of the journal. A step that undoes, redoes or cancels another names it; `save` notes that all before it is in the files.
 */
export interface Step {
  id: number;
  kind: 'do' | 'undo' | 'redo' | 'cancel' | 'save';
  of: number;
  /**
   * In words, for people.
   */
  about: string;
  /**
   * Who made it, if several edit the site.
   */
  by?: string;
  /**
   * The step before, which it does as well: a text that is written on is one step.
   */
  replaces?: number;
  /**
   * By which name it was asked for, so that it is not done twice.
   */
  request?: string;
  changes: FileChange[];
}
/**
 * A file of the site in the draft, with what its file said when it was read last; null where there is no file.
 */
export interface DraftFile {
  /**
   * Path from the site folder.
   */
  file: string;
  base: string | null;
  text: string | null;
  /**
   * What it said when it came into the draft, if others have changed it since and that was taken in.
   */
  origin?: string | null;
  /**
   * What was in the draft when a newer state of the file was taken in, as operations on that state.
   */
  takenIn?: {
    after: Digest;
    operations: Operation[];
  };
}
/**
 * What somebody wants of a file: operations, or its whole text.
 */
export interface Wish {
  /**
   * such as pages/services.yaml or site.yaml
   */
  file: string;
  operations?: Operation[];
  /**
   * instead of operations: the whole new text; null removes the file
   */
  text?: string | null;
}
/**
 * the answer of plan, as it is
 */
export interface PlanAnswer {
  changes: PlannedChange[];
  diff?: string;
  words: string[];
  problems?: unknown[];
}
/**
 * A kind of problem, in words for people who write pages.
 */
export interface CodeText {
  title: string;
  /**
   * Why this is a problem and what to do.
   */
  explanation: string;
}
/**
 * Why a file below media/ cannot be shown.
 */
export interface PictureFault {
  id: keyof typeof errors | keyof typeof warnings;
  /**
   * What follows the name of the file in a sentence, such as "is empty".
   */
  what: string;
  /**
   * The likely fix, as a sentence.
   */
  suggestion?: string;
}
/**
 * What was found out about a file below media/ by decoding it.
 */
export interface DecodedPicture {
  fault?: PictureFault;
  /**
   * Of a bitmap, upright, in pixels.
   */
  size?: {
    width: number;
    height: number;
  };
  tones?: PictureTones;
}
/**
 * How light and how dark a bitmap is: where words begin at its left, at its right, all over, and where a header may be.
 */
export interface PictureTones {
  left: PartTones;
  right: PartTones;
  all: PartTones;
  top: PartTones;
}
/**
 * The mean colors of the lightest and of the darkest tenth of the pixels, as #rrggbb.
 */
export interface PartTones {
  lightest: string;
  darkest: string;
}
/**
 * By path below media/.
 */
export interface DecodedPictures {
  [k: string]: CachedPicture;
}
/**
 * Of a picture that was decoded once: how its file looked from outside, what it held, what came of it.
 */
export interface CachedPicture {
  fingerprint: string;
  digest: string;
  decoded: DecodedPicture;
}
/**
 * What the engine needs to know of a font file.
 */
export interface FontFacts {
  /**
   * Every character that it can show.
   */
  characters: string;
  /**
   * Of a variable font, from lightest to boldest; of another one its only weight twice.
   *
   * @minItems 2
   * @maxItems 2
   */
  weights: [number, number];
  /**
   * Axes other than weight, such as the optical size, with the value that is shown.
   */
  otherAxes: {
    [k: string]: number;
  };
}
/**
 * How a system font is stretched to replace another, as CSS writes it.
 */
export interface FallbackMetrics {
  size: string;
  ascent: string;
  descent: string;
  lineGap: string;
}
/**
 * What is known of one script of the bundle.
 */
export interface ScriptReport {
  /**
   * The module it stands for, as a path inside the engine, if it stands for one.
   */
  source?: string;
  /**
   * Scripts that come with it, by file name.
   */
  imports: string[];
  /**
   * Scripts that it may ask for later, by file name.
   */
  dynamicImports: string[];
  /**
   * Length of the code of each library and of each module of the engine in it, before minifying.
   */
  parts: {
    [k: string]: number;
  };
}
/**
 * Every script of the bundle by its file name, such as `assets/entry-1a2b3c4d.js`.
 */
export interface ScriptReports {
  [k: string]: ScriptReport;
}
/**
 * What drawing the example of a block has shown.
 */
export interface DrawnFault {
  type: string;
  message: string;
  suggestion: string;
}
/**
 * The package.json of the engine, as far as it is read.
 */
export interface PackageFile {
  name: string;
  version: string;
  license?: string;
  engines: {
    [k: string]: string;
  };
  dependencies: {
    [k: string]: string;
  };
  /**
   * They include those that are compiled in.
   */
  devDependencies?: {
    [k: string]: string;
  };
}
/**
 * What npm has installed.
 */
export interface LockFile {
  lockfileVersion: number;
  /**
   * By path, such as `node_modules/pg`; the package that all belong to is at ''.
   */
  packages: {
    [k: string]: LockedPackage;
  };
}
/**
 * A package as npm has installed it, with more than is read here.
 */
export interface LockedPackage {
  /**
   * Whether it is there for development only.
   */
  dev?: boolean;
  /**
   * The same of one that others can do without.
   */
  devOptional?: boolean;
  dependencies?: {
    [k: string]: string;
  };
  optionalDependencies?: {
    [k: string]: string;
  };
  /**
   * See npm's documentation.
   */
  [k: string]: unknown;
}
/**
 * Tells a thread to check pages.
 */
export interface CheckJob {
  kind: 'check';
  files: string[];
}
/**
 * Tells a thread to render pages that were checked.
 */
export interface RenderJobs {
  kind: 'render';
  jobs: RenderJob[];
}
/**
 * A page to render.
 */
export interface RenderJob {
  file: string;
  /**
   * The file that it is read from, if that is another one.
   */
  source?: string;
  /**
   * Of the text that was checked.
   */
  digest: string;
}
/**
 * What the engine wrote into a folder that others may write into as well.
 */
export interface WrittenEntries {
  /**
   * Names only: nothing outside of the folder is meant by it.
   */
  entries: string[];
}
/**
 * What a rule finds in a page.
 */
export interface FeatureProblem {
  /**
   * Where, as keys and positions from the top of the file: `['blocks', 0, 'title']`.
   */
  path: readonly (string | number)[];
  /**
   * What is wrong, as a sentence.
   */
  message: string;
  /**
   * What to do, as a sentence.
   */
  suggestion?: string;
  /**
   * An error, which is the default, forbids to build; a warning does not.
   */
  severity?: 'error' | 'warning';
}
/**
 * An element for the head of a page. Values are escaped.
 */
export interface HeadElement {
  tag: 'link' | 'meta';
  /**
   * By names that need no escape.
   */
  attributes: Readonly<Record<string, string>>;
}
/**
 * The source map of a bundled feature.
 */
export interface FeatureSourceMap {
  version: number;
  sources: string[];
  sourcesContent: string[];
  names: string[];
  mappings: string;
}
export interface Row {
  [k: string]: SqlValue;
}
/**
 * Written in the SQL that SQLite (D1 is it, too) and PostgreSQL share; `$1`, `$2` ... stand for the arguments.
 */
export interface Statement {
  sql: string;
  args: SqlValue[];
}
/**
 * Calls of one address to one route that passed.
 */
export interface PassedCalls {
  route: 'token' | 'lead';
  address: string;
  count: number;
}
/**
 * The block that a problem is in.
 */
export interface BlockPlace {
  /**
   * Nothing if the block does not say.
   */
  type?: string;
  /**
   * Counts from 1, as writers do.
   */
  position: number;
  /**
   * The block of the page in whose tab it is; nothing for a block of the page itself.
   */
  within?: {
    type: string;
    position: number;
    /**
     * Counts from 1, too.
     */
    tab: number;
  };
}
/**
 * A problem, and where it is.
 */
export interface Diagnostic {
  /**
   * See check/diagnostics/codes/.
   */
  id: keyof typeof errors | keyof typeof warnings;
  /**
   * An error forbids to build, a warning does not.
   */
  severity: 'error' | 'warning';
  /**
   * Path from the site folder, with slashes.
   */
  file: string;
  /**
   * Counts from 1, as columns do.
   */
  line: number;
  column: number;
  /**
   * The first column after the marked characters.
   */
  endColumn?: number;
  /**
   * The line of the file, for printing it with a caret.
   */
  sourceLine?: string;
  block?: BlockPlace;
  /**
   * Where it is in the data of the file, if it is about that.
   */
  path?: readonly (string | number)[];
  /**
   * What was found and what is expected, as sentences.
   */
  message: string;
  /**
   * The likely fix, as a sentence.
   */
  suggestion?: string;
  fix?: Splice;
}
/**
 * A list of entries that a page shows.
 */
export interface EntryList {
  /**
   * The address of the folder whose entries it shows, such as /resources/blog.
   */
  folder: string;
  sort: NonNullable<content.EntriesBlock['sort']>;
  tag?: NonNullable<content.EntriesBlock['tag']>;
  limit: NonNullable<content.EntriesBlock['limit']>;
  layout?: NonNullable<content.EntriesBlock['layout']>;
  /**
   * Whether its page exists for a list with a tag: a page at or below the address of the folder that is not an entry.
   */
  ofTagPage?: true;
  /**
   * The moment from which it is shown, in milliseconds since 1970. Only where it has one.
   */
  from?: number;
  /**
   * The moment until which it is shown, written like from.
   */
  until?: number;
}
/**
 * What the block `related` shows of a page, or of an entry on it.
 */
export interface Card {
  title: string;
  text: string;
  picture?: {
    src: string;
    alt: string;
  };
  /**
   * What stands out.
   */
  figure?: {
    value: string;
    label: string;
  };
}
/**
 * When a page is part of the site; moments in milliseconds since 1970.
 */
export interface Publication {
  draft?: true;
  from?: number;
  until?: number;
}
/**
 * What a page, or site.yaml, says and names: enough to judge the site as a whole, and to make its pictures.
 */
export interface PageIndex {
  /**
   * When parts of it appear and disappear, in milliseconds since 1970. Only where there are any.
   */
  moments?: number[];
  entry?: Entry;
  /**
   * The lists that it shows, in the order of its blocks.
   */
  lists?: EntryList[];
  /**
   * What other pages may show of it: of the whole page under an empty text, of its entries under their slugs. Only of a page without errors.
   */
  cards?: {
    [k: string]: Card;
  };
  /**
   * The addresses of what it shows of other pages. Only where there are any.
   */
  related?: string[];
  /**
   * How a feed names the page that lists a folder.
   */
  listing?: {
    title: string;
    description?: string;
  };
  /**
   * Addresses of pages and files of this site, without the part from # on.
   */
  links: string[];
  /**
   * Addresses of places on other pages, such as /team#ann.
   */
  anchors: string[];
  /**
   * The places that it offers itself, without the # sign.
   */
  ids: string[];
  /**
   * Pictures that it shows, as paths below media/, as all that follow.
   */
  pictures: string[];
  /**
   * Pictures for shared links.
   */
  shareImages: string[];
  /**
   * What replaces it: drawn, or nothing.
   */
  shareWord?: string;
  favicons: string[];
  /**
   * Addresses that it shows in frames. Only where there are any.
   */
  frames?: string[];
  /**
   * Characters beyond ASCII that it shows, each once: what fonts must have.
   */
  characters: string;
  /**
   * A number for each long sentence; the same sentence has the same number everywhere.
   */
  sentenceHashes: number[];
  /**
   * Of a page.
   */
  title?: string;
  /**
   * Only where the site has features of its own that make files.
   */
  description?: string;
  /**
   * Words by which the search finds a page that does not say them.
   */
  keywords?: readonly string[];
  /**
   * A digest of all that it says to people: the same for the same words, whatever draws them.
   */
  textDigest: string;
  /**
   * Of an original on a site in several languages: the version of its words.
   */
  version?: string;
  /**
   * Of a translation: which version of its original it says the same as.
   */
  translatedFrom?: string;
  publication?: Publication;
  /**
   * Of a page that search engines are to leave out, or to find elsewhere.
   */
  isUnlisted?: true;
}
/**
 * What the check says about one page, without the page.
 */
export interface FoundOnPage {
  /**
   * Path from the site folder.
   */
  file: string;
  /**
   * Of the text of the file; empty if it could not be read.
   */
  digest: string;
  problems: Diagnostic[];
  index?: PageIndex;
}
/**
 * What is known of a page from one run to the next.
 */
export interface PageRecord {
  /**
   * Of the text of the file.
   */
  digest: string;
  problems: Diagnostic[];
  /**
   * How its file looked from outside when it was checked; see `fingerprint`.
   */
  fingerprint: string;
  index: PageIndex;
  output?: PageOutput;
}
/**
 * What a build has written for a page.
 */
export interface PageOutput {
  /**
   * Of the text it was made from.
   */
  digest: string;
  /**
   * Of the HTML and of the data, in bytes.
   *
   * @minItems 2
   * @maxItems 2
   */
  sizes: [number, number];
  /**
   * Whether the build has compressed them.
   */
  hasCopies: boolean;
  /**
   * The source of its style sheet, as a policy names it.
   */
  style: string;
  /**
   * Of what it shows of other pages: lists of entries, and what is related. Nothing of a page without these.
   */
  lists?: string;
  /**
   * The day of its last change, if the page names it.
   */
  modified?: string;
  /**
   * How many of the moments had passed at which parts of it appear or disappear, or its event is over. Nothing of a page without these.
   */
  passed?: number;
}
export interface DrawingFile {
  kind: 'drawing';
  /**
   * Address of the SVG file without a fragment.
   */
  url: string;
  /**
   * Proportions, in units of the drawing.
   */
  width: number;
  height: number;
  /**
   * The drawing's own `viewBox` and `preserveAspectRatio`.
   */
  viewBox: string;
  fit: string;
  /**
   * Ids to show one by one when the layers move apart; `['art']` where the drawing names no layers.
   */
  layers: string[];
  /**
   * Whether it takes the color of the text around it, as logos do.
   */
  inherits: boolean;
  /**
   * The theme's roles that it names, if it may be a part of a page: then it takes them from the page.
   */
  roles?: string[];
  /**
   * As of a bitmap, of a drawing that looks the same on every page and hides what is behind it; not of others.
   */
  bright?: ('left' | 'right' | 'all')[];
  veils?: Veils;
  /**
   * How light and how dark it is where a header may be, and all over; only builds need it.
   */
  tones?: {
    top: {
      lightest: string;
      darkest: string;
    };
    all: {
      lightest: string;
      darkest: string;
    };
  };
}
/**
 * The weakest veil that words need on each part of a picture, if they have the color that is better there; parts without one are not written.
 */
export interface Veils {
  left?: 'light' | 'strong';
  right?: 'light' | 'strong';
  all?: 'light' | 'strong';
}
export interface BitmapFile {
  kind: 'bitmap';
  url: string;
  width: number;
  height: number;
  /**
   * In order of preference; `srcset` lists widths in pixels.
   */
  sources: {
    type: string;
    srcset: string;
  }[];
  /**
   * The parts of it on which dark words can be read better than white ones; none are not written.
   */
  bright?: ('left' | 'right' | 'all')[];
  veils?: Veils;
  /**
   * How light and how dark it is where a header may be, and all over; only builds need it.
   */
  tones?: {
    top: {
      lightest: string;
      darkest: string;
    };
    all: {
      lightest: string;
      darkest: string;
    };
  };
}
/**
 * What was made of a picture, and how the picture looked from outside then.
 */
export interface MadePicture {
  fingerprint: string;
  made: PictureFile;
  /**
   * Addresses of the files it consists of.
   */
  urls: string[];
}
/**
 * The same of a picture for shared links: its address.
 */
export interface MadeShareImage {
  fingerprint: string;
  made: string;
  urls: string[];
}
/**
 * What a build records apart from pages, so that the next one does only what is needed.
 */
export interface BuildManifest {
  /**
   * A digest of all that every page is made from, except its own file and pictures.
   */
  shared: string;
  /**
   * By the pictures' paths below media/, as those for shared links.
   */
  pictures: {
    [k: string]: MadePicture;
  };
  shareImages: {
    [k: string]: MadeShareImage;
  };
  /**
   * What links to files of the site say about them, by address.
   */
  downloads: {
    [k: string]: string;
  };
  /**
   * Addresses of the pages that were hidden.
   */
  hidden: string[];
  /**
   * Everything in the folder but the pages, as paths from there.
   */
  files: string[];
  /**
   * Files of builds before this one that visitors may still need.
   */
  outdated: string[];
  /**
   * What features want to know in the next build, by their names.
   */
  memory: {
    [k: string]: string;
  };
}
/**
 * What is known of a site from one run to the next.
 */
export interface SiteRecord {
  /**
   * Of what all pages were checked against.
   */
  facts: string;
  /**
   * By file.
   */
  pages: {
    [k: string]: PageRecord;
  };
  build?: BuildManifest;
  /**
   * What a build has written for pages that replace a missing translation, which do not have files of their own.
   */
  fallbacks?: {
    [k: string]: PageOutput;
  };
}
/**
 * What the index of the search says about one page. The three lists of terms are parallel.
 */
export interface IndexedText {
  title: string;
  words: number;
  details: ResultDetails;
  /**
   * With a space between two.
   */
  terms: string;
  /**
   * The best place of each term, a heading before a text: that finds as well as all of them.
   */
  places: number[];
  /**
   * How many headings and texts of the page have a term.
   */
  times: number[];
}
/**
 * Asks for a file of the site.
 */
export interface StudioFile {
  /**
   * Path from the site folder.
   */
  file: string;
}
/**
 * Asks for changes of files, all or none.
 */
export interface StudioChanges {
  /**
   * A name that no other one has, by which they are known if they are asked for again.
   */
  id?: string;
  /**
   * Whether they may have been asked for before, without an answer.
   */
  again?: boolean;
  /**
   * Whether a text is written on, so that it is one step with what was written before.
   */
  goesOn?: boolean;
  /**
   * What the text said that somebody has written in: what others have changed elsewhere in it since stays.
   */
  was?: string;
  changes: {
    /**
     * Path from the site folder.
     */
    file: string;
    operations: Operation[];
  }[];
}
/**
 * Asks for one of two values to count, where the draft and another program have changed the same.
 */
export interface StudioChoice {
  /**
   * Path from the site folder.
   */
  file: string;
  /**
   * A JSON Pointer, as the conflict has it; empty for the file as a whole.
   */
  path: string;
  take: 'ours' | 'theirs';
  /**
   * What was written instead of either.
   */
  text?: string;
}
/**
 * Asks for what has changed in a file since the last save to be as it was.
 */
export interface StudioPutBack {
  /**
   * Path from the site folder.
   */
  file: string;
  /**
   * Whose change: that of the draft, or of another program.
   */
  whose: 'ours' | 'theirs';
  /**
   * Where it was, as a JSON Pointer; nothing of what was added.
   */
  from?: string;
  /**
   * Where it is; nothing of what was removed.
   */
  path?: string;
  /**
   * Instead of a single one, all in this block or entry; empty for the whole file.
   */
  within?: string;
}
/**
 * Asks for a file of the draft to go on under another name.
 */
export interface StudioOtherName {
  /**
   * Path from the site folder.
   */
  file: string;
  /**
   * An address, such as services/audits, or a file in pages/.
   */
  page: string;
}
/**
 * Asks for a new page.
 */
export interface StudioPage {
  /**
   * Its address, such as services/audits.
   */
  page: string;
  /**
   * A kind of page.
   */
  kind: string;
  title: string;
  /**
   * The words of the menu that leads to it.
   */
  menu?: string;
}
/**
 * Asks for a picture to be looked at before it is placed.
 */
export interface StudioPicture {
  /**
   * The name of its file on the computer of its writer.
   */
  name: string;
  /**
   * The folder below media/ that it belongs in; empty for media/ itself.
   */
  folder: string;
  /**
   * What is in it, in Base64.
   */
  bytes: string;
}
/**
 * Asks for the picture that was looked at last to be put into media/, with changes that show it: one step.
 */
export interface StudioPlaced {
  /**
   * Its path below media/.
   */
  picture: string;
  changes: {
    /**
     * Path from the site folder.
     */
    file: string;
    operations: Operation[];
  }[];
}
/**
 * Asks whether an address can be in a file.
 */
export interface StudioLink {
  /**
   * Path from the site folder.
   */
  file: string;
  href: string;
}
/**
 * Asks for a page that says the same as another one.
 */
export interface StudioCopy {
  /**
   * The address of the page.
   */
  page: string;
  /**
   * The address of the copy.
   */
  to: string;
  title: string;
}
/**
 * Asks for another address of a page, and another name in the menu.
 */
export interface StudioMove {
  /**
   * The address of the page.
   */
  page: string;
  /**
   * The new address, or the one that it has.
   */
  to: string;
  /**
   * Its name in the menu.
   */
  name?: string;
}
/**
 * Asks for a page to go.
 */
export interface StudioRemoval {
  /**
   * The address of the page.
   */
  page: string;
  /**
   * The address of the page that takes its visitors.
   */
  to?: string;
}
/**
 * Asks for a commit of files that were saved.
 */
export interface StudioCommit {
  /**
   * Paths from the site folder.
   */
  files: string[];
  message: string;
}
export interface NoArguments {}
export interface DescribeArguments {
  /**
   * such as picture-cards or site.yaml
   */
  type?: string;
}
export interface ReadArguments {
  /**
   * address or file
   */
  page: string;
}
export interface PlanArguments {
  /**
   * files to change, in order
   */
  edits: Wish[];
}
export interface ApplyArguments {
  plan: PlanAnswer;
}
export interface ShotArguments {
  /**
   * a page, and a block by type or pointer: /team, /team#hero, /team#/blocks/2
   */
  view: string;
}
