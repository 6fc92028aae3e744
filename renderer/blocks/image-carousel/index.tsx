import { Carousel } from '../../carousel/Carousel.tsx';
import { CarouselControls } from '../../carousel/CarouselControls.tsx';
import { Slides } from '../../carousel/Slides.tsx';
import { useCarousel } from '../../carousel/use-carousel.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './image-carousel.module.css';

/** Large pictures that follow one another. Without a script all of them are in a grid, each over its caption. */
export default function ImageCarousel({
  heading,
  lead,
  label,
  interval,
  ground,
  images,
}: BlockOf<'image-carousel'>) {
  const { imageCaption } = useMessages();
  const carousel = useCarousel(interval, images.length);
  const { index, playing } = carousel;
  const current = index ?? 0;
  const numbered = (position: number) =>
    fillMessage(imageCaption, {
      position: position + 1,
      total: images.length,
      caption: images[position]?.caption ?? '',
    });
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <Carousel carousel={carousel} label={label}>
        <Slides
          className={styles.reel}
          index={index}
          slides={images.map(({ picture, caption }, position) => ({
            name: caption,
            content: (
              <figure>
                <Picture {...picture} className={styles.picture} />
                <figcaption className={`without-script ${styles.caption}`}>
                  {numbered(position)}
                </figcaption>
              </figure>
            ),
          }))}
        />
        <div className={`with-script ${styles.bar}`}>
          {/* Announced when the visitor moves on, not while the pictures change by themselves. */}
          <p className={styles.caption} aria-live={playing ? 'off' : 'polite'}>
            {numbered(current)}
          </p>
          <CarouselControls carousel={carousel} of="image" />
        </div>
      </Carousel>
    </Section>
  );
}
