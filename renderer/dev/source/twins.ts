import { CLOSING, GLIDE_CLONE } from '../../contract.ts';
import { slugOfDialog } from './open-dialog.ts';
import { textsIn } from './text-before.ts';

/**
 * The text in the page that one is a copy of: in a slide of a carousel that makes it endless, or in an open dialog,
 * whose content is in the page, too, for those without a script; the button at its foot is that of the closing band.
 * @returns the text itself where it is not a copy, or nothing is known of it
 */
export function twinOf(text: Text, root: Element): Text {
  const copy = text.parentElement?.closest(`.${GLIDE_CLONE}`);
  if (copy) return inOriginal(text, copy);
  const dialog = text.parentElement?.closest('[role="dialog"]');
  return dialog && !root.contains(dialog) ? inPage(text, dialog) : text;
}

/** A copy of a slide has its name, and says the same. */
function inOriginal(text: Text, copy: Element): Text {
  const name = copy.getAttribute('aria-label');
  const slides = [...(copy.parentElement?.children ?? [])];
  const original = slides.find(
    (slide) => !slide.classList.contains(GLIDE_CLONE) && slide.getAttribute('aria-label') === name,
  );
  const index = textsIn(copy).indexOf(text);
  const twin = original && textsIn(original)[index];
  return twin?.data === text.data ? twin : text;
}

/** Texts of a dialog come in the order of those in the page; its title may come once more. */
function inPage(text: Text, dialog: Element): Text {
  const content = document.getElementById(slugOfDialog());
  const known = content ? textsIn(content) : [];
  let next = 0;
  for (const one of textsIn(dialog)) {
    // More may follow in the page, behind a space.
    const isIt = ({ data }: Text) => data.trim() === one.data.trim();
    const ahead = known.findIndex((candidate, index) => index >= next && isIt(candidate));
    if (one === text) return known[ahead] ?? known.find(isIt) ?? inClosing().find(isIt) ?? text;
    if (ahead >= 0) next = ahead + 1;
  }
  return text;
}

function inClosing(): Text[] {
  const band = document.getElementById(CLOSING)?.closest('section');
  return band ? textsIn(band) : [];
}
