import { dateLimits, isDay, type Today } from './form-dates.ts';
import { CONSENTED } from './consented.ts';
import type { FormField } from '../generated/content.d.ts';

/** What was answered to a field: a text, and to several choices a list of them. Empty where nothing was. */
export type FormValue = string | string[];

/** All answers of a form, by the names of the fields. */
export type FormValues = Record<string, FormValue>;

/** What can be wrong with an answer, by the name of the message that says so. */
export type ValueProblem =
  | 'answerMissing'
  | 'emailWrong'
  | 'numberWrong'
  | 'dateWrong'
  | 'dateEarly'
  | 'dateLate'
  | 'choiceWrong'
  | 'textShort'
  | 'textLong'
  | 'valueLow'
  | 'valueHigh';

/** What browsers take in an input of the type email (HTML standard, valid e-mail address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A valid floating-point number of the HTML standard. */
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** What a field holds before anything is answered. */
export function emptyValue({ type }: FormField): FormValue {
  return type === 'choices' ? [] : '';
}

/** What the answer to a field is judged with: all answers, and the day. */
export interface Beside {
  values: FormValues;
  today: Today;
}

/** The rule of the browser and of the gateway: what is wrong with an answer, nothing if it is right. */
export function problemOf(
  field: FormField,
  value: FormValue,
  beside: Beside,
): ValueProblem | undefined {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.every((text) => text.trim() === ''))
    return field.required ? 'answerMissing' : undefined;
  if (new Set(texts).size < texts.length) return 'choiceWrong';
  for (const text of texts) {
    const problem = RULES[field.type](text, field, beside);
    if (problem) return problem;
  }
  return undefined;
}

type Rule = (text: string, field: FormField, beside: Beside) => ValueProblem | undefined;

const RULES: Record<FormField['type'], Rule> = {
  text: checkLength,
  'long-text': checkLength,
  phone: checkLength,
  email: (text, field) => (EMAIL.test(text) ? checkLength(text, field) : 'emailWrong'),
  number: checkNumber,
  date: checkDate,
  choice: checkOption,
  choices: checkOption,
  consent: (text) => (text === CONSENTED ? undefined : 'choiceWrong'),
};

/** Counted in UTF-16 code units, as browsers count. */
function checkLength(
  { length }: string,
  { minLength = 0, maxLength = Infinity }: FormField,
): ValueProblem | undefined {
  if (length < minLength) return 'textShort';
  return length > maxLength ? 'textLong' : undefined;
}

function checkNumber(
  text: string,
  { minimum = -Infinity, maximum = Infinity }: FormField,
): ValueProblem | undefined {
  const number = Number(text);
  if (!NUMBER.test(text) || !Number.isFinite(number)) return 'numberWrong';
  if (number < minimum) return 'valueLow';
  return number > maximum ? 'valueHigh' : undefined;
}

function checkDate(text: string, field: FormField, beside: Beside): ValueProblem | undefined {
  if (!isDay(text)) return 'dateWrong';
  const { least, most } = limitsBeside(field, beside);
  if (least !== undefined && text < least) return 'dateEarly';
  return most !== undefined && text > most ? 'dateLate' : undefined;
}

/** The first and the last day that a date may be, next to the other answers. */
export function limitsBeside(field: FormField, { values, today }: Beside) {
  return dateLimits(field, (name) => String(values[name] ?? ''), today);
}

function checkOption(text: string, { options = [] }: FormField): ValueProblem | undefined {
  return options.includes(text) ? undefined : 'choiceWrong';
}
