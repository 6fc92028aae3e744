import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, ResolvedPos } from 'prosemirror-model';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { markupSchema } from './text-schema.ts';
import { runsOf } from './write-text.ts';

/** What keys ask for that is not done in the text alone. */
interface Asked {
  next: (by: 1 | -1) => void;
  stop: () => void;
  /** @param href where the words that are selected lead now; nothing if they are not a link */
  link: (href: string | undefined) => void;
  figure: () => void;
  /** Somebody wants to go to where a figure is written. @param name of it */
  goTo: (name: string) => void;
  say: (words: string) => void;
  /** How a line break is written; nothing where a text takes none. */
  lineBreak: string | undefined;
}

/** Keys of a text that is written; by the character that a key means, wherever it is on the keyboard. */
export function textKeys({ next, stop, link, figure, goTo, say, lineBreak }: Asked): Plugin[] {
  return [
    keymap({
      Enter: chainCommands(
        goToFigure(goTo),
        done(() => next(1)),
      ),
      'Shift-Enter': done(() => next(-1)),
      'Mod-Enter': insertBreak(lineBreak),
      Escape: done(stop),
      'Ctrl-Space': done(figure),
      'Mod-b': mark(markupSchema.marks.strong, say),
      'Mod-i': mark(markupSchema.marks.em, say),
      'Mod-k': askForLink(link, say),
    }),
    ...deletingKeys(),
  ];
}

/** Keys that delete: a figure goes in one piece. */
export function deletingKeys(): Plugin[] {
  return [keymap({ Backspace: deleteFigure(-1), Delete: deleteFigure(1) }), keymap(baseKeymap)];
}

function done(act: () => void): Command {
  return () => {
    act();
    return true;
  };
}

/** Where a figure is selected, and nothing else. */
export function goToFigure(goTo: (name: string) => void): Command {
  return ({ selection: { $from, from, to } }) => {
    const node = $from.nodeAfter;
    const isFigure = node?.type.name === 'reference' && to - from === node.nodeSize;
    if (isFigure) goTo(String(node.attrs['name']));
    return isFigure;
  };
}

const NO_MARKS = 'Words of this text cannot be marked.';

function mark(type: MarkType, say: (words: string) => void): Command {
  const toggle = toggleMark(type);
  return (state, dispatch) => {
    if (state.schema !== markupSchema) say(NO_MARKS);
    else toggle(state, dispatch);
    return true;
  };
}

function askForLink(link: Asked['link'], say: (words: string) => void): Command {
  return (state, dispatch) => {
    const { selection, doc, schema } = state;
    if (schema !== markupSchema) {
      say(NO_MARKS);
      return true;
    }
    const { link: type } = markupSchema.marks;
    const run = runsOf(doc).find(
      ({ mark: own, from, to }) =>
        own?.type === type && from <= selection.from && selection.to <= to,
    );
    if (!run && selection.empty) {
      say('Select the words of the link first.');
      return true;
    }
    if (run) dispatch?.(state.tr.setSelection(TextSelection.create(doc, run.from, run.to)));
    const href: unknown = run?.mark?.attrs['href'];
    link(typeof href === 'string' ? href : undefined);
    return true;
  };
}

function insertBreak(written: string | undefined): Command {
  return ({ tr }, dispatch) => {
    if (written === undefined) return true;
    const lineBreak = markupSchema.nodes.break.create({ written });
    dispatch?.(tr.replaceSelectionWith(lineBreak).scrollIntoView());
    return true;
  };
}

function deleteFigure(by: 1 | -1): Command {
  return ({ selection, tr }, dispatch) => {
    if (!selection.empty) return false;
    const { $from, from } = selection;
    const beside = by < 0 ? before($from) : after($from);
    if (!beside || beside.isText) return false;
    dispatch?.(tr.delete(by < 0 ? from - 1 : from, by < 0 ? from : from + 1).scrollIntoView());
    return true;
  };
}

function before({ nodeBefore }: ResolvedPos) {
  return nodeBefore;
}

function after({ nodeAfter }: ResolvedPos) {
  return nodeAfter;
}
