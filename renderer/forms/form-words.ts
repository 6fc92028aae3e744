import type { FormField } from '../../schema/generated/content.d.ts';
import type { ValueProblem } from '../../schema/form-values.ts';

/** What a form says where its own file says nothing. All words of forms stand here. */
export const formWords = {
  send: 'Send',
  sending: 'Sending...',
  cancel: 'Cancel',
  sent: 'Thank you! We have received your message.',
  closes: 'This window closes by itself.',
  incompleteTitle: 'Required information is missing',
  incomplete: 'Please look at the marked fields before sending.',
  failed: 'Your message could not be sent, or we have received it already.',
  byMail: 'Not sure it arrived? Send it by e-mail',
  cannotLoad: 'The form cannot be loaded just now. You can write to us instead:',
  trap: 'Website',
};

/** What to do about an answer that is missing or cannot be right. */
export function hintOf(field: FormField, problem: ValueProblem): string {
  return field.hint ?? HINTS[problem](field);
}

const HINTS: Record<ValueProblem, (field: FormField) => string> = {
  missing: () => 'This is needed',
  'not-an-email': () => 'Enter an e-mail address, such as name@example.com',
  'not-a-number': () => 'Enter a number',
  'not-a-date': () => 'Enter a day',
  'not-an-option': () => 'Choose one of the options',
  'too-short': ({ minLength }) => `Write at least ${minLength} characters`,
  'too-long': ({ maxLength }) => `Write at most ${maxLength} characters`,
  'too-small': ({ minimum }) => `Enter ${minimum} or more`,
  'too-large': ({ maximum }) => `Enter ${maximum} or less`,
  'too-early': ({ earliest }) => `Choose ${earliest} or a later day`,
  'too-late': ({ latest }) => `Choose ${latest} or an earlier day`,
};
