import { isRecord } from '../../../../schema/is-record.ts';
import type { At } from '../../../../renderer/studio/messages.ts';
import {
  duplicate,
  insert,
  insertion,
  move,
  newValue,
  remove,
  whyNot,
} from '../../data/arrange.ts';
import { change } from '../../data/draft-actions.ts';
import { drawNow } from '../../data/draw-now.ts';
import { nameOf, wordsOf } from '../../data/names.ts';
import { select } from '../../data/page-actions.ts';
import { below, entryAt } from '../../data/pointer.ts';
import { now, say, set } from '../../data/store.ts';
import { useDrag, useDrop } from '../../data/use-drag.ts';
import type { ControlProps } from '../field-props.ts';
import { LinkField } from './LinkField.tsx';
import { TextField } from './TextField.tsx';

/** A list: its entries in their order, to go into, to move and to delete, and a way to add one. */
export function ListField(props: ControlProps) {
  const { at, name, schema, value } = props;
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const kind = schema.items?.title ?? wordsOf(name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''));
  const drop = useDrop(at.file, at.pointer, ':scope > li');
  const isFull = entries.length >= (schema.maxItems ?? Infinity);
  const add = () => {
    if (schema.holdsBlocks)
      return set({ over: { kind: 'shelf', list: at.pointer, index: entries.length } });
    const fresh = newValue(schema.items, entries.at(-1));
    // A list that is not in the file comes with its first entry, which is not gone to.
    if (entryAt(now().files[at.file], below(at.pointer, 0)))
      void insert(at.file, at.pointer, entries.length, fresh);
    else void change(at.file, insertion(at, 0, fresh));
  };
  return (
    <div className="entries">
      <ol ref={drop}>
        {entries.map((entry, index) => (
          <Entry
            key={keyOf(entries, index)}
            {...props}
            kind={kind}
            entry={entry}
            index={index}
            count={entries.length}
          />
        ))}
      </ol>
      <button type="button" className="button has-line" disabled={isFull} onClick={add}>
        Add a {schema.holdsBlocks ? 'block' : kind.toLowerCase()}
      </button>
      {isFull ? <p className="help">At most {schema.maxItems} can be there.</p> : null}
    </div>
  );
}

interface EntryProps extends ControlProps {
  kind: string;
  entry: unknown;
  index: number;
  count: number;
}

function Entry({ kind, entry, index, count, ...props }: EntryProps) {
  const { file, pointer } = props.at;
  const at = { file, pointer: below(pointer, index) };
  const drag = useDrag(at.file, at.pointer);
  const words = nameOf(entry);
  const name = `${kind} ${index + 1} of ${count}${words === undefined ? '' : `, ${words}`}`;
  const tool = { list: props.at, index, name: name.slice(0, 1).toLowerCase() + name.slice(1) };
  return (
    <li data-pointer={at.pointer}>
      <i ref={drag} className="number">
        {index + 1}
      </i>
      {isRecord(entry) ? (
        <button type="button" className="row" aria-label={name} onClick={() => void select(at)}>
          <span>{words ?? name}</span>
        </button>
      ) : Array.isArray(entry) ? (
        // Such as the cells of a row.
        <div role="group" aria-label={name}>
          <ListField {...props} at={at} schema={props.schema.items ?? {}} value={entry} />
        </div>
      ) : (
        <TextEntry {...props} at={at} entry={entry} label={name} />
      )}
      <div className="tools">
        <Tool {...tool} action="up" words="Up" run={() => move(at, -1, false)} to={index - 1} />
        <Tool {...tool} action="down" words="Down" run={() => move(at, 1, false)} to={index + 1} />
        <Tool
          {...tool}
          action="duplicate"
          words="Duplicate"
          run={() => duplicate(at, false)}
          to={index + 1}
        />
        <Tool
          {...tool}
          action="delete"
          words="Delete"
          run={() => remove(at, false)}
          to={Math.min(index, count - 2)}
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
  const Control = schema.items?.format === 'link' ? LinkField : TextField;
  return (
    <>
      <label className="unseen" htmlFor={own} id={`${own}-name`}>
        {label}
      </label>
      <Control {...props} id={own} schema={schema.items ?? {}} value={entry} isRequired />
    </>
  );
}

interface ToolProps {
  list: At;
  index: number;
  name: string;
  action: 'up' | 'down' | 'duplicate' | 'delete';
  words: string;
  run: () => Promise<void>;
  /** Where the entry is then that the focus goes to. */
  to: number;
}

const SAID = { up: 'Move', down: 'Move', duplicate: 'Duplicate', delete: 'Delete' };

function Tool({ list, index, name, action, words, run, to }: ToolProps) {
  const why = whyNot({ ...list, pointer: below(list.pointer, index) }, action);
  const way = action === 'up' || action === 'down' ? `, ${action}` : '';
  return (
    <button
      type="button"
      className="small"
      data-tool={action}
      aria-label={`${SAID[action]} ${name}${way}`}
      aria-disabled={why !== undefined}
      title={why}
      onClick={() => {
        if (why !== undefined) say(why);
        else void run().then(() => focusTool(list.pointer, to, action));
      }}
    >
      {words}
    </button>
  );
}

/** The focus stays with the entry that was moved, or next to the one that is gone. */
function focusTool(list: string, to: number, action: string): void {
  drawNow();
  const entry = elementOf(below(list, to));
  const own = entry?.querySelector(`[data-tool="${action}"]`);
  const button = own ?? elementOf(list)?.querySelector('.entries > button');
  if (button instanceof HTMLElement) button.focus();
}

function elementOf(pointer: string): Element | null {
  return document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
}

/** Entries keep their elements when they move; of two that say the same, each has its turn. */
function keyOf(entries: readonly unknown[], index: number): string {
  const text = JSON.stringify(entries[index]);
  // A text that is being written must not lose its element with each letter, nor one in a list of its own.
  if (!isRecord(entries[index])) return String(index);
  const turn = entries.slice(0, index).filter((one) => JSON.stringify(one) === text).length;
  return `${turn} ${text}`;
}
