import { keymap } from 'prosemirror-keymap';
import type { Node, ResolvedPos } from 'prosemirror-model';
import type { Command, Plugin, Selection } from 'prosemirror-state';
import type { Place } from '../../dev/source/text-sources.ts';
import type { WrittenText } from '../messages.ts';
import type { MarkCommands } from './mark-commands.ts';
import type { Figure } from './reading.ts';
import { markupSchema } from './text-schema.ts';

/** What keys ask for that is not done in the text alone. */
interface Asked {
  next: (by: 1 | -1) => void;
  stop: () => void;
  figure: () => void;
  /** Somebody wants to go to where a figure is written. */
  goTo: (place: Place) => void;
  marks: MarkCommands;
}

/** Keys of a text that is written; by the character that a key means, wherever it is on the keyboard. */
export function textKeys(
  written: WrittenText,
  { next, stop, figure, goTo, marks }: Asked,
): Plugin[] {
  const goesTo = goToFigure(() => written.figures, goTo);
  const goesOn = done(() => next(1));
  return [
    keymap({
      Enter: (state) => goesTo(state) || goesOn(state),
      'Shift-Enter': done(() => next(-1)),
      // Elsewhere it leaves the text, so that it holds nobody (WCAG 2.1.2).
      ...(written.tabs.behind && { Tab: done(() => next(1)) }),
      ...(written.tabs.before && { 'Shift-Tab': done(() => next(-1)) }),
      'Mod-Enter': insertBreak(breakOf(written)),
      Escape: done(stop),
      'Ctrl-Space': done(figure),
      'Mod-b': marks.strong,
      'Mod-i': marks.em,
      'Mod-k': marks.link,
    }),
    ...deletingKeys(),
  ];
}

/** How a line break is written; nothing where a text takes none. */
function breakOf({ isMarkup, markdown }: WrittenText): string | undefined {
  if (!isMarkup || markdown?.isHeading === true) return undefined;
  return markdown ? `\\\n${markdown.indent}` : '\n';
}

/** Keys that delete: a figure goes in one piece, by those for a whole word, too. */
export function deletingKeys(): Plugin[] {
  const [back, forth] = [deletePiece(-1), deletePiece(1)];
  return [keymap({ Backspace: back, 'Mod-Backspace': back, Delete: forth, 'Mod-Delete': forth })];
}

function done(act: () => void): Command {
  return () => {
    act();
    return true;
  };
}

/** Where a figure is selected, and nothing else. @param figures those of now */
export function goToFigure(
  figures: () => readonly Figure[],
  goTo: (place: Place) => void,
): Command {
  return ({ selection }) => {
    const selected = figureSelected(selection);
    const figure = figures().find(({ name }) => name === selected?.attrs['name']);
    if (figure) goTo(figure.at);
    return selected !== undefined;
  };
}

/** The figure that is selected, and nothing else. */
export function figureSelected({ $from, from, to }: Selection): Node | undefined {
  const node = $from.nodeAfter;
  return node?.type.name === 'reference' && to - from === node.nodeSize ? node : undefined;
}

function insertBreak(written: string | undefined): Command {
  return ({ tr }, dispatch) => {
    if (written === undefined) return true;
    const lineBreak = markupSchema.nodes.break.create({ written });
    dispatch?.(tr.replaceSelectionWith(lineBreak).scrollIntoView());
    return true;
  };
}

/** Deletes what is selected, or the figure beside the caret; letters are for the browser. */
function deletePiece(by: 1 | -1): Command {
  return ({ selection, tr }, dispatch) => {
    if (!selection.empty) {
      dispatch?.(tr.deleteSelection().scrollIntoView());
      return true;
    }
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
