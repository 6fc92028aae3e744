import type { Form, LocalForm } from '../../schema/generated/content.d.ts';
import type { Diagnostic, PageIndex } from '../../schema/generated/data.d.ts';

/** What the check says about one form. */
export interface FormResult extends FormFileResult {
  /** Of its words; nothing if the file could not be read. */
  version?: string;
  /** The name of its file, by which links and blocks call it. */
  name: string;
  /** With references resolved and defaults filled in; only if there are no errors. */
  form?: Form;
  /** By language; those that there are. */
  translations: ReadonlyMap<string, LocalFormResult>;
}

/** What the check says about a form in another language. */
export interface LocalFormResult extends FormFileResult {
  /** With references resolved and defaults filled in; only if there are no errors. */
  words?: LocalForm;
}

interface FormFileResult {
  /** Path from the site folder. */
  file: string;
  problems: Diagnostic[];
  /** Only if the file could be parsed. */
  index?: PageIndex;
}
