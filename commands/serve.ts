import { serve } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import { staticFiles } from '../server/static-files.ts';
const dist = process.argv[2] ?? 'dist';
const port = Number(process.env.PORT ?? 4173);
serve({ fetch: staticFiles(dist, JSON.parse(readFileSync(dist + '/headers.json', 'utf8'))).fetch, port });
console.log(`http://localhost:${port}`);
