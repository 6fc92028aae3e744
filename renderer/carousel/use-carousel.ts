import Glide, { Autoplay, Swipe } from '@glidejs/glide/dist/glide.modular.esm';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { GLIDE_CLONE, PLAY, VIEWPORT } from '../contract.ts';
import { useSite } from '../data/context.ts';
import { FinishMoves } from './finish-moves.ts';
import { SLIDE_MOTION } from './slide-motion.ts';

export interface Carousel {
  /** Goes on the element that holds the whole carousel, controls included. */
  root: RefObject<HTMLElement | null>;
  /** The slide that shows; undefined until the carousel runs, while any slide may be read. */
  index: number | undefined;
  /** Whether it moves by itself now, or will do so once it runs. */
  playing: boolean;
  next: () => void;
  previous: () => void;
  show: (index: number) => void;
  /** Stops or starts the movement, as the visitor wishes. */
  togglePlaying: () => void;
}

/**
 * A carousel on Glide, which loops endlessly and swipes. Added to it: every press counts, also during a movement; autoplay stops for good on any interaction
 * and on focus, pauses while the page is hidden, and where reduced motion is asked for it begins with a press alone; arrow keys,
 * Home and End act inside the carousel only; the copies that make the loop endless are out of reach.
 * @param interval how long a slide stays, in milliseconds
 * @param count how many slides there are; with one more or less, while somebody edits them, it starts again where it is
 */
// oxlint-disable-next-line max-lines-per-function -- The effects of one hook, which share a carousel.
export function useCarousel(interval: number, count: number): Carousel {
  const { direction } = useSite();
  const root = useRef<HTMLElement>(null);
  const glide = useRef<Glide>(undefined);
  const shown = useRef(0);
  const [index, setIndex] = useState<number>();
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const element = root.current;
    const viewport = element?.querySelector<HTMLElement>(`[${VIEWPORT}]`);
    if (!element || !viewport) return undefined;
    const startAt = Math.min(shown.current, count - 1);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const instance = new Glide(viewport, {
      type: 'carousel',
      direction,
      startAt,
      gap: 0,
      // Glide listens on the whole page: the arrow keys of a text field would turn it. It does not know Home and End.
      keyboard: false,
      // Only an interaction stops it; a pointer that happens to be there does not.
      hoverpause: false,
      autoplay: interval,
      ...SLIDE_MOTION,
      ...(still && { animationDuration: 0 }),
      // Glide drops every press that comes during a movement, or mixes two movements up; see finish-moves.ts.
      waitForTransition: false,
    });
    instance.on(['build.after', 'update'], () => hideCopies(viewport));
    instance.on('run', () => {
      shown.current = instance.index;
      setIndex(instance.index);
    });
    instance.mount({ FinishMoves, Swipe, Autoplay });
    glide.current = instance;
    setIndex(startAt);
    setPlaying(!still);
    return () => {
      glide.current = undefined;
      instance.destroy();
    };
  }, [interval, direction, count]);

  // Glide goes on turning while nobody sees the page.
  useEffect(() => {
    if (!playing) {
      glide.current?.pause();
      return undefined;
    }
    const follow = () => (document.hidden ? glide.current?.pause() : glide.current?.play());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [playing]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stop = ({ target }: Event) => {
      // The pause button decides by itself; stopping here would make its press start again.
      if (target instanceof Element && target.closest(`[${PLAY}]`)) return;
      // Drawn in pieces: on a slow phone, the finger that comes down may be about to scroll.
      startTransition(() => setPlaying(false));
    };
    const steer = (event: KeyboardEvent) => {
      const move = KEYS[direction][event.key];
      if (!move) return;
      event.preventDefault();
      glide.current?.go(move);
    };
    // A press from before the carousel ran comes as a click alone.
    for (const type of INTERACTIONS) element.addEventListener(type, stop);
    element.addEventListener('keydown', steer);
    return () => {
      for (const type of INTERACTIONS) element.removeEventListener(type, stop);
      element.removeEventListener('keydown', steer);
    };
  }, [direction]);

  return {
    root,
    index,
    playing,
    next: () => glide.current?.go('>'),
    previous: () => glide.current?.go('<'),
    // Glide would take the 0 of `=0` for a text, and join further steps to it.
    show: (target) => glide.current?.go(target === 0 ? '<<' : `=${target}`),
    togglePlaying: () => setPlaying((now) => !now),
  };
}

/** What stops the movement for good. */
const INTERACTIONS = ['focusin', 'pointerdown', 'click'];

/** Glide's words for where to go: on is the way the text runs. */
const ENDS = { Home: '<<', End: '>>' };
const KEYS: Record<'ltr' | 'rtl', Record<string, string>> = {
  ltr: { ArrowRight: '>', ArrowLeft: '<', ...ENDS },
  rtl: { ArrowRight: '<', ArrowLeft: '>', ...ENDS },
};

/** The copies of slides at both ends are for the eye only. Glide leaves them in reach of keys, with duplicate ids. */
function hideCopies(viewport: HTMLElement): void {
  for (const copy of viewport.querySelectorAll<HTMLElement>(`.${GLIDE_CLONE}`)) {
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    copy.removeAttribute('id');
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  }
}
