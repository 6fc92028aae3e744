import { setText } from '../../data/page-actions.ts';
import type { ControlProps } from '../field-props.ts';

/** A day. */
export function DayField({ at, value, id, describedBy, isWrong, isRequired }: ControlProps) {
  return (
    <input
      id={id}
      type="date"
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => void setText(at, target.value)}
    />
  );
}
