import { staticFiles } from '../server/static/static-files.ts';
import type { Serving } from '../prerender/output/serving.ts';
import type { Part } from './page-costs.ts';

/** What Node adds to every answer of the server. */
const ADDED = ['HTTP/1.1 200 OK', 'Date: Thu, 01 Jan 1970 00:00:00 GMT', ''];

/**
 * What a browser is sent for a document, as the site's own server sends it.
 * @param dist the folder with the built site
 * @returns for a route, headers and document in bytes
 */
export function firstAnswers(dist: string, serving: Serving): (route: string) => Promise<Part[]> {
  const server = staticFiles(dist, () => serving);
  return async (route) => {
    const response = await server.request(route, { headers: { 'Accept-Encoding': 'br' } });
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
    const bytes = [...ADDED, ...headers].reduce((sum, line) => sum + line.length + 2, 0);
    const body = await response.arrayBuffer();
    return [
      { name: 'headers', bytes },
      { name: 'the document', bytes: body.byteLength },
    ];
  };
}
