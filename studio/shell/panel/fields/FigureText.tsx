import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Figure } from '../../../../renderer/studio/text/reading.ts';
import { pick } from '../../data/page-actions.ts';
import { say } from '../../data/store.ts';
import { FigureEditor } from './figure-editor.ts';
import type { TextBox, TextBoxProps } from './text-box.ts';

interface Props extends TextBoxProps {
  figures: readonly Figure[];
  /** Where the caret was in the field that it takes the place of, if that was written in. */
  caret: number | undefined;
  ref: Ref<TextBox>;
}

/** A text with figures, each in one piece, as on the page. */
export function FigureText({
  id,
  describedBy,
  isWrong,
  isRequired,
  text,
  write,
  ask,
  figures,
  caret,
  ref,
  ...heard
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<FigureEditor>(null);
  const latest = useRef({ write, ask });
  useEffect(() => {
    latest.current = { write, ask };
  });
  const first = useRef({ text, figures, caret });
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const { text: words, figures: known, caret: at } = first.current;
    const made = new FigureEditor(place.current, words, known, {
      wrote: (now, isComposing) => latest.current.write(now, isComposing),
      ask: () => latest.current.ask?.(),
      say,
      goTo: (to) => void pick(to, false),
    });
    editor.current = made;
    if (at !== undefined) {
      made.goTo(at);
      made.focus();
    }
    // A label leads to nothing but controls.
    const label = document.getElementById(`${id}-name`);
    const focus = () => made.focus();
    label?.addEventListener('click', focus);
    return () => {
      label?.removeEventListener('click', focus);
      made.remove();
    };
  }, [id]);
  useEffect(() => editor.current?.follow(text, figures), [text, figures]);
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    insert: (words) => editor.current?.insert(words),
  }));
  return (
    <div
      ref={place}
      {...heard}
      id={id}
      className="figure-text"
      dir="auto"
      role="textbox"
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      spellCheck
    />
  );
}
