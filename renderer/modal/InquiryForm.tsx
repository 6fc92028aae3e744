import { useEffect, useRef, type SubmitEvent } from 'react';
import { NOTE } from '../bootstrap/contract.ts';
import { inquiryFields } from '../../schema/generated/inquiry-form.ts';
import { useSite } from '../data/context.ts';
import { buttonClass } from '../ui/links/Button.tsx';
import { Icon } from '../ui/media/Icon.tsx';
import { Picture } from '../ui/media/Picture.tsx';
import { MailMessage } from '../ui/text/MailMessage.tsx';
import { resetInquiry, setField, setTrap, submitInquiry, useInquiry } from '../state/inquiry.ts';
import type { InquirySettings } from '../state/inquiry-calls.ts';
import { closeModal } from '../state/modal.ts';
import { mailtoInquiry } from './mailto-inquiry.ts';
import styles from './InquiryForm.module.css';
import modalStyles from './ModalDialog.module.css';

/** How long the thanks stay before the dialog closes by itself, in milliseconds (docs/specification.md, section 9). */
const CLOSE_AFTER = 2000;

/** The inquiry form in its five states. */
export default function InquiryForm({ settings }: { settings: InquirySettings }) {
  const { site, messages } = useSite();
  const { status, sending, values, trap, invalid } = useInquiry();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    resetInquiry();
    // The form arrives after its dialog, which has put the focus on its own first control by then.
    form.current?.querySelector('input')?.focus();
    return resetInquiry;
  }, []);

  useEffect(() => {
    if (status !== 'success') return undefined;
    const timer = setTimeout(closeModal, CLOSE_AFTER);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    await submitInquiry(settings);
    form.current?.querySelector<HTMLElement>(`[aria-invalid="true"], [${NOTE}]`)?.focus();
  }

  if (status === 'success') {
    return (
      <div className={styles.sent} role="status" data-alone>
        {settings.picture ? <Picture {...settings.picture} className={styles.sentPicture} /> : null}
        <p className={styles.thanks}>{messages.inquirySent}</p>
        <p className={styles.quiet}>{messages.closesByItself}</p>
      </div>
    );
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit} aria-busy={sending}>
      <div className={styles.body}>
        {status === 'validation-error' ? (
          <div className={`${styles.note} ${styles.warning}`} role="alert">
            <Icon name="triangle-alert" />
            <p>
              <b>{messages.fieldsMissing}</b>
              {messages.completeFields}
            </p>
          </div>
        ) : null}
        {status === 'error' ? (
          <div className={`${styles.note} ${styles.danger}`} role="alert" tabIndex={-1} data-note>
            <Icon name="circle-alert" />
            <div>
              <p>
                <MailMessage message={messages.alreadyReceived} />
              </p>
              <p>
                <a href={mailtoInquiry(site.email, messages.mailSubject, values)}>
                  {messages.sendByMail}
                </a>
              </p>
            </div>
          </div>
        ) : null}
        <div className={styles.fields}>
          {inquiryFields.map(({ name, label, input, autoComplete, hint }) => {
            const wrong = invalid.includes(name);
            const props = {
              id: `inquiry-${name}`,
              name,
              autoComplete,
              required: hint !== undefined,
              disabled: sending,
              // Where the dialog puts the focus on opening.
              'data-autofocus': name === 'firstName' || undefined,
              value: values[name],
              'aria-invalid': wrong || undefined,
              'aria-describedby': wrong ? `inquiry-${name}-hint` : undefined,
              onChange: (event: { currentTarget: { value: string } }) =>
                setField(name, event.currentTarget.value),
            };
            return (
              <div key={name} className={input === 'textarea' ? styles.wide : styles.field}>
                <label htmlFor={props.id}>{label}</label>
                {input === 'textarea' ? (
                  <textarea rows={4} {...props} />
                ) : (
                  <input type={input} {...props} />
                )}
                {wrong ? (
                  <p className={styles.hint} id={`inquiry-${name}-hint`}>
                    <Icon name="circle-alert" />
                    {hint}
                  </p>
                ) : null}
              </div>
            );
          })}
          {/* A trap for programs that fill in every field: hidden from people and from assistive technology. */}
          <div hidden>
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={trap}
              onChange={(event) => setTrap(event.currentTarget.value)}
            />
          </div>
        </div>
      </div>
      <div className={modalStyles.foot}>
        <button type="button" className={buttonClass('quiet', 'small')} onClick={closeModal}>
          {messages.cancel}
        </button>
        <button
          type="submit"
          className={buttonClass('primary', 'small')}
          disabled={sending}
          aria-busy={sending}
        >
          {sending ? <Icon name="loader-circle" className={styles.spinner} /> : null}
          {sending ? messages.sending : messages.sendInquiry}
        </button>
      </div>
    </form>
  );
}
