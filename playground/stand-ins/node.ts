/* What the check and the renderer call of other modules of Node, for the playground. */

/** Of `node:url`. */
export function fileURLToPath(url: string): string {
  return new URL(url).pathname;
}

/** Of `node:module`: packages are in memory, like all files; see prerender/bundle/plugins/engine-in-memory.ts. */
export function createRequire(): { resolve: (name: string) => string } {
  return { resolve: (name) => `/node_modules/${name}` };
}

/** Of `node:module`: reads where features of a site fail, which the playground does not run. */
export const SourceMap = undefined;

/** Of `node:buffer`: what is in memory came from a text. */
export function isUtf8(): boolean {
  return true;
}

/** Of `node:crypto`: tells contents apart, and is not safe against anybody who wants two to look the same (FNV-1a). */
export function createHash() {
  let state = 0xcbf29ce484222325n;
  const hash = {
    update(text: string) {
      for (const byte of new TextEncoder().encode(text))
        state = ((state ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
      return hash;
    },
    digest: () => state.toString(16).padStart(16, '0'),
  };
  return hash;
}
