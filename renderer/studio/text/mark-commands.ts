import type { MarkType } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { markupSchema } from './text-schema.ts';
import { type Run, runsOf } from './write-text.ts';

/** What words are marked with, by keys and by buttons. */
export const MARKS = ['strong', 'em', 'link'] as const;

export type Mark = (typeof MARKS)[number];

export type MarkCommands = Record<Mark, Command>;

interface Asked {
  /** @param href where the words that are selected lead now; nothing if they are not a link */
  link: (href: string | undefined) => void;
  say: (words: string) => void;
}

/** What marks words, in texts that take marks; in others, that is said. */
export function markCommands({ link, say }: Asked): MarkCommands {
  const ofMarkup =
    (command: Command): Command =>
    (state, dispatch) => {
      if (state.schema === markupSchema) command(state, dispatch);
      else say('Words of this text cannot be marked.');
      return true;
    };
  return {
    strong: ofMarkup(toggle(markupSchema.marks.strong)),
    em: ofMarkup(toggle(markupSchema.marks.em)),
    link: ofMarkup((state, dispatch) => {
      const run = linkAround(state);
      if (!run && state.selection.empty) {
        say('Select the words of the link first.');
        return true;
      }
      if (run) dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, run.from, run.to)));
      link(hrefOf(run));
      return true;
    }),
  };
}

/** Marks the words that are selected, or takes their marks away; at a caret, what is typed next. */
function toggle(mark: MarkType): Command {
  return ({ selection, doc, storedMarks, tr }, dispatch) => {
    const { $from, from, to, empty } = selection;
    if (empty) {
      const isMarked = mark.isInSet(storedMarks ?? $from.marks());
      dispatch?.(isMarked ? tr.removeStoredMark(mark) : tr.addStoredMark(mark.create()));
      return true;
    }
    // With spaces at its ends a mark would not be read as one. A node that is not text counts as one character.
    const words = doc.textBetween(from, to, undefined, '\ufffc');
    const start = from + words.length - words.trimStart().length;
    const end = to - words.length + words.trimEnd().length;
    const isMarked = doc.rangeHasMark(from, to, mark);
    const marked = isMarked ? tr.removeMark(from, to, mark) : tr.addMark(start, end, mark.create());
    dispatch?.(marked.scrollIntoView());
    return true;
  };
}

/** The link that the caret or what is selected is in. */
function linkAround({ selection, doc }: EditorState): Run | undefined {
  return runsOf(doc).find(
    ({ mark, from, to }) =>
      mark?.type === markupSchema.marks.link && from <= selection.from && selection.to <= to,
  );
}

function hrefOf(run: Run | undefined): string | undefined {
  const href: unknown = run?.mark?.attrs['href'];
  return typeof href === 'string' ? href : undefined;
}
