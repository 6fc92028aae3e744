import { staticFiles } from '../server/static/static-files.ts';
import type { Serving } from '../schema/generated/data.d.ts';
import type { Part } from './page-costs.ts';

/** What Node adds to every answer of the server. */
const ADDED = ['HTTP/1.1 200 OK', 'Date: Thu, 01 Jan 1970 00:00:00 GMT', ''];

/**
 * What a browser is sent for a document, as the site's own server sends it.
 * @param dist the folder with the built site
 * @returns for a route, headers and document in bytes
 */
export function firstAnswers(dist: string, serving: Serving): (route: string) => Part[] {
  const answer = staticFiles(dist, () => serving);
  return (route) => {
    const request = { method: 'GET', url: route, headers: { 'accept-encoding': 'br' } };
    const { headers, body } = answer(request);
    // Names and values: a colon and a space, or the end of a line, follow each.
    const bytes = [...ADDED, ...headers].reduce((sum, text) => sum + text.length + 2, 0);
    return [
      { name: 'headers', bytes },
      { name: 'the document', bytes: body instanceof Uint8Array ? body.length : 0 },
    ];
  };
}
