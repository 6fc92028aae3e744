import { change } from '../../data/draft-actions.ts';
import type { ControlProps } from '../field-props.ts';

/** On or off. */
export function Switch({ at, schema, value, id, describedBy }: ControlProps) {
  const isOn = (value ?? schema.default) === true;
  return (
    <button
      id={id}
      type="button"
      role="switch"
      className="button has-line switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={() => void change(at.file, [{ op: 'set', path: at.pointer, value: !isOn }])}
    >
      {isOn ? 'On' : 'Off'}
    </button>
  );
}
