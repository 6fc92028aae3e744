import type { ReactNode } from 'react';
import { useMessages } from '../data/messages.ts';
import type { Carousel as CarouselState } from './use-carousel.ts';

interface Props {
  id?: string;
  carousel: CarouselState;
  /** What it shows, for assistive technology. */
  label: string;
  className?: string;
  /** `Slides`, `CarouselControls`, and whatever is between them. */
  children: ReactNode;
}

/** The element around a carousel. It is hydrated without an interaction, because it moves by itself. */
export function Carousel({ id, carousel: { root }, label, className, children }: Props) {
  return (
    <section
      ref={root}
      id={id}
      className={className}
      aria-roledescription={useMessages().carousel}
      aria-label={label}
      data-hydrate="idle"
      data-keys
    >
      {children}
    </section>
  );
}
