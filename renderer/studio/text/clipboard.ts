import { type Node, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { cleanText, sayGone } from './clean-text.ts';
import { readText } from './read-text.ts';
import type { Reading } from './reading.ts';
import { writeText } from './write-text.ts';

/** A text as it is written in a file, with its references; other programs get its words. */
export const SOURCE_TYPE = 'application/x-website-from-yaml-text';

/** More characters are not pasted into a text of a page. */
const LONGEST = 20_000;

/** Puts what is selected where it can be pasted from. @returns whether something was selected */
export function copy(view: EditorView, event: ClipboardEvent): boolean {
  const { selection, doc } = view.state;
  if (selection.empty || !event.clipboardData) return false;
  const part = doc.copy(selection.content().content);
  event.preventDefault();
  event.clipboardData.setData('text/plain', part.textContent);
  event.clipboardData.setData(SOURCE_TYPE, writeText(part));
  return true;
}

/** The same, and takes it away. */
export function cut(view: EditorView, event: ClipboardEvent): boolean {
  const isCut = copy(view, event);
  if (isCut) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
  return isCut;
}

/**
 * Puts the text of the clipboard in the place of what is selected, without any markup of other programs.
 * @param say is told what is not as it was
 */
export function paste(
  view: EditorView,
  event: ClipboardEvent,
  { reading, say }: { reading: Reading; say: (words: string) => void },
): void {
  event.preventDefault();
  const data = event.clipboardData;
  const pasted = data?.getData(SOURCE_TYPE) || (data?.getData('text/plain') ?? '');
  if (pasted === '') {
    if (data && data.files.length > 0) say('A file cannot be pasted into a text.');
    return;
  }
  if (pasted.length > LONGEST)
    return say(
      `Not pasted: ${pasted.length} characters. A text takes at most ${LONGEST} at a time.`,
    );
  const { text, gone } = cleanText(pasted, reading.isMarkup && !reading.markdown);
  const doc: Node = readText(text, reading);
  view.dispatch(view.state.tr.replaceSelection(new Slice(doc.content, 0, 0)).scrollIntoView());
  if (gone > 0) say(sayGone(gone));
}
