/** Has a screen reader read on from the page's main heading, where what had the focus is gone. */
export function focusMainHeading(): void {
  focus(document.querySelector('main h1') ?? document.getElementById('main'));
}

/**
 * Has a screen reader read on from the first heading in view, where the page was scrolled to before it is read; from the
 * last one above it, where none is in view.
 */
export function focusHeadingInView(): void {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => heading.getClientRects().length > 0,
  );
  const above = headings.findLast((heading) => topOf(heading) < 0);
  const heading = headings.find((one) => topOf(one) >= 0 && topOf(one) < innerHeight) ?? above;
  if (heading) focus(heading);
  else focusMainHeading();
}

/** Where it begins, in pixels from the top of the window. */
function topOf(heading: Element): number {
  return heading.getBoundingClientRect().top;
}

function focus(heading: Element | null): void {
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
