import { useEffect, useRef, useState } from 'react';
import { useSite } from '../data/context.ts';
import type { FormDefinition } from '../data/types.ts';

interface SubmissionState {
  status: 'idle' | 'validation-error' | 'success' | 'error';
  sending: boolean;
  /** After a failure: the way out, a mail with all answers. */
  mailLink?: string;
  /** What to do about the answers of the latest submit, by field. */
  hints: Record<string, string>;
  /** How many submits have ended with something to look at: wrong answers, or a failure. */
  failures: number;
}

const FRESH: SubmissionState = { status: 'idle', sending: false, hints: {}, failures: 0 };

const load = () => import('./submission.ts');

/** What becomes of a form: its state, and what to do when it is sent and when something is typed. */
export function useSubmission(form: FormDefinition) {
  const site = useSite();
  const [state, setState] = useState(FRESH);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  /**
   * Checks what was typed and sends it. Ends in `validation-error`, `success` or `error`; does nothing while a call is
   * under way. Closing the form aborts the call, silently.
   */
  async function submit(element: HTMLFormElement, trap: string): Promise<void> {
    if (call.current) return;
    const { signal } = (call.current = new AbortController());
    const failures = state.failures + 1;
    // Where even the code for sending does not come, the mail has to be written anew.
    let mailLink = `mailto:${site.site.email}`;
    try {
      const { Submission } = await load();
      if (signal.aborted) return;
      const submission = new Submission(form, element, site);
      const { hints } = submission;
      ({ mailLink } = submission);
      if (Object.keys(hints).length > 0) {
        setState({ ...FRESH, status: 'validation-error', hints, failures });
        return;
      }
      setState({ ...FRESH, sending: true, failures: state.failures });
      await submission.send(trap, signal);
      setState({ ...FRESH, status: 'success' });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The inquiry could not be sent.', error);
      setState({ ...FRESH, mailLink, status: 'error', failures });
    } finally {
      call.current = undefined;
    }
  }

  /** To be told of what is typed: takes the mark off what has been put right. */
  async function recheck(element: HTMLFormElement): Promise<void> {
    const loading = load();
    // Sending tries again.
    loading.catch(() => undefined);
    if (Object.keys(state.hints).length === 0) return;
    const { Submission } = await loading;
    const wrong = new Submission(form, element, site).hints;
    setState((now) => {
      const left = Object.entries(now.hints).filter(([name]) => name in wrong);
      return { ...now, hints: Object.fromEntries(left) };
    });
  }

  return { ...state, submit, recheck };
}
