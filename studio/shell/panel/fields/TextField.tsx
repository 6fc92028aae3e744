import { type ClipboardEvent, useRef } from 'react';
import { cleanText, sayGone, withoutUnseen } from '../../../../renderer/studio/text/clean-text.ts';
import type { Figure } from '../../../../renderer/studio/text/reading.ts';
import type { ControlProps } from '../field-props.ts';
import { setText } from '../../data/page-actions.ts';
import { textOf } from '../../data/text-of.ts';
import { askForFigure, now, say, set, useStudio } from '../../data/store.ts';
import { FigureChoice, Figures } from './Figures.tsx';
import { useWritten } from './use-written.ts';

/** Formats of texts that can refer to a figure; what has none is words as well. */
const TAKES_FIGURES = new Set<string | undefined>([undefined, 'inline-markup', 'markdown']);

/** A text: of one line, which grows with its words; Markdown in as many as it has. */
export function TextField({
  at,
  schema,
  value,
  id,
  describedBy,
  isWrong,
  isRequired,
}: ControlProps) {
  const shown = textOf(value);
  const { text, write, flush } = useWritten(shown, (words, was) => setText(at, words, was));
  const area = useRef<HTMLTextAreaElement>(null);
  const known = useStudio((state) => state.figures[at.file]) ?? [];
  const isChoosing = useStudio(
    ({ isChoosingFigure, field }) =>
      isChoosingFigure && field?.file === at.file && field.pointer === at.pointer,
  );
  const used = known.filter(({ name }) => text.includes(`{${name}}`));
  const takesFigures = TAKES_FIGURES.has(schema.format);
  const leave = () => {
    set({ isChoosingFigure: false });
    area.current?.focus();
  };
  const isLong = schema.format === 'markdown' || shown.includes('\n');
  const writeAtCaret = (words: string) => {
    const field = area.current;
    // In the field itself: what React writes into it puts the caret behind all of the text.
    field?.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
    if (field) write(field.value);
  };
  const insert = ({ name, label, value: figure }: Figure) => {
    writeAtCaret(`{${name}}`);
    leave();
    say(`${label}, ${figure}, inserted`);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { text: clean, gone } = isLong ? withoutUnseen(pasted) : cleanText(pasted);
    if (gone === 0) return;
    event.preventDefault();
    writeAtCaret(clean);
    say(sayGone(gone));
  };
  return (
    <>
      <textarea
        ref={area}
        id={id}
        dir="auto"
        aria-describedby={used.length > 0 ? `${id}-figures ${describedBy}` : describedBy}
        aria-invalid={isWrong}
        aria-required={isRequired}
        className={isLong ? 'is-long' : undefined}
        rows={isLong ? 8 : 1}
        value={text}
        placeholder={textOf(schema.default)}
        onChange={({ target, nativeEvent }) => {
          const words = isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
          write(words, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
        }}
        onPaste={paste}
        onCompositionEnd={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isLong && !event.nativeEvent.isComposing)
            event.preventDefault();
          if (event.key === ' ' && event.ctrlKey && takesFigures) {
            event.preventDefault();
            askForFigure();
          }
        }}
        onFocus={() => takesFigures && set({ field: at, isChoosingFigure: false })}
        onBlur={() => {
          flush();
          if (!now().isChoosingFigure) set({ field: undefined });
        }}
      />
      {isChoosing ? <FigureChoice figures={known} insert={insert} leave={leave} /> : null}
      <Figures id={`${id}-figures`} used={used} />
    </>
  );
}
