/** Codes of a connection that never came about, so that it says nothing about the inquiry. */
export const NOT_CONNECTED: ReadonlySet<string> = new Set(
  'ECONNREFUSED ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH UND_ERR_CONNECT_TIMEOUT'.split(' '),
);
