import { useRef, useState } from 'react';
import { figuresIn } from '../../../../renderer/studio/text/read-text.ts';
import type { Figure } from '../../../../renderer/studio/text/reading.ts';
import type { ControlProps } from '../field-props.ts';
import { drawNow } from '../../data/draw-now.ts';
import { setText } from '../../data/page-actions.ts';
import { textOf } from '../../data/text-of.ts';
import { askForFigure, now, say, set, useStudio } from '../../data/store.ts';
import { FigureChoice, Figures } from './Figures.tsx';
import { FigureText } from './FigureText.tsx';
import { PlainText } from './PlainText.tsx';
import type { TextBox, TextBoxProps } from './text-box.ts';
import { useWritten } from './use-written.ts';

/** Formats of texts that can refer to a figure; what has none is words as well. */
const TAKES_FIGURES = new Set<string | undefined>([undefined, 'inline-markup', 'markdown']);

/** A text, with its figures in one piece each; of many lines, and in Markdown, as it is written. */
export function TextField(props: ControlProps) {
  const { at, schema, value, id, describedBy, isWrong, isRequired } = props;
  const shown = textOf(value);
  const { text, write, flush } = useWritten(shown, (words, was) => setText(at, words, was));
  const box = useRef<TextBox>(null);
  const known = useStudio((state) => state.figures[at.file]) ?? [];
  const isChoosing = useStudio(
    ({ isChoosingFigure, field }) =>
      isChoosingFigure && field?.file === at.file && field.pointer === at.pointer,
  );
  const used = figuresIn(text, known);
  const takesFigures = TAKES_FIGURES.has(schema.format);
  const isLong = schema.format === 'markdown' || shown.includes('\n');
  const [caret, setCaret] = useState<number>();
  // Without its last figure, a text stays where it is as long as somebody writes in it.
  const [keepsPieces, setKeepsPieces] = useState(false);
  const isInPieces = takesFigures && !isLong && (used.length > 0 || keepsPieces);
  const leave = () => {
    set({ isChoosingFigure: false });
    // The first figure of a text brings another field.
    drawNow();
    box.current?.focus();
  };
  const insert = ({ name, label, value: figure }: Figure) => {
    box.current?.insert(`{${name}}`);
    leave();
    say(`${label}, ${figure}, inserted`);
  };
  const given: TextBoxProps = {
    id,
    describedBy: used.length > 0 ? `${id}-figures ${describedBy}` : describedBy,
    isWrong,
    isRequired,
    text,
    write,
    ask: takesFigures ? askForFigure : undefined,
    onFocus: () => {
      setKeepsPieces(isInPieces);
      if (takesFigures) set({ field: at, isChoosingFigure: false });
    },
    onBlur: () => {
      setKeepsPieces(false);
      setCaret(undefined);
      flush();
      if (!now().isChoosingFigure) set({ field: undefined });
    },
  };
  return (
    <>
      {isInPieces ? (
        <FigureText ref={box} {...given} figures={known} caret={caret} />
      ) : (
        <PlainText
          ref={box}
          {...given}
          isLong={isLong}
          placeholder={textOf(schema.default)}
          moved={setCaret}
        />
      )}
      {isChoosing ? <FigureChoice figures={known} insert={insert} leave={leave} /> : null}
      <Figures id={`${id}-figures`} used={used} isSource={!isInPieces} />
    </>
  );
}
