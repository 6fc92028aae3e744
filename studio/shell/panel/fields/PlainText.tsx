import { type ClipboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { cleanText, sayGone, withoutUnseen } from '../../../../renderer/studio/text/clean-text.ts';
import { say } from '../../data/store.ts';
import type { TextBox, TextBoxProps } from './text-box.ts';

interface Props extends TextBoxProps {
  /** Whether it takes many lines. */
  isLong: boolean;
  placeholder: string;
  /** Is told where the caret is with each change. */
  moved: (caret: number) => void;
  ref: Ref<TextBox>;
}

/** A text as it is written in the file: of one line, which grows with its words, or of as many as it has. */
export function PlainText({
  describedBy,
  isWrong,
  isRequired,
  text,
  write,
  ask,
  isLong,
  moved,
  ref,
  ...given
}: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (words: string) => {
    const field = area.current;
    if (!field) return;
    // In the field itself: what React writes into it puts the caret behind all of the text.
    field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
    moved(field.selectionStart);
    write(field.value);
  };
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus(), insert }));
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { text: clean, gone } = isLong ? withoutUnseen(pasted) : cleanText(pasted);
    if (gone === 0) return;
    event.preventDefault();
    insert(clean);
    say(sayGone(gone));
  };
  return (
    <textarea
      ref={area}
      {...given}
      dir="auto"
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={isRequired}
      className={isLong ? 'is-long' : undefined}
      rows={isLong ? 8 : 1}
      value={text}
      onChange={({ target, nativeEvent }) => {
        const words = isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
        moved(target.selectionStart);
        write(words, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
      }}
      onPaste={paste}
      onCompositionEnd={({ currentTarget }) => write(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong && !event.nativeEvent.isComposing)
          event.preventDefault();
        if (event.key === ' ' && event.ctrlKey && ask) {
          event.preventDefault();
          ask();
        }
      }}
    />
  );
}
