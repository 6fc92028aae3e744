import { change } from '../../data/draft-actions.ts';
import type { ControlProps } from '../field-props.ts';
import { textOf } from '../../data/text-of.ts';
import { useWritten } from './use-written.ts';

/** A number, whole or not, within its limits. */
export function NumberField({ at, schema, value, id, describedBy, isWrong }: ControlProps) {
  const keep = async (text: string) => {
    const number = Number(text);
    if (text === '' && value !== undefined)
      await change(at.file, [{ op: 'remove', path: at.pointer }]);
    else if (text !== '' && Number.isFinite(number))
      await change(at.file, [{ op: 'set', path: at.pointer, value: number }]);
  };
  const { text, write, flush } = useWritten(textOf(value), keep);
  return (
    <input
      id={id}
      type="number"
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      step={schema.type === 'integer' ? 1 : 'any'}
      min={schema.minimum}
      max={schema.maximum}
      placeholder={textOf(schema.default)}
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={flush}
    />
  );
}
