import { vi } from 'vitest';
import type { BuildOptions } from '../../api/build.ts';
import { buildAndPrint } from '../../commands/build-and-print.ts';

/**
 * Checks and builds a site in this process, as `npm run build` does. What it says is not printed, and the environment is
 * as it was afterwards.
 * @returns whether it was built, and what was said
 */
export async function buildQuietly({
  site,
  ...options
}: BuildOptions & { site: string }): Promise<{ isBuilt: boolean; said: string }> {
  let said = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const logged = vi.spyOn(console, 'log').mockImplementation((text) => {
    said += `${text}\n`;
  });
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV);
  try {
    const isBuilt = await buildAndPrint(site, { workers: 0, ...options });
    return { isBuilt, said };
  } finally {
    vi.unstubAllEnvs();
    written.mockRestore();
    logged.mockRestore();
  }
}
