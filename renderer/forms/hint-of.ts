import type { ValueProblem } from '../../schema/form-values.ts';
import type { FormField } from '../../schema/generated/content.d.ts';
import { fillMessage } from '../data/messages.ts';
import type { MessageName, Messages } from '../data/types.ts';

const MESSAGES: Record<ValueProblem, MessageName> = {
  missing: 'answerMissing',
  'not-an-email': 'emailWrong',
  'not-a-number': 'numberWrong',
  'not-a-date': 'dateWrong',
  'not-an-option': 'choiceWrong',
  'too-short': 'textShort',
  'too-long': 'textLong',
  'too-small': 'valueLow',
  'too-large': 'valueHigh',
  'too-early': 'valueLow',
  'too-late': 'valueHigh',
};

/** What to do about an answer that is missing or cannot be right. */
export function hintOf(field: FormField, problem: ValueProblem, messages: Messages): string {
  const { hint, minLength, maxLength, minimum, maximum, earliest, latest } = field;
  const least = minLength ?? minimum ?? earliest ?? '';
  const most = maxLength ?? maximum ?? latest ?? '';
  return hint ?? fillMessage(messages[MESSAGES[problem]], { least, most });
}
