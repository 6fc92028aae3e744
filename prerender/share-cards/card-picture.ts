import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Font } from 'satori';
import { TITLE, titleSizes } from './title-sizes.ts';

/** In pixels, as every site that shows links asks for (ogp.me, and the guides of those sites). */
const CARD_SIZE = { width: 1200, height: 630 };

/** Space around everything. */
const MARGIN = 72;

/** Of the logo, in pixels. */
export const LOGO = { width: 320, height: 72 };

/** What the pictures of one language have in common. */
export interface CardLook {
  direction: 'ltr' | 'rtl';
  language: string;
  colors: { ground: string; title: string; words: string; steps: readonly string[]; disc: string };
  /** Where the site is, without https://. */
  host: string;
  display: { family: string; tracking: number };
  text: { family: string };
  fonts: Font[];
  /** A PNG, within the size for it. */
  logo: Buffer;
}

/**
 * Draws a card: the site's logo, the title and the address of the site, next to three steps of the theme's art. No font of
 * the machine is used, so that it comes out the same anywhere.
 * @returns a PNG
 * @throws as `setCard`
 */
export async function drawCard(title: string, look: CardLook): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = await setCard(title, look);
  const { width } = await sharp(look.logo).metadata();
  const left = look.direction === 'rtl' ? CARD_SIZE.width - MARGIN - width : MARGIN;
  return sharp(Buffer.from(svg))
    .composite([{ input: look.logo, top: MARGIN, left }])
    .png({ palette: true, effort: 1 })
    .toBuffer();
}

/**
 * @returns the card without its logo as SVG, all letters as shapes
 * @throws when the title has no room at any size
 */
export async function setCard(title: string, look: CardLook): Promise<string> {
  const { default: satori } = await import('satori');
  for (const size of titleSizes(title)) {
    let height = 0;
    const svg = await satori(card(title, size, look), {
      ...CARD_SIZE,
      fonts: look.fonts,
      onNodeDetected: (node) => {
        if (node.key === 'title') ({ height } = node);
      },
    });
    if (height <= TITLE.height) return svg;
  }
  throw new Error(`The title "${title}" does not fit on a picture for shared links.`);
}

// oxlint-disable-next-line max-lines-per-function -- One drawing, from the back to the front.
function card(title: string, size: number, look: CardLook): ReactNode {
  const { direction, colors, host, display, text, language } = look;
  const start = direction === 'rtl' ? 'right' : 'left';
  const end = direction === 'rtl' ? 'left' : 'right';
  return box(
    { ...CARD_SIZE, position: 'relative', background: colors.ground },
    ...colors.steps.map((background, index) =>
      box({
        position: 'absolute',
        [end]: 0,
        bottom: 0,
        width: 232 - index * 66,
        height: 150 + index * 120,
        background,
      }),
    ),
    box({
      position: 'absolute',
      [end]: 150,
      top: 96,
      width: 84,
      height: 84,
      borderRadius: '50%',
      background: colors.disc,
    }),
    box(
      {
        position: 'absolute',
        [start]: MARGIN,
        top: MARGIN + LOGO.height,
        width: TITLE.width,
        height: CARD_SIZE.height - 2 * MARGIN - LOGO.height - 40,
        alignItems: 'center',
      },
      {
        type: 'div',
        key: 'title',
        props: {
          lang: language,
          style: {
            width: TITLE.width,
            direction,
            color: colors.title,
            fontFamily: display.family,
            fontSize: size,
            lineHeight: 1.12,
            letterSpacing: direction === 'rtl' ? 0 : `${display.tracking}em`,
            wordBreak: 'break-word',
          },
          children: title,
        },
      },
    ),
    box(
      {
        position: 'absolute',
        [start]: MARGIN,
        bottom: MARGIN - 8,
        color: colors.words,
        fontFamily: text.family,
        fontSize: 30,
      },
      host,
    ),
  );
}

/** An element as React makes it, without React: loaded before the build has set `NODE_ENV`, it would be the slow one. */
function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  };
}
