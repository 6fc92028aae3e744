import { type ReactNode, useEffect, useRef, useState } from 'react';
import { closeOver } from '../data/store.ts';

interface Props {
  title: string;
  /** What its button does, in words. */
  words: string;
  isReady?: boolean;
  /** @throws with why it cannot be done, which is then shown */
  run: () => Promise<void>;
  children: ReactNode;
}

/** Asks for something over the page: its first field has the focus, Enter does it, Escape leaves it. */
export function PlaceForm({ title, words, isReady = true, run, children }: Props) {
  const [why, setWhy] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector('input, select, button');
    if (first instanceof HTMLElement) first.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  const submit = async () => {
    try {
      setWhy('');
      await run();
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className="place" aria-label={title}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void submit();
        }}
      >
        <h2>{title}</h2>
        {children}
        {why === '' ? null : (
          <p className="problem" role="alert">
            {why}
          </p>
        )}
        <div className="place-foot">
          <button type="submit" className="button is-main" aria-disabled={!isReady}>
            {words} <kbd>Enter</kbd>
          </button>
          <button type="button" className="button" onClick={closeOver}>
            Close <kbd>Esc</kbd>
          </button>
        </div>
      </form>
    </section>
  );
}
