/* What is needed once something is sent, and not before: loaded when the visitor begins to type. */
import type { FormValue, FormValues } from '../../schema/forms/form-values.ts';
import type { FormDefinition, SiteData } from '../data/types.ts';
import { asciiDomain } from './ascii-domain.ts';
import { findHints } from './find-hints.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { mailtoForm } from './mailto-form.ts';
import { sendForm } from './send-form.ts';

/** One submit of a form, with what was typed and chosen at that moment. */
export class Submission {
  readonly #values: FormValues;

  constructor(
    readonly form: FormDefinition,
    readonly element: HTMLFormElement,
    readonly site: SiteData,
  ) {
    this.#values = readValues(form, element);
  }

  /** What to do about each answer that is missing or cannot be right, by the names of the fields. */
  get hints(): Record<string, string> {
    return findHints(this.form, this.#values, this.element, this.site.messages);
  }

  /** A mail with all answers. */
  get mailLink(): string {
    const { site, messages } = this.site;
    return mailtoForm(site.email, messages.mailSubject, this.form.fields, this.#values);
  }

  /** Sends the answers under the key of their content. @throws like `sendForm` */
  send(honeypot: string, signal: AbortSignal): Promise<void> {
    const { name } = this.form;
    const values = this.#values;
    const key = idempotencyKey(name, values);
    const submission = { form: name, values, idempotencyKey: key, honeypot };
    return sendForm(this.site.site.forms, submission, signal);
  }
}

/** What was typed and chosen, the domains of addresses in the letters that mail knows. */
function readValues({ fields }: FormDefinition, element: HTMLFormElement): FormValues {
  const data = new FormData(element);
  return Object.fromEntries(
    fields.map(({ name, type }): [string, FormValue] => {
      const texts = data.getAll(name).map(String);
      if (type === 'choices') return [name, texts];
      const [text = ''] = texts;
      return [name, type === 'email' ? asciiDomain(text) : text];
    }),
  );
}
