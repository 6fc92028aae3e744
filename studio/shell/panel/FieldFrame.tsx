import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import type { StudioProblem } from '../../protocol.ts';
import { change } from '../data/draft-actions.ts';
import { countWords } from '../data/count-words.ts';
import { focusField } from '../data/page-actions.ts';
import { say } from '../data/store.ts';
import { mend } from '../data/problems.ts';
import { textOf } from '../data/text-of.ts';
import { useIsIn } from './field-in.ts';
import type { ControlProps } from './field-props.ts';
import { FieldState } from './FieldState.tsx';

interface Props {
  control: ControlProps;
  problems: readonly StudioProblem[];
  /** Whether it differs from the file. */
  isChanged: boolean;
  /** Whether its control takes a label; else it is a group with a name. */
  isLabelled: boolean;
  children: ReactNode;
}

/** What is around the control of a field: its name, what state it is in, what it is for, and what is wrong with it. */
export function FieldFrame({ control, problems, isChanged, isLabelled, children }: Props) {
  const { at, id, title, schema, value } = control;
  const frame = useRef<HTMLDivElement>(null);
  // A switch acts when it is pressed, so what it is for is said before.
  const isIn = useIsIn(at);
  const isHelped = schema.description !== undefined && (isIn || schema.type === 'boolean');
  const isOff = isOffDefault(schema, value);
  useEffect(() => {
    const element = frame.current;
    const press = (event: KeyboardEvent) => {
      const isMeant = event.key === 'Backspace' && (event.ctrlKey || event.metaKey);
      if (!isMeant || !isOff || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      void backToDefault(control);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  });
  return (
    <div
      ref={frame}
      className="field"
      data-pointer={at.pointer}
      role={isLabelled ? undefined : 'group'}
      aria-labelledby={isLabelled ? undefined : `${id}-name`}
    >
      <div className="field-head">
        {isLabelled ? (
          <label htmlFor={id} id={`${id}-name`}>
            {title}
          </label>
        ) : (
          <span className="name" id={`${id}-name`}>
            {title}
          </span>
        )}
        <span className="state">
          <FieldState
            problems={problems}
            isChanged={isChanged}
            count={countOf(control)}
            usual={usualOf(control)}
            id={`${id}-changed`}
          />
        </span>
      </div>
      {children}
      <p className={isHelped || isOff ? 'help' : 'unseen'} id={`${id}-help`}>
        <span className={isHelped ? undefined : 'unseen'}>{schema.description} </span>
        {isOff ? (
          <>
            Default is {textOf(schema.default)}.{' '}
            <button type="button" className="link" onClick={() => void backToDefault(control)}>
              Back to it
            </button>
          </>
        ) : null}
      </p>
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

/** Removes the field from the file: its default counts again. */
async function backToDefault({ at, schema, title }: ControlProps): Promise<void> {
  if (!(await change(at.file, [{ op: 'remove', path: at.pointer }]))) return;
  say(`${title}, back to default, ${textOf(schema.default)}`);
  focusField(at);
}

function Problems({ id, problems }: { id: string; problems: readonly StudioProblem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id}>
      {problems.map((problem, n) => (
        <li key={problem.message} data-severity={problem.severity}>
          {problem.message} {problem.suggestion}
          {problem.repair ? (
            <button
              type="button"
              data-mends
              className={n === 0 ? 'button is-main' : 'button has-line'}
              onClick={() => void mend(problem)}
            >
              {problem.repair.words} {n === 0 ? <kbd>Alt Enter</kbd> : null}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function isSimple(value: unknown): boolean {
  return typeof value !== 'object' && value !== undefined;
}

function isOffDefault({ default: usual }: FieldSchema, value: unknown): boolean {
  return value !== undefined && isSimple(usual) && usual !== '' && usual !== value;
}

/** Entries of a list, words of a text. */
function countOf({ schema, value }: ControlProps): string | undefined {
  if (Array.isArray(value)) {
    const { maxItems } = schema;
    return maxItems === undefined ? `${value.length}` : `${value.length} of up to ${maxItems}`;
  }
  const isText = schema.format === undefined && schema.enum === undefined;
  return typeof value === 'string' && isText ? countWords(value, schema) : undefined;
}

function usualOf({ schema, value, isRequired }: ControlProps): string {
  if (value === undefined && isSimple(schema.default)) return 'Default';
  return isRequired ? 'Required' : 'Optional';
}
