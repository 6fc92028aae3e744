import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import { withFolder } from './measure.ts';
import { attackPipelined } from './pipelined.ts';
import { withSiteServer } from './site-server.ts';

/** As many as one address may open, nearly; all that a connection may send ahead. */
const ATTACK = { path: '/film.mp4', connections: 250, requests: 10 };

const FILM_BYTES = 20_000_000;

/** Many connections ask for a file that is too large to be held, and read nothing of it. */
export function pipelinedFilm(addresses: number): Fault {
  const { connections, requests } = ATTACK;
  return {
    attack: `${connections} connections from each of ${addresses} addresses pipeline ${requests} GETs of a film and read nothing`,
    expected: 'memory at most 100 MB above rest, a page within 200 ms',
    run: () =>
      withFolder((folder) => {
        cpSync('dist', join(folder, 'dist'), { recursive: true });
        writeFileSync(join(folder, 'dist/film.mp4'), Buffer.alloc(FILM_BYTES));
        return withSiteServer(
          (site) =>
            withSiteServer((idle) => attackPipelined(site, idle, { ...ATTACK, addresses }), folder),
          folder,
        );
      }),
  };
}
