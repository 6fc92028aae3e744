import { useEffect, useRef, useState } from 'react';
import type { FormValues, ValueProblem } from '../../schema/form-values.ts';
import { useSite } from '../data/context.ts';
import type { FormDefinition } from '../data/types.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { problemIn, readValues } from './read-values.ts';
import { sendForm } from './send-form.ts';

interface SubmissionState {
  status: 'idle' | 'validation-error' | 'success' | 'error';
  sending: boolean;
  /** What was sent last, for the way out by mail. */
  values: FormValues;
  /** What is wrong with the answers of the latest submit, by field. */
  problems: Record<string, ValueProblem>;
  /** How many submits have ended with something to look at: wrong answers, or a failure. */
  failures: number;
}

const FRESH: SubmissionState = {
  status: 'idle',
  sending: false,
  values: {},
  problems: {},
  failures: 0,
};

/** What becomes of a form: its state, and what to do when it is sent and when something is typed. */
export function useSubmission(form: FormDefinition) {
  const { site } = useSite();
  const [state, setState] = useState(FRESH);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  /**
   * Checks what was typed and sends it. Ends in `validation-error`, `success` or `error`; does nothing while a call is
   * under way. Closing the form aborts the call, silently.
   */
  async function submit(element: HTMLFormElement, trap: string): Promise<void> {
    const { sending, failures } = state;
    if (sending) return;
    const values = readValues(form, element);
    const problems = Object.fromEntries(
      form.fields.flatMap((field) => {
        const problem = problemIn(field, values, element);
        return problem ? [[field.name, problem]] : [];
      }),
    );
    if (Object.keys(problems).length > 0) {
      setState({ ...FRESH, status: 'validation-error', problems, failures: failures + 1 });
      return;
    }
    const own = new AbortController();
    call.current = own;
    setState({ ...FRESH, sending: true, values, failures });
    try {
      const key = idempotencyKey(form.name, values);
      const submission = { form: form.name, values, idempotencyKey: key, trap };
      await sendForm(site.forms, submission, own.signal);
      setState({ ...FRESH, status: 'success' });
    } catch (error) {
      if (own.signal.aborted) return;
      console.error('The inquiry could not be sent.', error);
      setState({ ...FRESH, values, status: 'error', failures: failures + 1 });
    }
  }

  /** Takes the mark off what has been put right. */
  function recheck(element: HTMLFormElement): void {
    const values = readValues(form, element);
    const left = form.fields.filter(
      (field) => state.problems[field.name] && problemIn(field, values, element),
    );
    if (left.length === Object.keys(state.problems).length) return;
    const problems = Object.fromEntries(
      left.flatMap(({ name }) => {
        const problem = state.problems[name];
        return problem ? [[name, problem]] : [];
      }),
    );
    setState({ ...state, problems });
  }

  return { ...state, submit, recheck };
}
