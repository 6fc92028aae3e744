/** The product clouds, one verb each: gather, climb, reach, match, flow, open, guard. */
import { bank, box, points } from '../drawing/geometry.ts';
import type { Point } from '../drawing/geometry.ts';
import { disc, ghostDisc, layer, picture, way } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';

/** Service Cloud: gather. Five channels run into one step. */
export function serviceCloud(): string {
  const thickness = 34;
  const channels = [60, 150, 20, 190, 100].map((tip, i): Point => [tip, 70 + i * 54]);
  const gathered = points('470,70 470,208 740,208 740,620 300,620');
  for (const [tip, y] of channels.toReversed()) {
    gathered.push([300, y + thickness], [tip, y + thickness], [tip, y], [300, y]);
  }
  return picture(
    layer(bank('0,350 120,320 260,350'), 'people') +
      layer(gathered, 'data', { radius: 17, lines: 2, gap: 9 }) +
      disc([540, 168]) +
      layer(bank('0,390 200,370 470,396'), 'process') +
      layer(bank('0,444 150,428 420,444'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** Sales Cloud: climb. People rise in steps, with the customer near the top. */
export const salesCloud = (): string =>
  picture(
    disc([470, 96]) +
      layer(bank('0,350 110,300 220,250 320,200 430,136 540,90'), 'people', { radius: 26 }) +
      layer(bank('0,380 170,340 300,300 420,260 560,210'), 'process') +
      layer(bank('0,410 230,380 400,350 530,330'), 'data') +
      layer(bank('0,446 260,428 480,414'), 'platform', { lines: 2, radius: 12 }),
  );

/** Marketing Cloud: reach. One level stretches out over open ground, with a place kept at every stop. */
export function marketingCloud(): string {
  const arm = points('580,196 580,262 212,262 212,620 -90,620 -90,196');
  return picture(
    layer(arm, 'people', { radius: 33, lines: 2 }) +
      disc([116, 156]) +
      ghostDisc([236, 156]) +
      ghostDisc([376, 156]) +
      ghostDisc([536, 156]) +
      layer(bank('0,330 120,306 268,356 420,384'), 'process') +
      layer(bank('0,372 160,352 330,396 500,420'), 'data') +
      layer(bank('0,430 220,416 400,444'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** Data Cloud: match. Three slabs slide into line; the disc is the record they share. */
export const dataCloud = (): string =>
  picture(
    layer(bank('0,330 150,300 470,340'), 'people', { lines: 2 }) +
      layer(box(150, 60, 740, 136), 'process', { radius: 36 }) +
      layer(box(-90, 152, 480, 228), 'data', { radius: 36 }) +
      layer(box(210, 244, 740, 320), 'process', { radius: 36 }) +
      way('M320 20V396', colour.mark) +
      disc([320, 190], 28) +
      layer(bank('0,400 220,380 420,404'), 'data', { lines: 2 }) +
      layer(bank('0,446 300,430 520,446'), 'platform', { lines: 2, radius: 12 }),
  );

/** Revenue Cloud: flow. One unbroken stair from quote to cash, edge to edge. */
export function revenueCloud(): string {
  const thickness = 72;
  const lip = points('-90,84 160,84 160,172 300,172 300,260 440,260 440,348 730,348');
  const underside = lip.toReversed().map(([x, y]): Point => [x - thickness, y + thickness]);
  const stream: Point[] = [
    ...lip,
    [730, 348 + thickness],
    ...underside.slice(1, -1),
    [-90, 84 + thickness],
  ];
  return picture(
    layer(bank('0,190 120,250 250,320 390,390'), 'people') +
      layer(stream, 'process', { radius: 36, lines: 4, gap: 9 }) +
      disc([370, 220]) +
      layer(bank('0,330 90,360 210,400 400,430'), 'data') +
      layer(bank('0,426 170,440 380,452'), 'platform', { lines: 2, radius: 12 }),
  );
}

/** Experience Cloud: open. A doorway through the layers, with the customer in it. */
export const experienceCloud = (): string =>
  picture(
    layer(bank('0,150 110,110 226,392 414,110 540,150'), 'people', { radius: 30 }) +
      layer(bank('0,240 212,392 428,210 560,240'), 'process', { radius: 26 }) +
      layer(bank('0,310 110,290 198,392 442,310'), 'data', { radius: 26 }) +
      disc([320, 348], 44) +
      layer(bank('0,412 170,392 470,412'), 'platform', { radius: 16 }),
  );

/** A rounded block round x 320 with a passage cut in from below, leaving walls of `thickness`. */
function vault(half: number, top: number, thickness: number): Point[] {
  const inner = half - thickness;
  const ceiling = top + thickness;
  return [
    [320 + half, top],
    [320 + half, 560],
    [320 + inner, 560],
    [320 + inner, ceiling],
    [320 - inner, ceiling],
    [320 - inner, 560],
    [320 - half, 560],
    [320 - half, top],
  ];
}

/** Financial Services Cloud: guard. Three layers close round the customer on three sides. */
export const financialServicesCloud = (): string =>
  picture(
    layer(vault(236, 44, 62), 'people', { radius: 72, lines: 2 }) +
      layer(vault(174, 106, 56), 'process', { radius: 56, lines: 2 }) +
      layer(vault(118, 162, 50), 'data', { radius: 44, lines: 2 }) +
      disc([320, 356], 46) +
      layer(bank('0,424 110,402 530,424'), 'platform', { radius: 16 }),
  );
