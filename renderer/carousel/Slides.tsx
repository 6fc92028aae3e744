import type { ReactNode } from 'react';
import { fillMessage } from '../data/fill-message.ts';
import { useMessages } from '../data/messages.ts';
import styles from './Slides.module.css';

interface Props {
  /** The slide that shows, the others being out of reach; undefined before the carousel runs. */
  index: number | undefined;
  /** One node a slide, with a name for assistive technology. */
  slides: { name: string; content: ReactNode }[];
  className?: string;
}

/**
 * The moving strip of a carousel in the structure that Glide expects. Before a script runs the first slide shows;
 * where none will ever run all slides are below one another.
 */
export function Slides({ index, slides, className = '' }: Props) {
  const messages = useMessages();
  const total = slides.length;
  return (
    <div className={`${styles.viewport} ${className}`} data-viewport>
      <div className={styles.track} data-glide-el="track">
        <div className={`glide__slides ${styles.slides}`}>
          {slides.map(({ name, content }, position) => (
            <div
              key={position}
              className={`glide__slide ${styles.slide}`}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={fillMessage(messages.slideName, { position: position + 1, total, name })}
              inert={index !== undefined && position !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
