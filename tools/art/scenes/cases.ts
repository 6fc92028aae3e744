/** The covers of the five case studies: each shows what was done. The bottom left is free for the figure of its card. */
import { bank, box, points } from '../drawing/geometry.ts';
import type { Frame } from '../drawing/geometry.ts';
import { disc, ghost, ghostDisc, layer, picture, pill, stroke, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

/** The picture of a card: 8:5. */
const COVER: Frame = { width: 640, height: 400 };

/** Order capture: nine mailboxes, some of them gone, become one queue. */
export function orderCapture(): string {
  const letters = [64, 134, 204].flatMap((y, row) =>
    [48, 140, 232].map((x, column) => {
      const paper = box(x, y, x + 72, y + 50);
      const flap = `M${x + 12} ${y + 14}L${x + 36} ${y + 30}L${x + 60} ${y + 14}`;
      if ((row + column) % 3 === 1) return ghost(paper, 12) + way(flap);
      const name = (row + column) % 2 === 0 ? 'process' : 'people';
      return layer(paper, name, { radius: 12, lines: 0 }) + stroke(flap, colour.mark);
    }),
  );
  const lines = [206, 246, 286].map((y, i) =>
    pill([408, y], 104, 22, i === 0 ? colour.people : colour.process),
  );
  return picture(
    letters.join('') +
      way('M324 159H372') +
      stroke('M358 148L372 159L358 170') +
      layer(box(382, 154, 538, 520), 'data', { radius: 34, lines: 2, gap: 9 }) +
      lines.join('') +
      disc([460, 102], 52) +
      layer(bank('0,318 300,334 420,318', COVER), 'process', { radius: 12, lines: 1 }) +
      layer(bank('0,362 260,350 500,366', COVER), 'platform', { radius: 9, lines: 1 }),
    COVER,
  );
}

/** Partner onboarding: from a pile of forms, at night, straight through the door. */
export function partnerOnboarding(): string {
  const forms = [3, 2, 1, 0].map((n) => {
    const [x, y] = [52 + n * 28, 172 - n * 32];
    const lines = [28, 50, 72].map((down) => `M${x + 22} ${y + down}H${x + 90}`).join('');
    return (
      layer(box(x, y, x + 112, y + 112), n % 2 === 0 ? 'process' : 'data', {
        radius: 14,
        lines: 0,
      }) + (n === 0 ? stroke(lines, colour.mark) : '')
    );
  });
  return picture(
    forms.join('') +
      stroke('M286 168H356M342 154L356 168L342 182', colour.line) +
      layer(box(392, 64, 592, 520), 'process', { radius: 64, lines: 3, gap: 10 }) +
      layer(box(438, 128, 546, 520), 'people', { radius: 44, lines: 0 }) +
      disc([492, 258], 42) +
      layer(bank('0,300 220,316 400,300', COVER), 'data', { radius: 12, lines: 2 }) +
      layer(bank('0,348 180,362 440,344', COVER), 'platform', {
        radius: 10,
        lines: 1,
        fill: colour.sky,
        lineOpacity: 0.95,
      }),
    COVER,
    { ground: colour.platform },
  );
}

/** A release train: cars of one length on one line, and the days on which they leave. */
export function releaseTrain(): string {
  const days = [96, 208, 432, 544].map((x) => ghostDisc([x, 92], 34, colour.mark));
  const cars = [56, 240, 424].map(
    (x, n) =>
      layer(box(x, 184, x + 160, 292), n === 1 ? 'process' : 'data', {
        radius: 26,
        lines: 1,
        gap: 9,
      }) +
      [26, 66, 106].map((at) => pill([x + at, 212], 28, 24, colour.sky)).join('') +
      pill([x + 30, 284], 26, 26, colour.platform) +
      pill([x + 104, 284], 26, 26, colour.platform),
  );
  return picture(
    days.join('') +
      disc([320, 92], 52) +
      pill([200, 258], 60, 10, colour.mark) +
      pill([384, 258], 60, 10, colour.mark) +
      cars.join('') +
      layer(bank('0,310 640,310', COVER), 'process', { radius: 8, lines: 0, fill: colour.sky }) +
      layer(bank('0,344 240,358 470,344', COVER), 'platform', { radius: 9, lines: 1 }),
    COVER,
    { ground: colour.people },
  );
}

/** A message, with room for two lines. */
const bubble = (x: number): string =>
  layer(
    points(
      `${x},54 ${x},122 ${x + 44},122 ${x + 44},142 ${x + 68},142 ${x + 68},122 ${x + 112},122 ${x + 112},54`,
    ),
    'people',
    { radius: 12, lines: 0 },
  );

/** A service desk: a letter, a call and a visit arrive at the same table. */
export function serviceDesk(): string {
  const table = points(
    '544,238 544,286 492,286 492,520 450,520 450,286 190,286 190,520 148,520 148,286 96,286 96,238',
  );
  return picture(
    bubble(84) +
      stroke('M112 78H168M112 96H148', colour.mark) +
      layer(box(264, 30, 376, 98), 'process', { radius: 14, lines: 0 }) +
      stroke('M282 50L320 76L358 50', colour.mark) +
      bubble(444) +
      stroke('M472 78H528M472 96H508', colour.mark) +
      way('M140 154V228M500 154V228') +
      disc([320, 178], 52) +
      layer(table, 'data', { radius: 22, lines: 2, gap: 8 }) +
      layer(bank('0,330 220,316 430,332', COVER), 'process', { radius: 12, lines: 1 }) +
      layer(bank('0,364 280,352 520,366', COVER), 'platform', { radius: 9, lines: 1 }),
    COVER,
  );
}

/** A data model: five product lines of five heights, and one record that is the same in all of them. */
export function dataModel(): string {
  const lines = [130, 84, 156, 62, 112].map((top, n) => {
    const x = 40 + n * 96;
    return layer(box(x, top, x + 76, 520), n % 2 === 0 ? 'data' : 'process', {
      radius: 24,
      lines: 2,
      gap: 9,
    });
  });
  return picture(
    lines.join('') +
      layer(box(22, 212, 532, 262), 'people', { radius: 25, lines: 1, gap: 9 }) +
      disc([562, 237], 52) +
      layer(bank('0,330 230,344 460,326', COVER), 'data', { radius: 12, lines: 2 }) +
      layer(bank('0,366 200,352 500,368', COVER), 'platform', {
        radius: 9,
        lines: 1,
        fill: colour.sky,
        lineOpacity: 0.95,
      }),
    COVER,
    { ground: colour.platform },
  );
}
