import { useEffect, useRef, type SubmitEvent } from 'react';
import { NOTE } from '../contract.ts';
import { useMessages } from '../data/messages.ts';
import type { FormDefinition } from '../data/types.ts';
import { buttonClass } from '../ui/links/Button.tsx';
import { Icon } from '../ui/media/Icon.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { FormField } from './FormField.tsx';
import { FailedNote, MissingNote } from './FormNotes.tsx';
import { useSubmission } from './use-submission.ts';
import styles from './Form.module.css';

interface Props {
  form: FormDefinition;
  /** Keeps the ids of the same form in the page and in its dialog apart. */
  idPrefix: string;
  /** What its first email field begins with. */
  email?: string | undefined;
  /** In a dialog: closes it. */
  close?: () => void;
}

/** How long the thanks stay before a dialog closes by itself, in milliseconds (docs/specification.md, section 9). */
const CLOSE_AFTER = 2000;

/**
 * A form in its five states: what is asked, and a row of buttons; anyone who shows it lays out the two. What is typed stays
 * in the inputs themselves, until the form is closed or sent.
 */
export function Form({ form, idPrefix, email, close }: Props) {
  const words = useMessages();
  const { status, sending, mailLink, hints, failure, submit, recheck } = useSubmission(form);
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const { messages, fields } = form;
  const emailField = fields.find(({ type }) => type === 'email');

  useEffect(() => {
    // A dialog's form arrives after the dialog, which has put the focus on its own first control by then.
    if (close) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [close]);

  useEffect(() => {
    if (status !== 'success') return undefined;
    if (!close) {
      // The button that had the focus is gone.
      thanks.current?.focus();
      return undefined;
    }
    const timer = setTimeout(close, CLOSE_AFTER);
    return () => clearTimeout(timer);
  }, [close, status]);

  useEffect(() => {
    // After the marks and the note have been drawn.
    if (!failure) return;
    element.current?.querySelector<HTMLElement>(`[aria-invalid="true"], [${NOTE}]`)?.focus();
  }, [failure]);

  if (status === 'success') {
    return (
      <div ref={thanks} className={styles.sent} role="status" tabIndex={-1} data-alone>
        {form.picture ? <Picture {...form.picture} className={styles.sentPicture} /> : null}
        <p className={styles.thanks}>{messages.sent ?? words.inquirySent}</p>
        {close ? <p className={styles.quiet}>{words.closesByItself}</p> : null}
      </div>
    );
  }

  function focusOn(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget, honeypot.current?.value ?? '');
  }

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={send}
      onInput={(event) => recheck(event.currentTarget)}
      aria-busy={sending}
    >
      <div>
        {status === 'validation-error' ? (
          <MissingNote {...{ form, idPrefix, hints, focusOn }} />
        ) : null}
        {status === 'error' ? <FailedNote failed={messages.failed} mailLink={mailLink} /> : null}
        <div className={styles.fields}>
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              id={`${idPrefix}-${field.name}`}
              hint={hints[field.name]}
              start={field === emailField ? email : undefined}
              disabled={sending}
            />
          ))}
          {/* A honeypot for programs that fill in every field: hidden from people and from assistive technology. */}
          <div hidden>
            {/* No field of a form can have a name with a hyphen. */}
            <input ref={honeypot} name="your-website" tabIndex={-1} autoComplete="off" />
          </div>
        </div>
      </div>
      <div>
        {close ? (
          <button type="button" className={buttonClass('quiet', 'small')} onClick={close}>
            {words.cancel}
          </button>
        ) : null}
        <button
          type="submit"
          className={buttonClass('primary', 'small')}
          disabled={sending}
          aria-busy={sending}
        >
          {sending ? <Icon name="loader-circle" className={styles.spinner} /> : null}
          {sending ? words.sending : (form.button ?? words.sendInquiry)}
        </button>
      </div>
    </form>
  );
}
