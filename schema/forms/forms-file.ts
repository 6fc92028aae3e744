import type { Form } from '../generated/content.d.ts';
import { isRecord } from '../is-record.ts';
import { readJson } from '../read-json.ts';

/** The file in `dist/` from which the gateway reads the forms; it is not served. */
export const FORMS_FILE = '.forms.json';

/** Forms by name, with where the answers go. Secrets never stand in them. */
export type Forms = Readonly<Record<string, Form>>;

/**
 * Reads what a build wrote.
 * @throws if the file holds something else
 */
export function readForms(file: string): Forms {
  return readJson(file, isForms);
}

/** They were checked before they were written, so the shape tells enough. */
function isForms(value: unknown): value is Forms {
  return isRecord(value) && Object.values(value).every(isForm);
}

function isForm(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    Array.isArray(value['fields']) &&
    value['fields'].every(isField) &&
    Array.isArray(value['deliver']) &&
    value['deliver'].every((target) => isRecord(target) && typeof target['to'] === 'string')
  );
}

function isField(value: unknown): boolean {
  return (
    isRecord(value) && ['name', 'type', 'label'].every((part) => typeof value[part] === 'string')
  );
}
