import { createHash } from 'node:crypto';

/** Are in the policy for what a document has inlined and may show in frames. */
export const OWN_STYLE = '{style}';
export const OWN_SCRIPT = '{script}';
export const OWN_FRAMES = '{frames}';

/**
 * The Content-Security-Policy of the whole site: nothing but its own files, and inline only what the build wrote,
 * by hash. `style` attributes are never allowed, nor is a text that a script makes into HTML or code (Trusted Types,
 * without any policy that could create one).
 * @param connect further origins that forms send to; none with the site's own gateway
 */
export function contentSecurityPolicy(connect: string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${OWN_SCRIPT}`,
    `style-src 'self' ${OWN_STYLE}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${OWN_FRAMES}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // A space after it is for people, and this is sent with every page.
  ].join(';');
}

/** An inlined script or style sheet as a policy names it. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
