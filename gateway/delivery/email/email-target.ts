import { formText } from '../../../schema/forms/form-text.ts';
import type { Forms } from '../../../schema/forms/forms-file.ts';
import type { FormValues } from '../../../schema/forms/form-values.ts';
import { targetKey } from '../../../schema/forms/target-key.ts';
import type { Form } from '../../../schema/generated/content.d.ts';
import { senderOf, storedValues } from '../../inquiry.ts';
import { labelOf, type Outgoing, type Target } from '../target.ts';
import { type Mail, type Mailer, TIME_LIMIT } from './mail.ts';
import { resultOfFailure } from './smtp-result.ts';

/** A mail server counts connections (Microsoft 365 takes three), and a mailbox is not a bottleneck. */
const PARALLEL = 3;

/** What a mail about an inquiry says. */
type Compose = (inquiry: Outgoing) => Pick<Mail, 'subject' | 'text' | 'replyTo'>;

/** A mailbox as a target. */
export function emailTarget(key: string, to: string, mailer: Mailer, compose: Compose): Target {
  const stopping = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () =>
      reject(new Error('The gateway is shutting down.')),
    );
  });
  // Nobody may be waiting when it stops.
  stopped.catch(() => undefined);
  return {
    key,
    parallel: PARALLEL,
    // Connection, greeting and transfer each have their time limit, and one may wait for another's.
    leaseMilliseconds: 10 * TIME_LIMIT,
    recognisesRepetition: false,
    async deliver(inquiry) {
      try {
        // The mails to two mailboxes are two messages.
        const messageId = `${inquiry.id}.${labelOf(key)}`;
        await Promise.race([mailer.send({ messageId, to, ...compose(inquiry) }), stopped]);
        return { outcome: 'delivered' };
      } catch (error) {
        return resultOfFailure(error);
      }
    },
    // Each mail shows that the server is there.
    probeNext: () => undefined,
    abort: () => stopping.abort(),
  };
}

/** A mail with all answers, whose reply goes to the person who gave them. */
export function answersMail(key: string, forms: () => Forms): Compose {
  return ({ form: name, body }) => {
    const values = storedValues(body);
    const form = forms()[name] ?? formerForm(name, values);
    const target = form.deliver.find((one) => targetKey(one) === key);
    return {
      subject: target?.subject ?? form.title,
      text: `${formText(form.fields, values).join('\n')}\n`,
      replyTo: senderOf(form, values) ?? undefined,
    };
  };
}

/** Stands for a form that the site has no longer: the names of the fields are their labels. */
function formerForm(name: string, values: FormValues): Pick<Form, 'title' | 'fields' | 'deliver'> {
  const fields = Object.keys(values).map((field) => ({
    name: field,
    type: 'text' as const,
    label: field,
    required: false,
  }));
  return { title: name, fields, deliver: [] };
}

/** A mail that only says that there is a new inquiry: its content stays in the store. */
export const noticeMail: Compose = ({ id, form, acceptedAt }) => ({
  subject: `New inquiry: ${form}`,
  text: `Form: ${form}\nAccepted: ${new Date(acceptedAt).toISOString()}\nId: ${id}\n\nnpm run inquiries -- show ${id}\n`,
});
