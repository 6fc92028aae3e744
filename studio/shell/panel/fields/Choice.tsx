import { change } from '../../data/draft-actions.ts';
import { textOf } from '../../data/text-of.ts';
import type { ControlProps } from '../field-props.ts';

/** So many words fit next to one another. */
const FEW = 4;

/** One of several words: buttons for a few, a list for many. */
export function Choice({ at, schema, value, title, describedBy, isRequired }: ControlProps) {
  const choices = (schema.enum ?? []).map(textOf);
  const chosen = textOf(value ?? schema.default);
  const choose = (word: string) => {
    const found = schema.enum?.find((one) => textOf(one) === word);
    const path = at.pointer;
    void change(at.file, [
      word === '' ? { op: 'remove', path } : { op: 'set', path, value: found },
    ]);
  };
  if (choices.length > FEW)
    return (
      <select
        aria-label={title}
        aria-describedby={describedBy}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {isRequired || schema.default !== undefined ? null : <option value="">None</option>}
        {choices.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  return (
    <div className="segments" role="group" aria-label={title} aria-describedby={describedBy}>
      {choices.map((word) => (
        <button
          key={word}
          type="button"
          aria-pressed={word === chosen}
          onClick={() => choose(word)}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
