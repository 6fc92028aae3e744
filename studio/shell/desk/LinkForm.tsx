import { useEffect, useRef } from 'react';
import { drawNow } from '../data/draw-now.ts';
import { closeOver, useStudio } from '../data/store.ts';
import { LinkPicker } from '../panel/fields/LinkPicker.tsx';
import { focusPage, tellPage } from './frame.ts';
import { followLink } from './open-link.ts';

/** Where the words that are selected on the page lead: a page of the site, or any address. */
export function LinkForm({ href }: { href: string }) {
  const file = useStudio((state) => state.page?.file ?? '');
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
  const open = () => {
    closeOver();
    // First the page has its words back.
    drawNow();
    followLink(href);
  };
  return (
    <form className="link-form" aria-label="Link" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="link-address">Leads to</label>
      <LinkPicker
        id="link-address"
        file={file}
        value={href}
        take={close}
        leave={closeOver}
        isFirst
      />
      <p className="help">Enter takes the address. Without one, the words are not a link.</p>
      <div className="group">
        {href === '' ? null : (
          <>
            <button type="button" className="button has-line" onClick={open}>
              Open it
            </button>
            <button type="button" className="button has-line" onClick={() => close('')}>
              Remove the link
            </button>
          </>
        )}
        <button type="button" className="button has-line" onClick={closeOver}>
          Cancel <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  );
}
