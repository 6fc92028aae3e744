import type Glide from '@glidejs/glide';

/** The parts of Glide that a component of it is given; its own types name none of them. */
interface Components {
  Transition: { readonly duration: number; after: (callback: () => void) => void };
  Html: { wrapper: HTMLElement };
}

/**
 * A component for Glide that lets a press or swipe interrupt a movement. Glide either drops what comes during a
 * movement or leaves the work for its end to timers that later strike the next movement: with
 * `waitForTransition: false` and this, that work is done as soon as the next movement begins, and none is lost.
 * To be mounted before `Autoplay`, whose timer the end of a movement starts and the beginning of the next one stops.
 */
export function FinishMoves(glide: Glide, { Transition, Html }: Components): Record<string, never> {
  const pending = new Map<ReturnType<typeof setTimeout>, () => void>();

  Transition.after = (callback) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      callback();
    }, Transition.duration);
    pending.set(timer, callback);
  };

  glide.on(['run.before', 'swipe.start'], () => {
    const callbacks = [...pending.values()];
    clearPending();
    for (const callback of callbacks) callback();
    // Has the browser note where the strip is now; a jump to the other end would become part of the next movement.
    Html.wrapper.getBoundingClientRect();
  });
  glide.on('destroy', clearPending);

  function clearPending(): void {
    for (const timer of pending.keys()) clearTimeout(timer);
    pending.clear();
  }

  return {};
}
