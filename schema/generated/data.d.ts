/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type * as content from './content.d.ts';

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
 * All that has a guard.
 */
export interface Data {
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
  Wish: Wish;
  PlanAnswer: PlanAnswer;
  SqlValue: SqlValue;
  Row: Row;
  Statement: Statement;
  DatabaseRequest: DatabaseRequest;
  DatabaseAnswer: DatabaseAnswer;
  PassedCalls: PassedCalls;
  NoArguments: NoArguments;
  DescribeArguments: DescribeArguments;
  ReadArguments: ReadArguments;
  PlanArguments: PlanArguments;
  ApplyArguments: ApplyArguments;
  ShotArguments: ShotArguments;
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
 * What the file says of the build that wrote it.
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
 * One line of the journal. A step that undoes, redoes or cancels another names it.
 */
export interface Step {
  id: number;
  kind: 'do' | 'undo' | 'redo' | 'cancel';
  of: number;
  /**
   * In words, for people.
   */
  about: string;
  changes: FileChange[];
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
export interface NoArguments {}
export interface DescribeArguments {
  /**
   * such as picture-cards
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
