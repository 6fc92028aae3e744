import { type MouseEvent, useEffect, useState } from 'react';
import { useMessages } from '../data/messages.ts';
import { Icon } from '../ui/media/Icon.tsx';

/** How long the button says that the code is copied, in milliseconds. */
const SHOWN = 3000;

/** Copies code. Where that is not allowed, it selects the code, so that the keys of the system copy it. */
export function CopyButton({ text }: { text: string }) {
  const { copyCode, codeCopied } = useMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const code = currentTarget.parentElement?.parentElement?.querySelector('code');
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      if (code) getSelection()?.selectAllChildren(code);
    }
  };
  return (
    <>
      {/* There before it says something, so that it is read aloud. */}
      <span role="status">
        <span className="visually-hidden">{isCopied ? codeCopied : ''}</span>
      </span>
      <button type="button" className="with-script" onClick={(event) => void copy(event)}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? codeCopied : copyCode}
      </button>
    </>
  );
}
