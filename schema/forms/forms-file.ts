import type { Form } from '../generated/content.d.ts';
import { isForms } from '../generated/guards/dist.js';
import { readJson } from '../read-json.ts';

/** The file in `dist/` from which the gateway reads the forms; it is not served. */
export const FORMS_FILE = '.forms.json';

/** Forms by name, with where the answers go. Secrets are never in them. */
export type Forms = Readonly<Record<string, Form>>;

/**
 * Reads what a build wrote.
 * @throws if the file holds something else
 */
export function readForms(file: string): Forms {
  return readJson(file, isForms);
}
