import { type SubmitEvent, useId, useRef } from 'react';
import type { SiteData } from '../../data/types.ts';
import { openForm } from '../../state/modal.ts';
import { buttonClass, ButtonLink } from '../../ui/links/Button.tsx';
import { Link } from '../../ui/links/Link.tsx';

type Content = NonNullable<SiteData['site']['footer']['newsletter']>;

/** What visitors may subscribe to: a sentence and a button, with an email field if the site has one there. */
export function Newsletter({ text, action, field }: Content) {
  return (
    <div className="foot-news">
      <p>{text}</p>
      {field === undefined ? (
        <ButtonLink {...action} look="on-band" />
      ) : (
        <EmailField action={action} field={field} />
      )}
    </div>
  );
}

/**
 * A field that opens the form of the button with what was typed. The form is what asks for the rest, checks and sends.
 * Without a script the button alone is there, so that nothing is typed in vain.
 */
function EmailField({ action, field }: Required<Pick<Content, 'action' | 'field'>>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (button.current)
      openForm(action.href.slice(1), button.current, input.current?.value.trim() ?? '');
  }

  return (
    <div className="foot-form">
      <form id={`${id}-form`} className="with-script" noValidate onSubmit={open}>
        <label htmlFor={id}>{field}</label>
        {/* Without a name, so that it is never in an address. */}
        <input ref={input} id={id} type="email" autoComplete="email" />
      </form>
      {/* Outside of the form, next to the link that replaces it without a script. */}
      <button
        ref={button}
        type="submit"
        form={`${id}-form`}
        className={`with-script ${buttonClass('on-band')}`}
        aria-haspopup="dialog"
      >
        {action.label}
      </button>
      <Link href={action.href} className={`without-script ${buttonClass('on-band')}`}>
        {action.label}
      </Link>
    </div>
  );
}
