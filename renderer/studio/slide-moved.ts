/* What is moved on the page slides to its place, and so does what makes room for it. */

const SLIDE_MS = 160;

/** Where the entries of lists were, in which something is being moved. */
let before = new Map<Element, DOMRect>();
let slides: Animation[] = [];

/** To be called before an element is moved among those next to it. */
export function noteBeforeMove(moved: Element): void {
  if (before.has(moved) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // By then all moves of a change are made, and none of them is painted.
  if (before.size === 0) queueMicrotask(slide);
  for (const element of moved.parentElement?.children ?? [])
    before.set(element, element.getBoundingClientRect());
}

function slide(): void {
  const noted = before;
  before = new Map();
  // What was still on its way goes on from where it was seen.
  for (const one of slides) one.cancel();
  const moved = [...noted].map(([element, was]) => {
    return { element, was, is: element.getBoundingClientRect() };
  });
  slides = moved.flatMap(({ element, was, is }) => {
    const [x, y] = [was.left - is.left, was.top - is.top];
    const isStill = x === 0 && y === 0;
    // The caret is at its place at once.
    const hasCaret = element.contains(document.activeElement);
    if (isStill || hasCaret || !(isSeen(was) || isSeen(is))) return [];
    return element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: SLIDE_MS,
      easing: 'ease-out',
      // To what its own style moves it by.
      composite: 'add',
    });
  });
}

function isSeen({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
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
