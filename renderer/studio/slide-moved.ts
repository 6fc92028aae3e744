/* What is moved on the page slides to its place, and so does what makes room for it. */

const SLIDE_MS = 160;

/** Where the entries of lists were, in which something is being moved. */
const before = new Map<Element, DOMRect>();
let slides: Animation[] = [];

/** To be called before an element is moved among those next to it. */
export function noteBeforeMove(moved: Element): void {
  if (before.has(moved) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By then all moves of a change are made, and none of them is painted.
  if (before.size === 0) queueMicrotask(slide);
  for (const element of moved.parentElement?.children ?? []) before.set(element, boxOf(element));
}

function slide(): void {
  // What was still on its way goes on from where it was seen.
  for (const one of slides) one.cancel();
  const moved = [...before].map(([element, was]) => ({ element, was, is: boxOf(element) }));
  before.clear();
  slides = moved.flatMap(({ element, was, is }) => {
    const by = `${was.left - is.left}px ${was.top - is.top}px`;
    // The caret is at its place at once.
    if (by === '0px 0px' || element.contains(document.activeElement)) return [];
    // Added to what its own style moves it by.
    return element.animate(
      { translate: [by, '0 0'] },
      { duration: SLIDE_MS, easing: 'ease-out', composite: 'add' },
    );
  });
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** Measures where elements are to stay: marks do not slide. */
export function atRest<Result>(measure: () => Result): Result {
  const running = slides.filter(({ playState }) => playState === 'running');
  const times = running.map(({ currentTime }) => currentTime);
  for (const one of running) one.currentTime = SLIDE_MS;
  const result = measure();
  for (const [n, one] of running.entries()) one.currentTime = times[n] ?? 0;
  return result;
}
