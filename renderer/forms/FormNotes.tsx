import type { MouseEvent } from 'react';
import { plainText } from '../../schema/texts/phrases.ts';
import { useMessages } from '../data/messages.ts';
import type { FormDefinition } from '../data/types.ts';
import { Icon } from '../ui/media/Icon.tsx';
import { InlineMarkup } from '../ui/text/InlineMarkup.tsx';
import { MailMessage } from '../ui/text/MailMessage.tsx';
import styles from './Form.module.css';

interface MissingProps {
  form: FormDefinition;
  idPrefix: string;
  /** What to do about an answer, by the name of its field. */
  hints: Readonly<Record<string, string>>;
  /** Gives the focus to the control of a field. */
  focusOn: (name: string) => void;
}

/** Names the fields whose answers have to be looked at again, each with a link to it. */
export function MissingNote({
  form: { messages, fields },
  idPrefix,
  hints,
  focusOn,
}: MissingProps) {
  const words = useMessages();
  /** The address of the page stays: it says which dialog is open. */
  const go = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    focusOn(name);
  };
  return (
    <div className={`${styles.note} ${styles.warning}`} role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p>
          <b>{words.fieldsMissing}</b>
          {messages.incomplete ?? words.completeFields}
        </p>
        <ul className={styles.missing}>
          {fields
            .filter(({ name }) => hints[name])
            .map(({ name, label }) => (
              <li key={name}>
                <a href={`#${idPrefix}-${name}`} onClick={(event) => go(event, name)}>
                  {plainText(label)}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

interface FailedProps {
  /** What the form says instead of the engine. */
  failed: string | undefined;
  /** An email with all that was written. */
  mailLink: string | undefined;
}

/** Says that the inquiry could not be sent, and offers to send it by email. */
export function FailedNote({ failed, mailLink }: FailedProps) {
  const words = useMessages();
  return (
    <div className={`${styles.note} ${styles.danger}`} role="alert" tabIndex={-1} data-note>
      <Icon name="circle-alert" />
      <div>
        <p>
          {failed ? (
            <InlineMarkup text={failed} />
          ) : (
            <MailMessage message={words.alreadyReceived} />
          )}
        </p>
        <p>
          <a href={mailLink}>{words.sendByMail}</a>
        </p>
      </div>
    </div>
  );
}
