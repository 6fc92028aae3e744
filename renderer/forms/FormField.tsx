import type { FocusEvent } from 'react';
import { CONSENTED } from '../../schema/forms/consented.ts';
import type { FieldDefinition as Field } from '../data/types.ts';
import { Icon } from '../ui/media/Icon.tsx';
import { InlineMarkup } from '../ui/text/InlineMarkup.tsx';
import { offerDays } from './offer-days.ts';
import styles from './Form.module.css';

/** The height of a long text in lines (docs/specification.md, section 9). */
const ROWS = 4;

interface Props {
  field: Field;
  /** Of the control; single in the document. */
  id: string;
  /** What to do about the answer, if it is missing or cannot be right. */
  hint: string | undefined;
  disabled: boolean;
  /** What it begins with, where it is a line of text. */
  start?: string | undefined;
}

/** One question: label, help, control, and what to do about the answer. */
export function FormField({ field, id, hint, disabled, start }: Props) {
  const { name, type, label, help, required } = field;
  const describedBy = [help && `${id}-help`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    name,
    disabled,
    'aria-invalid': hint ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget instanceof HTMLInputElement && type === 'date')
        offerDays(currentTarget, field);
      showHint(`${id}-hint`);
    },
  };
  const words = (
    <>
      <InlineMarkup text={label} leaves />
      {required ? ' *' : ''}
    </>
  );
  const helpLine = help ? (
    <p className={styles.help} id={`${id}-help`}>
      {help}
    </p>
  ) : null;
  const hintLine = hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      <Icon name="circle-alert" />
      {hint}
    </p>
  ) : null;

  if (type === 'choices') {
    return (
      <fieldset className={styles.wide}>
        <legend>{words}</legend>
        {helpLine}
        {field.options?.map((option, index) => (
          <label key={option} className={styles.box}>
            <input type="checkbox" id={`${id}-${index}`} value={option} {...control} />
            <span>{field.optionLabels?.[option] ?? option}</span>
          </label>
        ))}
        {hintLine}
      </fieldset>
    );
  }
  if (type === 'consent') {
    return (
      <div className={styles.wide}>
        <label className={styles.box}>
          <input type="checkbox" id={id} value={CONSENTED} required={required} {...control} />
          <span>{words}</span>
        </label>
        {helpLine}
        {hintLine}
      </div>
    );
  }
  return (
    <div className={type === 'long-text' ? styles.wide : styles.field}>
      <label htmlFor={id}>{words}</label>
      {helpLine}
      <Control field={field} id={id} start={start} {...control} />
      {hintLine}
    </div>
  );
}

function Control({
  field,
  start,
  ...props
}: { field: Field; name: string } & Pick<Props, 'id' | 'start'>) {
  const { type, required, autocomplete, options, optionLabels, rows = ROWS } = field;
  if (type === 'long-text') {
    return (
      <textarea rows={rows} required={required} autoComplete={autocomplete ?? 'off'} {...props} />
    );
  }
  if (type === 'choice') {
    return (
      <select required={required} {...props}>
        <option value="">–</option>
        {options?.map((option) => (
          <option key={option} value={optionLabels && option}>
            {optionLabels?.[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  const limits = {
    minLength: field.minLength,
    maxLength: field.maxLength,
    min: field.minimum ?? fixedDay(field.earliest),
    max: field.maximum ?? fixedDay(field.latest),
    step: type === 'number' ? 'any' : undefined,
  };
  return (
    <input
      type={type === 'phone' ? 'tel' : type}
      required={required}
      autoComplete={autocomplete ?? AUTOCOMPLETE[type]}
      defaultValue={start}
      {...limits}
      {...props}
    />
  );
}

/** Which day today is, the built page does not know. */
function fixedDay(day: string | undefined): string | undefined {
  return day === 'today' ? undefined : day;
}

const AUTOCOMPLETE: Partial<Record<Field['type'], string>> = { email: 'email', phone: 'tel' };

/** What is wrong with a field is below it; browsers scroll only the field itself into view when it gets the focus. */
function showHint(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
}
