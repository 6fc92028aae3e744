import { useId } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { StudioProblem } from '../../protocol.ts';
import { newValue } from '../data/arrange.ts';
import { useIsChanged } from '../data/changed-places.ts';
import { change } from '../data/draft-actions.ts';
import { wordsOf } from '../data/names.ts';
import { below } from '../data/pointer.ts';
import { picturePlace } from '../data/picture.ts';
import { set, useStudio } from '../data/store.ts';
import { control } from './control.tsx';
import type { ControlProps, FieldProps } from './field-props.ts';
import { NewName } from './NewName.tsx';
import { FieldFrame } from './FieldFrame.tsx';

interface Props {
  at: At;
  schema: FieldSchema;
  value: unknown;
  /** Names of fields that are shown by themselves. */
  leaveOut?: readonly string[];
}

/** All fields of a group, in the order of its schema; those that no schema names come last. */
export function Fields({ at, schema, value, leaveOut = [] }: Props) {
  const record = isRecord(value) ? value : {};
  const known = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) =>
      field.const === undefined && !isShownElsewhere(at, name) && !leaveOut.includes(name),
  );
  const more =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const others = Object.keys(record)
    .filter((name) => !schema.properties?.[name])
    .map((name): [string, FieldSchema] => [name, { ...more, title: name }]);
  return (
    <div className="fields">
      {[...known, ...others].map(([name, field]) => (
        <Field
          key={name}
          at={{ file: at.file, pointer: below(at.pointer, name) }}
          name={name}
          schema={field}
          value={record[name]}
          isRequired={schema.required?.includes(name) ?? false}
        />
      ))}
      {more ? <NewName at={at} schema={schema} entry={more} taken={Object.keys(record)} /> : null}
    </div>
  );
}

/**
 * The blocks of a page are in the list and on the page; which version a file is written for is nobody's choice; a secret
 * is never shown.
 */
function isShownElsewhere({ pointer }: At, name: string): boolean {
  if (pointer === '/forms' && name === 'clientSecret') return true;
  return pointer === '' && (name === 'blocks' || name === 'schemaVersion');
}

/** A field with its name, its state and its problems. */
export function Field(props: FieldProps) {
  const { at, name, schema, value } = props;
  const id = useId();
  const problems = useStudio((state) => state.draft.problems);
  const own = problems.filter((problem) => isOf(problem, at, Array.isArray(value)));
  const isChanged = useIsChanged(at);
  const told = own.length > 0 ? ` ${id}-problems` : '';
  const given: ControlProps = {
    ...props,
    id,
    title: schema.title ?? wordsOf(name),
    describedBy: `${isChanged && told === '' ? `${id}-changed ` : ''}${id}-help${told}`,
    isWrong: own.length > 0,
  };
  const { isLabelled, body } = isGroup(schema, value)
    ? { isLabelled: false, body: <Group {...given} /> }
    : control(given);
  return (
    <FieldFrame control={given} problems={own} isChanged={isChanged} isLabelled={isLabelled}>
      {body}
    </FieldFrame>
  );
}

/** A problem with an entry that is a text is shown with its list. */
function isOf({ file, pointer = '' }: StudioProblem, at: At, isList: boolean): boolean {
  if (file !== at.file || !pointer.startsWith(at.pointer)) return false;
  const rest = pointer.slice(at.pointer.length);
  return rest === '' || (isList && /^\/\d+$/.test(rest));
}

/** What may be a group or a word in its place is a group where it is one. */
function isGroup({ type }: FieldSchema, value: unknown): boolean {
  if (Array.isArray(value) || type === 'array') return false;
  if (Array.isArray(type)) return isRecord(value);
  return type === 'object' || isRecord(value);
}

/** Fields that belong together; a group that may be left out is added and removed as a whole. */
function Group({ at, schema, value, title, isRequired }: ControlProps) {
  if (!isRecord(value) && !isRequired)
    return (
      <button
        type="button"
        className="button has-line"
        onClick={() => {
          const place = picturePlace(at);
          if (place) set({ over: { kind: 'pictures', place } });
          else void change(at.file, [{ op: 'set', path: at.pointer, value: newValue(schema) }]);
        }}
      >
        Add {title.toLowerCase()}
      </button>
    );
  return (
    <div className="inner-fields">
      <Fields at={at} schema={schema} value={value} />
      {isRequired ? null : (
        <button
          type="button"
          className="button has-line"
          onClick={() => void change(at.file, [{ op: 'remove', path: at.pointer }])}
        >
          Remove {title.toLowerCase()}
        </button>
      )}
    </div>
  );
}
