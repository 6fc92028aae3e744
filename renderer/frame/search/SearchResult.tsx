import type { KeyboardEventHandler, MouseEvent } from 'react';
import { closeModal } from '../../state/modal.ts';
import { RouteLink } from '../../ui/links/RouteLink.tsx';
import type { Result } from './load-search.ts';
import { wordsOf } from './words.ts';
import styles from './Search.module.css';

interface Props {
  result: Result;
  /** Of the texts. */
  language: string;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** A page that was found: its title, the heading that is nearest to the words, its description. */
export function SearchResult({ result, language, onKeyDown }: Props) {
  const { href, title, heading, description, terms } = result;
  const mark = (text: string) => <Marked text={text} terms={terms} language={language} />;
  return (
    <li>
      <RouteLink className={styles.result} href={href} onClick={stayHere} onKeyDown={onKeyDown}>
        <span className={styles.title}>{mark(title)}</span>
        {heading ? <span className={styles.heading}>{mark(heading)}</span> : null}
        <span>{mark(description)}</span>
      </RouteLink>
    </li>
  );
}

/** A place on the page that shows already needs no navigation, which would leave the dialog open. */
function stayHere(event: MouseEvent<HTMLAnchorElement>): void {
  const { pathname, hash } = event.currentTarget;
  if (pathname !== location.pathname) return;
  event.preventDefault();
  if (hash) location.hash = hash;
  else closeModal();
}

interface MarkedProps extends Pick<Result, 'terms'> {
  text: string;
  language: string;
}

/** A text in which the words that were found are marked. */
function Marked({ text, terms, language }: MarkedProps) {
  const pieces: { text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { term, start, end } of wordsOf(text, language)) {
    if (!terms.has(term) || end <= at) continue;
    pieces.push({ text: text.slice(at, Math.max(at, start)), isFound: false });
    pieces.push({ text: text.slice(Math.max(at, start), end), isFound: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), isFound: false });
  return pieces.map((piece, index) =>
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
