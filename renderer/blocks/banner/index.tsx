import { Carousel } from '../../carousel/Carousel.tsx';
import { CarouselControls } from '../../carousel/CarouselControls.tsx';
import { Slides } from '../../carousel/Slides.tsx';
import { useCarousel } from '../../carousel/use-carousel.ts';
import type { BlockOf } from '../../data/types.ts';
import { useBlockId } from '../../data/block-fields.ts';
import { ButtonLink, TextLink } from '../../ui/links/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Veil } from '../../ui/media/Veil.tsx';
import { Lead, Wrap } from '../../ui/layout/Section.tsx';
import styles from './banner.module.css';

/** The opening of a home page: slides that turn by themselves, the same button on each of them. */
export default function Banner({ heading, label, interval, action, slides }: BlockOf<'banner'>) {
  const carousel = useCarousel(interval, slides.length);
  const { index, playing, show } = carousel;
  const turning = playing && index !== undefined;
  const current = index ?? 0;
  return (
    <Carousel id={useBlockId()} carousel={carousel} label={label} className={styles.banner}>
      {/* Outside of the slides, which come and go: anyone who jumps by headings always finds the main one. */}
      <h1 className="visually-hidden">{heading}</h1>
      <Slides
        index={index}
        slides={slides.map(({ label: name, title, text, picture, link }, position) => ({
          name,
          content: (
            <div className={styles.stage} data-active={position === current || undefined}>
              <Wrap className={styles.text}>
                <h2 className={styles.title}>{title}</h2>
                <Lead className={styles.lead}>{text}</Lead>
                <div className={styles.actions}>
                  <ButtonLink {...action} />
                  {link ? (
                    <TextLink href={link.href} look="plain">
                      {link.label}
                    </TextLink>
                  ) : null}
                </div>
              </Wrap>
              <div className={styles.art}>
                <Picture {...picture} layered wide eager={position === 0} />
                <Veil src={picture.src} />
              </div>
            </div>
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
