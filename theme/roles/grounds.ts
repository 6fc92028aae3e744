import type { Basis } from '../basis.ts';
import { hueGap, toHex, withAlpha } from '../oklch.ts';

/** Grounds of light pages: paper, grays, tints. */
export function lightGrounds(basis: Basis) {
  const { seeds, accent, paper, second, grey } = basis;
  const raised = basis.paperIsTinted
    ? toHex({ l: paper.l + 0.022, c: paper.c * 0.4, h: paper.h })
    : seeds.paper;
  const soft = Math.min(0.962, paper.l - 0.02);
  return {
    bg: seeds.paper,
    'bg-subtle': grey(0.018, 0.007),
    surface: raised,
    'surface-raised': raised,
    'surface-tint': grey(0.039, 0.012),
    'surface-sky': seeds.tint,
    'surface-dawn': toHex({ l: 0.943, c: 0.043 * basis.secondLoudness, h: second.h }),
    'accent-soft': toHex({ l: soft, c: 0.018 * basis.accentLoudness, h: accent.h }),
  };
}

/** Grounds of dark pages, made of ink; tints become deep colors and keep the hue that they have on light pages. */
export function darkGrounds(basis: Basis): ReturnType<typeof lightGrounds> {
  const { accent, second, deep, secondLoudness } = basis;
  const surface = deep(0.221, 0.068);
  const isYellow = second.h > 20 && second.h < 130;
  const dawn = (isYellow ? 0.027 : 0.06) * secondLoudness;
  const soft = 0.093 * basis.accentLoudness * (isBlue(accent.h) ? 1 : 0.6);
  return {
    bg: deep(0.165, 0.046),
    'bg-subtle': deep(0.197, 0.06),
    surface,
    'surface-raised': deep(0.255, 0.072),
    'surface-tint': surface,
    'surface-sky': darkSky(basis),
    'surface-dawn': toHex({ l: 0.276, c: dawn, h: second.h - 20 }),
    'accent-soft': toHex({ l: 0.266, c: soft, h: accent.h }),
  };
}

/**
 * The tint in the dark. A grayish one, or a yellow one next to ink of another hue, would turn to mud: ink takes its
 * place.
 */
function darkSky({ tint, ink, deep }: Basis): string {
  const isYellow = tint.h > 55 && tint.h < 125;
  if (tint.c < 0.012 || (isYellow && hueGap(tint.h, ink.h) > 50)) return deep(0.262, 0.087);
  const loudness = Math.min(1, (tint.c / 0.028) ** 0.5);
  const isWarm = tint.h > 20 && tint.h < 130;
  const chroma = 0.087 * loudness * (isWarm ? 0.42 : isBlue(tint.h) ? 1 : 0.62);
  const hue = tint.h > 50 && tint.h < 125 ? ink.h + (tint.h - ink.h) * 0.35 : tint.h;
  return toHex({ l: 0.262, c: chroma, h: hue });
}

/** Dark blue may be as colorful as it likes; other dark colors soon look dirty. */
function isBlue(hue: number): boolean {
  return hueGap(hue, 270) < 45;
}

/** Lines and quiet buttons on light pages. */
export function lightLines({ grey }: Basis) {
  return {
    'button-quiet': grey(0.039, 0.012),
    'button-quiet-hover': grey(0.072, 0.02),
    border: grey(0.072, 0.02),
    'border-firm': grey(0.132, 0.03),
    'picture-edge': '#00000000',
  };
}

/** Lines and quiet buttons on dark pages. */
export function darkLines({ deep }: Basis): ReturnType<typeof lightLines> {
  const line = deep(0.766, 0.042);
  return {
    'button-quiet': deep(0.338, 0.085),
    'button-quiet-hover': deep(0.387, 0.095),
    border: withAlpha(line, 0.17),
    'border-firm': withAlpha(line, 0.3),
    'picture-edge': withAlpha(line, 0.16),
  };
}
