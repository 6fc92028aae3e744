import { useState } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { newValue } from '../data/arrange.ts';
import { change } from '../data/draft-actions.ts';
import { focusField } from '../data/page-actions.ts';
import { below } from '../data/pointer.ts';

interface Props {
  at: At;
  schema: FieldSchema;
  /** Of each entry. */
  entry: FieldSchema;
  taken: readonly string[];
}

/** Adds an entry to a group whose names are the author's own, such as a fact or a redirect. */
export function NewName({ at, schema, entry, taken }: Props) {
  const [name, setName] = useState('');
  const { pattern, description } = schema.propertyNames ?? {};
  const isFit = pattern === undefined || new RegExp(pattern, 'u').test(name);
  const why = taken.includes(name)
    ? `${name} is there already.`
    : name === '' || isFit
      ? ''
      : `Write ${description ?? 'another name'}.`;
  const kind = (entry.title ?? 'entry').toLowerCase();
  return (
    <form
      className="new-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (why !== '' || name === '') return;
        const path = below(at.pointer, name);
        void change(at.file, [{ op: 'set', path, value: newValue(entry) }]).then((isDone) => {
          if (!isDone) return;
          setName('');
          focusField({ file: at.file, pointer: path });
        });
      }}
    >
      <label>
        Name of a new {kind}
        <input
          value={name}
          spellCheck={false}
          aria-invalid={why !== ''}
          onChange={({ target }) => setName(target.value.trim())}
        />
      </label>
      <p className="problem" role="status">
        {why}
      </p>
      <button type="submit" className="button has-line">
        Add
      </button>
    </form>
  );
}
