import { serveInPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/test.ts';

/** What a piece ends with: after each of them a browser may paint what it has. */
const ENDS = /(?<=<\/(?:svg|picture|p|h1|ul|div)>)/;

/** What is counted to know that a piece was read. */
const COUNTED = 'svg, picture, p, h1';

/**
 * Everything that moves, by the measure of browsers, in the words of a report. What counts less than a twentieth of what
 * is called good (web.dev/cls: 0.1) is a line that wraps when its next word comes.
 */
const NAME_SHIFTS = `
  globalThis.moved = [];
  new PerformanceObserver((list) => list.getEntries().filter(({ value }) => value > 0.005).forEach(
    ({ value, sources }) => sources.forEach(({ node, previousRect: { y, height }, currentRect }) => moved.push([
      value, node?.outerHTML?.slice(0, 60), 'from', y, height, 'to', currentRect.y, currentRect.height,
    ].join(' '))),
  )).observe({ type: 'layout-shift', buffered: true });
`;

// One of each kind of opening: a banner, a hero next to a picture, one without.
for (const route of ['/', '/services/aws', '/resources/case-studies']) {
  test(`${route} stands still when its document comes in pieces`, async ({
    page,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(route)).text();
    const head = html.slice(0, html.indexOf('<main'));
    const opening = html.slice(head.length, html.indexOf('</section>', head.length));
    const pieces = [head, ...opening.split(ENDS), html.slice(head.length + opening.length)];
    const site = await serveInPieces(baseURL ?? '', route);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(NAME_SHIFTS);
    const arrived = page.goto(site.origin + route);
    let sent = '';
    for (const [index, piece] of pieces.entries()) {
      sent += piece;
      await site.send(piece, index === pieces.length - 1);
      const count = [...sent.slice(sent.indexOf('<body')).matchAll(/<(?:svg|picture|p|h1)[\s>]/g)]
        .length;
      await page.waitForFunction(
        ([selectors, least]) => document.querySelectorAll(selectors).length >= least,
        [COUNTED, count] as const,
      );
      await page.evaluate(
        'new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))',
      );
    }
    await arrived;
    expect(await page.evaluate('moved')).toEqual([]);
    await site.close();
  });
}
