import { useMessages } from '../data/messages.ts';
import { RoundButton } from '../ui/links/RoundButton.tsx';
import type { Carousel } from './use-carousel.ts';
import styles from './CarouselControls.module.css';

interface Props {
  carousel: Carousel;
  /** What it shows. */
  of: 'slide' | 'image';
  onBand?: boolean;
}

/** Pause, previous, next. Whatever moves by itself can be stopped (WCAG 2.2.2). */
export function CarouselControls({ carousel, of, onBand }: Props) {
  const messages = useMessages();
  const { playing, togglePlaying, previous, next } = carousel;
  return (
    <div className={`with-script ${styles.controls}`}>
      <RoundButton
        data-play
        icon={playing ? 'pause' : 'play'}
        label={playing ? messages[`${of}Pause`] : messages[`${of}Play`]}
        onClick={togglePlaying}
        onBand={onBand}
      />
      <RoundButton
        icon="arrow-left"
        label={messages[`${of}Previous`]}
        onClick={previous}
        onBand={onBand}
      />
      <RoundButton
        icon="arrow-right"
        label={messages[`${of}Next`]}
        onClick={next}
        onBand={onBand}
      />
    </div>
  );
}
