import { Carousel } from '../../carousel/Carousel.tsx';
import { CarouselControls } from '../../carousel/CarouselControls.tsx';
import { Slides } from '../../carousel/Slides.tsx';
import { useCarousel } from '../../carousel/use-carousel.ts';
import type { BlockOf } from '../../data/types.ts';
import { useBlockId } from '../../data/block-fields.ts';
import { usePictureFiles } from '../../data/context.ts';
import { isPhotograph } from '../../../schema/words-on-files.ts';
import { PHOTO_BANNER } from '../../option-classes.ts';
import { Wrap } from '../../ui/layout/Section.tsx';
import { Slide } from './Slide.tsx';
import styles from './banner.module.css';

/** The opening of a home page: slides that turn by themselves, the same button on each of them. */
export default function Banner({ heading, label, interval, action, slides }: BlockOf<'banner'>) {
  const carousel = useCarousel(interval, slides.length);
  const { index, playing, show } = carousel;
  const turning = playing && index !== undefined;
  const current = index ?? 0;
  const fileOf = usePictureFiles();
  const hasPhotograph = slides.some(({ picture }) => isPhotograph(picture, fileOf));
  return (
    <Carousel
      id={useBlockId()}
      carousel={carousel}
      label={label}
      className={hasPhotograph ? `${styles.banner} ${PHOTO_BANNER}` : styles.banner}
    >
      {/* Outside of the slides, which come and go: anyone who jumps by headings always finds the main one. */}
      <h1 className="visually-hidden">{heading}</h1>
      <Slides
        index={index}
        slides={slides.map((slide, position) => ({
          name: slide.label,
          content: (
            <Slide
              slide={slide}
              action={action}
              isFirst={position === 0}
              isActive={position === current}
            />
          ),
        }))}
      />
      <div className={styles.bar}>
        <Wrap className={styles.barContent}>
          <div className={`with-script ${styles.picker}`}>
            {slides.map(({ label: name }, position) => (
              <button
                key={position}
                type="button"
                aria-current={position === current || undefined}
                onClick={() => show(position)}
              >
                <span className={styles.track}>
                  {position === current ? (
                    <span
                      className={turning ? styles.running : styles.full}
                      style={turning ? { animationDuration: `${interval}ms` } : undefined}
                    />
                  ) : null}
                </span>
                <span className={styles.name}>{name}</span>
              </button>
            ))}
          </div>
          <CarouselControls carousel={carousel} of="slide" onBand />
        </Wrap>
      </div>
    </Carousel>
  );
}
