import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** What the studio may weigh, shell and overlay together with all libraries, gzip. */
const LIMIT_KB = 200;

test('the code of the studio weighs at most so much', { timeout: 120_000 }, async () => {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rollupOptions: {
        input: {
          shell: join(ROOT, 'studio/shell/start.tsx'),
          overlay: join(ROOT, 'renderer/studio/start-overlay.ts'),
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const bytes = outputs.map((one) => gzipSync(one.type === 'chunk' ? one.code : one.source).length);
  expect(outputs.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, one) => sum + one, 0) / 1024).toBeLessThanOrEqual(LIMIT_KB);
});
