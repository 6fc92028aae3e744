import { RoundButton } from '../ui/links/RoundButton.tsx';
import type { Carousel } from './use-carousel.ts';
import styles from './CarouselControls.module.css';

interface Props {
  carousel: Carousel;
  /** What one of them is called: "slide", "image". */
  noun: string;
  onBand?: boolean;
}

/** Pause, previous, next. Whatever moves by itself can be stopped (WCAG 2.2.2). */
export function CarouselControls({ carousel, noun, onBand }: Props) {
  const { playing, togglePlaying, previous, next } = carousel;
  return (
    <div className={`with-script ${styles.controls}`}>
      <RoundButton
        data-play
        icon={playing ? 'pause' : 'play'}
        label={playing ? `Pause ${noun}s` : `Play ${noun}s`}
        onClick={togglePlaying}
        onBand={onBand}
      />
      <RoundButton
        icon="arrow-left"
        label={`Previous ${noun}`}
        onClick={previous}
        onBand={onBand}
      />
      <RoundButton icon="arrow-right" label={`Next ${noun}`} onClick={next} onBand={onBand} />
    </div>
  );
}
