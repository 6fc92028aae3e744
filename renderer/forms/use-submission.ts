import { useEffect, useRef, useState } from 'react';
import { useSite } from '../data/context.ts';
import type { FormDefinition } from '../data/types.ts';
import type * as SubmissionCode from './submission.ts';

interface SubmissionState {
  status: 'idle' | 'validation-error' | 'success' | 'error';
  sending: boolean;
  /** After a failure: the way out, a mail with all answers. */
  mailLink?: string;
  /** What to do about the answers of the latest submit, by field. */
  hints: Record<string, string>;
  /** Another one for each submit that ends with something to look at: wrong answers, or a failure. */
  failure?: object;
}

const FRESH: SubmissionState = { status: 'idle', sending: false, hints: {} };

/** Kept, so that from the second time on a press is answered at once and not after another await. */
let code: typeof SubmissionCode | undefined;

async function load(): Promise<typeof SubmissionCode> {
  code = await import('./submission.ts');
  return code;
}

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
  async function submit(element: HTMLFormElement, honeypot: string): Promise<void> {
    if (call.current) return;
    const { signal } = (call.current = new AbortController());
    // Where even the code for sending does not come, the mail has to be written again.
    let mailLink = `mailto:${site.site.email}`;
    try {
      const { Submission } = code ?? (await load());
      if (signal.aborted) return;
      const submission = new Submission(form, element, site);
      const { hints } = submission;
      ({ mailLink } = submission);
      if (Object.keys(hints).length > 0) {
        setState({ ...FRESH, status: 'validation-error', hints, failure: {} });
        return;
      }
      setState({ ...FRESH, sending: true });
      await submission.send(honeypot, signal);
      setState({ ...FRESH, status: 'success' });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The inquiry could not be sent.', error);
      setState({ ...FRESH, mailLink, status: 'error', failure: {} });
    } finally {
      call.current = undefined;
    }
  }

  /** To be told of what is typed: takes the mark off what has been put right. */
  function recheck(element: HTMLFormElement): void {
    if (!code) {
      // Sending tries again.
      load().catch(() => undefined);
      return;
    }
    if (Object.keys(state.hints).length === 0) return;
    const wrong = new code.Submission(form, element, site).hints;
    setState((now) => {
      const left = Object.entries(wrong).filter(([name]) => name in now.hints);
      return { ...now, hints: Object.fromEntries(left) };
    });
  }

  return { ...state, submit, recheck };
}
