import { RoundButton } from '../ui/links/RoundButton.tsx';
import styles from './CarouselControls.module.css';

interface Props {
  playing: boolean;
  togglePlaying: () => void;
  previous: () => void;
  next: () => void;
  /** What one of them is called: "slide", "image". */
  noun: string;
  onBand?: boolean;
}

/** Pause, previous, next. Whatever moves by itself can be stopped (WCAG 2.2.2). */
export function CarouselControls({ playing, togglePlaying, previous, next, noun, onBand }: Props) {
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
