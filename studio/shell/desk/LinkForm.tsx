import { type FormEvent, useEffect, useRef, useState } from 'react';
import { allPages } from '../data/page-actions.ts';
import { closeOver } from '../data/store.ts';
import { focusPage, tellPage } from './frame.ts';

/** Where the words that are selected on the page lead: a page of the site, or any address. */
export function LinkForm({ href }: { href: string }) {
  const [address, setAddress] = useState(href);
  const answer = useRef<string>(undefined);
  // However it is closed, the page is told, and has the focus again.
  useEffect(
    () => () => {
      const { current } = answer;
      focusPage();
      tellPage({ studio: 'link', ...(current !== undefined && { href: current }) });
    },
    [],
  );
  const close = (now: string) => {
    answer.current = now;
    closeOver();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close(address.trim());
  };
  return (
    <form className="link-form" aria-label="Link" onSubmit={submit}>
      <label htmlFor="link-address">Leads to</label>
      <input
        id="link-address"
        ref={(element) => element?.focus()}
        list="link-pages"
        value={address}
        spellCheck={false}
        placeholder="/services or https://"
        onChange={({ target }) => setAddress(target.value)}
      />
      <datalist id="link-pages">
        {allPages().map(({ route, name }) => (
          <option key={route} value={route}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="group">
        <button type="submit" className="button is-main" disabled={address.trim() === ''}>
          {href === '' ? 'Set the link' : 'Change the link'}
        </button>
        {href === '' ? null : (
          <button type="button" className="button has-line" onClick={() => close('')}>
            Remove the link
          </button>
        )}
        <button type="button" className="button has-line" onClick={closeOver}>
          Cancel <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  );
}
