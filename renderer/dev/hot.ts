/**
 * What tells the page of changes; nothing where Vite does not serve this module. It stays out of the bundle that
 * renderer/studio/dev-client.ts becomes, in which there would be none.
 */
export const hot = import.meta.hot;
