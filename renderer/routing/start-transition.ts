/** What moves by itself in a transition, by the names that renderer/styles/optional/motion.css knows. */
export type Moving = Partial<Record<'picture' | 'dialog' | 'scrim', HTMLElement | null>>;

/** Whether what changes may be seen changing: the browser can, and the visitor does not mind motion. */
export function canMove(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Changes the document, and lets the browser show how what moves becomes what it is then. To be called where `canMove`.
 * @param before what moves, as it is
 * @param findAfter the same once the document has changed
 * @returns when nothing moves any more
 */
export async function startTransition(
  update: () => void,
  before: Moving = {},
  findAfter: () => Moving = () => ({}),
): Promise<void> {
  name(before);
  const { ready, finished } = document.startViewTransition(() => {
    name({});
    update();
    name(findAfter());
  });
  // A skipped transition, as in a hidden window, still updates; there is nothing to fix.
  ready.catch(() => undefined);
  const own = ++transitions;
  await finished;
  // One that has begun meanwhile has names of its own.
  if (own === transitions) name({});
}

let transitions = 0;
let named: Moving = {};

/** Gives names, and takes all others: two elements of one name would stop the transition. */
function name(moving: Moving): void {
  for (const element of Object.values(named)) element?.style.removeProperty(PROPERTY);
  for (const [word, element] of Object.entries(moving)) element?.style.setProperty(PROPERTY, word);
  named = moving;
}

const PROPERTY = 'view-transition-name';
