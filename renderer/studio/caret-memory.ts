import { CARET, CARET_WANTED } from './messages.ts';
import { charactersBefore } from './text/caret-at.ts';

/*
 * Where the caret is in a text of the page is remembered in the tab, so that writing goes on there after a reload, and in the
 * browser, so that it does in another tab.
 */

function editable(target: unknown): HTMLElement | undefined {
  return target instanceof HTMLElement && target.isContentEditable ? target : undefined;
}

/** In characters from the start of the text. */
function caretIn(element: HTMLElement): number | undefined {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  return focusNode ? charactersBefore(element, focusNode, focusOffset) : undefined;
}

function placeCaret(element: HTMLElement, caret: number): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = caret;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text.textContent ?? '';
    if (left <= length) return getSelection()?.collapse(text, left);
    left -= length;
  }
}

/** Remembers the caret from now on, and puts it where it was once, if the shell wants that. */
export function rememberCaret(): void {
  document.addEventListener('selectionchange', () => {
    const element = editable(document.activeElement);
    const caret = element && caretIn(element);
    if (caret === undefined || sessionStorage.getItem(CARET_WANTED) !== null) return;
    for (const memory of [sessionStorage, localStorage]) memory.setItem(CARET, String(caret));
  });
  addEventListener('focusin', ({ target }) => {
    const element = editable(target);
    const wanted = sessionStorage.getItem(CARET_WANTED);
    if (!element || wanted === null) return;
    // Behind what puts it at the end.
    requestAnimationFrame(() => {
      placeCaret(element, Number(wanted));
      sessionStorage.removeItem(CARET_WANTED);
    });
  });
}
