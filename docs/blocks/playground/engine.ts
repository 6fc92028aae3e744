import { loadScript } from 'website-from-yaml/block';

/** What the check finds, as far as the playground reads it. */
export interface Checked {
  problems: readonly Problem[];
  /** All that `npm run check` prints; its last line counts the problems. */
  report: string;
}

export interface Problem {
  file: string;
  line: number;
  column: number;
  endColumn?: number;
  /** What `npm run check` prints: a line, and below it the place. */
  text: string;
}

/** The engine's check and renderer; see playground/playground.ts of its repository. */
export interface Engine {
  checkTexts: (texts: Readonly<Record<string, string>>) => Promise<Checked>;
  drawPage: (host: HTMLElement, checked: Checked, file: string) => boolean;
}

/** Where `npm run docs` puts it. */
const SCRIPT = '/play/playground.js';

/** @throws if it cannot be loaded */
export async function loadEngine(): Promise<Engine> {
  const script = await loadScript(SCRIPT);
  if (isEngine(script)) return script;
  throw new Error(`${SCRIPT} is not the engine.`);
}

function isEngine(value: unknown): value is Engine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'checkTexts' in value &&
    typeof value.checkTexts === 'function' &&
    'drawPage' in value &&
    typeof value.drawPage === 'function'
  );
}
