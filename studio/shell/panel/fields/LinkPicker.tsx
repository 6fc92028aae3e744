import { useEffect, useRef, useState } from 'react';
import { findTargets, type Target, useTargets, whyNotLink } from '../../data/links.ts';
import { say } from '../../data/store.ts';
import type { RefusedLink } from '../../../protocol.ts';

interface Props {
  /** Of its field, for its label. */
  id: string;
  /** The file that the link is in. */
  file: string;
  value: string;
  /** Takes an address that visitors can follow. */
  take: (href: string) => void;
  /** What Escape does once the list is closed. */
  leave?: () => void;
  /** Whether it has the focus at once. */
  isFirst?: boolean;
  describedBy?: string;
  isWrong?: boolean;
  isRequired?: boolean;
}

/** So many are shown at once; what is typed leads to the others. */
const MOST = 40;

/**
 * Where a link leads: the pages by their titles, in the order of the menu, the places that have addresses, files, or any
 * address that is typed. One that leads nowhere is refused, with the nearest.
 */
export function LinkPicker({ id, file, value, take, leave, isFirst, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const [index, setIndex] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<RefusedLink | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const targets = useTargets(isOpen);
  const found = findTargets(targets, typed ?? '').slice(0, MOST);
  const active = found[index];
  const close = () => {
    setOpen(false);
    setIndex(-1);
  };
  const accept = (href: string) => {
    close();
    setTyped(undefined);
    setRefused(null);
    if (href !== value) take(href);
  };
  const submit = async (words: string) => {
    const href = words.trim();
    if (href === value.trim()) return accept(value);
    const why = href === '' ? null : await whyNotLink(file, href);
    if (why) {
      setRefused(why);
      say(why.why);
    } else accept(href);
  };
  const step = (by: number) => {
    setOpen(true);
    const next = Math.min(Math.max(index + by, 0), found.length - 1);
    setIndex(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter') {
      if (active) accept(active.href);
      else void submit(typed ?? value);
    } else if (key === 'Escape' && (isOpen || typed !== undefined)) {
      close();
      setTyped(undefined);
      setRefused(null);
    } else if (key === 'Escape' && leave) leave();
    else return false;
    return true;
  };
  return (
    <div
      className="link-picker"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        close();
        if (typed !== undefined) void submit(typed);
      }}
    >
      <input
        ref={input}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-targets`}
        aria-activedescendant={active && `${id}-${index}`}
        aria-describedby={field.describedBy}
        aria-invalid={field.isWrong === true || refused !== null}
        aria-required={field.isRequired}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search by title or address"
        value={typed ?? value}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(-1);
          setOpen(true);
          setRefused(null);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || !press(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Targets id={id} isOpen={isOpen} found={found} index={index} accept={accept} />
      {isOpen && found.length === 0 && typed !== undefined ? (
        <p className="help">Enter takes it as an address: https://, mailto: or tel:</p>
      ) : null}
      {refused ? <Refused refused={refused} accept={accept} /> : null}
    </div>
  );
}

interface TargetsProps {
  id: string;
  isOpen: boolean;
  found: readonly Target[];
  /** Which one the arrows have come to. */
  index: number;
  accept: (href: string) => void;
}

/** The list below the field. */
function Targets({ id, isOpen, found, index, accept }: TargetsProps) {
  return (
    <div role="listbox" id={`${id}-targets`} aria-label="Where it can lead" hidden={!isOpen}>
      {found.map(({ kind, href, name, on = 'download' }, n) => (
        <button
          key={`${kind} ${href}`}
          id={`${id}-${n}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={n === index}
          onClick={() => accept(href)}
        >
          <strong>{name}</strong>{' '}
          <span>
            {href}
            {kind === 'Pages' ? '' : `, ${on}`}
          </span>
        </button>
      ))}
    </div>
  );
}

interface RefusedProps {
  refused: RefusedLink;
  accept: (href: string) => void;
}

/** Why an address leads nowhere, and the nearest that leads somewhere. */
function Refused({ refused: { why, replacement }, accept }: RefusedProps) {
  return (
    <p className="problem" role="alert">
      {why}{' '}
      {replacement === undefined ? null : (
        <button type="button" className="link" onClick={() => accept(replacement)}>
          Take {replacement}
        </button>
      )}
    </p>
  );
}
