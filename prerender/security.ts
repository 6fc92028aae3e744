import { createHash } from 'node:crypto';
import type { Bundle } from './bundle.ts';

/** Hosts of video players that pages may show in a frame, all of them without cookies before playing. */
const PLAYERS = ['https://www.youtube-nocookie.com'];

/** The source of each inlined sheet as a policy names it, by the sheet's address. */
export function sheetHashes({ sheets }: Bundle): Record<string, string> {
  return Object.fromEntries(Object.entries(sheets).map(([url, text]) => [url, sourceHash(text)]));
}

/**
 * The Content-Security-Policy of the whole site: nothing but its own files, and inline only what the build wrote,
 * by hash. `style` attributes are never allowed.
 * @param connect further origins that the inquiry form sends to; none with the site's own gateway
 */
export function contentSecurityPolicy(bundle: Bundle, connect: string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceHash(bundle.bootstrap)}`,
    `style-src 'self' ${Object.values(sheetHashes(bundle)).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${PLAYERS.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
