import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * Thrown to answer a request with a failure: a status and one or more plain sentences for the
 * person who reads them. `app.ts` gives it the form that the route promises.
 */
export class HttpError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    /** Further headers of the answer. */
    readonly headers: Record<string, string> = {},
    /** The code that OAuth asks for at the token endpoint (RFC 6749, section 5.2). */
    readonly oauthError = 'invalid_request',
  ) {
    super(message);
    this.name = 'HttpError';
  }
}
