import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeShot } from '../../authoring/page/shot.ts';
import { digestOf } from '../../check/files/digest.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { Camera } from '../../prerender/shot/camera.ts';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';

/** SHOTS=500 is what a release is measured with. */
const PAIRS = Number(process.env['SHOTS'] ?? 6);
const FILE = 'pages/team.yaml';

/** The modules that the camera's server prepares. */
const PREPARED = join(import.meta.dirname, '../../node_modules/.vite/camera');

const folder = mkdtempSync(join(tmpdir(), 'shot-'));
const camera = new Camera(folder);
const shoot = camera.shoot.bind(camera);

beforeAll(async () => {
  rmSync(PREPARED, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, '../bad-content/good-site'), folder, { recursive: true });
  process.env['CHROMIUM_PATH'] = await findChromium();
});
afterAll(async () => {
  await camera.close();
  rmSync(folder, { recursive: true });
});

async function setTitle(value: string): Promise<void> {
  const base = readFileSync(join(folder, FILE), 'utf8');
  const operations = [{ op: 'set', path: '/blocks/0/title', value } as const];
  await new SiteEdits(folder).apply(value, [{ file: FILE, base, operations }]);
}

/** Digests of the pictures of the hero, by the way of those who ask for a shot. */
async function shootHero(): Promise<string[]> {
  const { digest, pictures } = await takeShot(folder, '/team#hero', shoot);
  expect(digest).toBe(digestOf(readFileSync(join(folder, FILE), 'utf8')));
  return pictures.map(({ path }) => digestOf(readFileSync(path)));
}

it('pictures a block in both themes, each time as its file says by then', async () => {
  const seen = new Map<string, string>();
  const times: number[] = [];
  const first = await shootHero();
  expect(new Set(first).size).toBe(2);
  for (let n = 1; n <= PAIRS; n += 1) {
    // The same two titles again and again: a picture of the one before would be known.
    const title = `Title ${n % 2 === 0 ? 'even' : n}`;
    await setTitle(title);
    const start = performance.now();
    const pictures = (await shootHero()).join(' ');
    times.push(performance.now() - start);
    expect(pictures, `${n}`).toBe(seen.get(title) ?? pictures);
    const others = [...seen].flatMap(([other, drawn]) => (other === title ? [] : [drawn]));
    expect(others).not.toContain(pictures);
    seen.set(title, pictures);
  }
  const inOrder = times.toSorted((a, b) => a - b);
  const p95 = inOrder[Math.floor(inOrder.length * 0.95)] ?? 0;
  if (PAIRS > 100)
    console.log(`p50 ${inOrder[PAIRS >> 1]?.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
});

it('keeps the modules that it prepares apart from those of other servers', () => {
  expect(existsSync(join(PREPARED, 'deps'))).toBe(true);
});

it('pictures nothing that the file does not say, and says why', async () => {
  await expect(takeShot(folder, '/team#herro', shoot)).rejects.toThrow('/blocks/0 (hero)');
  await expect(takeShot(folder, '/taem', shoot)).rejects.toThrow('Did you mean `/team`?');
  const base = readFileSync(join(folder, FILE), 'utf8');
  await new SiteEdits(folder).apply('Break', [
    { file: FILE, base, text: base.replace('hero', 'hreo') },
  ]);
  await expect(takeShot(folder, '/team#team', shoot)).rejects.toThrow('because of an error there');
});
