import { chromium, type Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';

const PORT = 4390;
const DEBUG_PORT = 9390;

/** A built site on its own server, and a browser that visits it. */
export interface Stage {
  address: string;
  browser: Browser;
  /** Where other programs reach the same browser. */
  debugPort: number;
}

/** Serves a built site, opens a browser, does something with both, and ends them. */
export async function onStage(site: string, work: (stage: Stage) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'commands/serve.ts', '--site', site], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: '.cache/bench-data' },
    stdio: 'ignore',
  });
  const address = `http://localhost:${PORT}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    await answering(address);
    console.log(
      `${browser.browserType().name()} ${browser.version()}, Node ${process.version}, ${now()}`,
    );
    await work({ address, browser, debugPort: DEBUG_PORT });
    console.log(now());
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Measurements of time mean little on a busy machine, so each table says how busy it was. */
function now(): string {
  return `${new Date().toISOString().slice(0, 16)}Z, load ${loadavg()[0]?.toFixed(1)}`;
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The built site does not answer at ${address}. Run npm run build first.`);
}

/** The middle one of some numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
