import { isRecord } from '../../../../schema/is-record.ts';
import { insert, move, newValue, remove, whyNot } from '../../data/arrange.ts';
import { change } from '../../data/draft-actions.ts';
import { nameOf, wordsOf } from '../../data/names.ts';
import { select } from '../../data/page-actions.ts';
import { below, entryAt } from '../../data/pointer.ts';
import { now } from '../../data/store.ts';
import type { ControlProps } from '../field-props.ts';
import { TextField } from './TextField.tsx';

/** A list: its entries in their order, to go into, to move and to delete, and a way to add one. */
export function ListField(props: ControlProps) {
  const { at, name, schema, value } = props;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const kind = schema.items?.title ?? wordsOf(name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''));
  const isFull = entries.length >= (schema.maxItems ?? Infinity);
  const add = () => {
    const fresh = newValue(schema.items, entries.at(-1));
    // A list that is not in the file comes with its first entry.
    if (entryAt(now().files[at.file], below(at.pointer, 0)))
      void insert(at.file, at.pointer, entries.length, fresh);
    else void change(at.file, [{ op: 'set', path: at.pointer, value: [fresh] }]);
  };
  return (
    <div className="entries">
      <ol>
        {entries.map((entry, index) => (
          <Entry key={keyOf(entries, index)} {...props} kind={kind} entry={entry} index={index} />
        ))}
      </ol>
      <button type="button" className="button has-line" disabled={isFull} onClick={add}>
        Add a {kind.toLowerCase()}
      </button>
      {isFull ? <p className="help">At most {schema.maxItems} can be there.</p> : null}
    </div>
  );
}

interface EntryProps extends ControlProps {
  kind: string;
  entry: unknown;
  index: number;
}

function Entry({ kind, entry, index, ...props }: EntryProps) {
  const at = { file: props.at.file, pointer: below(props.at.pointer, index) };
  const words = nameOf(entry) ?? `${kind} ${index + 1}`;
  return (
    <li data-pointer={at.pointer}>
      <i className="number">{index + 1}</i>
      {isRecord(entry) ? (
        <button type="button" className="row" onClick={() => void select(at)}>
          <span>{words}</span>
        </button>
      ) : (
        <TextEntry {...props} at={at} entry={entry} label={`${kind} ${index + 1}`} />
      )}
      <div className="tools">
        <Button at={at} action="up" words="Up" name={`Move ${words} up`} run={() => move(at, -1)} />
        <Button
          at={at}
          action="down"
          words="Down"
          name={`Move ${words} down`}
          run={() => move(at, 1)}
        />
        <Button
          at={at}
          action="delete"
          words="Delete"
          name={`Delete ${words}`}
          run={() => remove(at)}
        />
      </div>
    </li>
  );
}

function TextEntry({
  entry,
  label,
  id,
  ...props
}: ControlProps & { entry: unknown; label: string }) {
  const { schema, at } = props;
  const own = `${id}-${at.pointer}`;
  return (
    <>
      <label className="unseen" htmlFor={own}>
        {label}
      </label>
      <TextField {...props} id={own} schema={schema.items ?? {}} value={entry} isRequired />
    </>
  );
}

interface ButtonProps {
  at: { file: string; pointer: string };
  action: 'up' | 'down' | 'delete';
  words: string;
  name: string;
  run: () => Promise<void>;
}

function Button({ at, action, words, name, run }: ButtonProps) {
  const why = whyNot(at, action);
  return (
    <button
      type="button"
      className="small"
      aria-label={name}
      aria-disabled={why !== undefined}
      title={why}
      onClick={() => why === undefined && void run()}
    >
      {words}
    </button>
  );
}

/** Entries keep their elements when they move; of two that say the same, each has its turn. */
function keyOf(entries: readonly unknown[], index: number): string {
  const text = JSON.stringify(entries[index]);
  const isText = typeof entries[index] === 'string';
  // A text that is being written must not lose its element with each letter.
  if (isText) return String(index);
  const turn = entries.slice(0, index).filter((one) => JSON.stringify(one) === text).length;
  return `${turn} ${text}`;
}
