import type { Form } from '../../schema/generated/content.d.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageIndex } from '../page-index.ts';

/** What the check says of one form. */
export interface FormResult {
  /** Path from the site folder. */
  file: string;
  /** The name of its file, by which links and blocks call it. */
  name: string;
  problems: Diagnostic[];
  /** Only if the file could be parsed. */
  index?: PageIndex;
  /** With references resolved and defaults filled in; only if there are no errors. */
  form?: Form;
}
