import type { Context } from 'hono';
import type { Connection } from '../context.ts';

/** The token that a request is sent with; empty if there is none. */
export function bearerToken(c: Context<Connection>): string {
  const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token;
}
