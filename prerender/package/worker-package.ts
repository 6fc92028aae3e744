import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { FORMS_FILE, readForms } from '../../schema/forms/forms-file.ts';
import { readSchedule, SCHEDULE_FILE } from '../../schema/schedule/schedule-file.ts';
import { isPacked, PACKED } from '../engine/engine-hash.mjs';
import { replaceWritten } from '../output/written-folder.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';

const SOURCE = join(ENGINE, 'gateway/cloudflare/worker.ts');

/** A module that only the bundler knows: the Worker, with what the build wrote for the gateway in it. */
const ENTRY = 'virtual:worker';

/** What `npm pack` compiles for it, below lib/: all that is the same for every site. */
const PACKED_WORKER = 'cloudflare/worker.mjs';

/** What a Worker serves by itself, and nobody may read: the build's own files, and copies that Cloudflare makes again. */
const NOT_SERVED = ['.*', '*.br', '*.gz', ''].join('\n');

/**
 * Writes all that Cloudflare needs into a folder: the built site, the Worker in one file, and settings for its tool.
 * @param output an earlier package in it is replaced; its settings stay
 * @throws with a sentence when a form asks for what a Worker cannot do, or the folder holds something else
 */
export async function packageWorker(folders: SiteFolders, output: string): Promise<void> {
  const { dist } = folders;
  const forms = readForms(join(dist, FORMS_FILE));
  const byMail = Object.entries(forms).filter(([, { deliver }]) =>
    deliver.some(({ to }) => to === 'email'),
  );
  if (byMail.length > 0) {
    const names = byMail.map(([name]) => `"${name}"`).join(', ');
    throw new Error(
      `A Worker cannot send mail over SMTP, but these forms deliver to a mailbox: ${names}. Deliver them to the CRM or a webhook, or serve the site with Node.`,
    );
  }
  const scheduleFile = join(dist, SCHEDULE_FILE);
  const schedule = existsSync(scheduleFile) ? readSchedule(scheduleFile) : {};
  await replaceWritten(output, folders, async (making) => {
    cpSync(dist, join(making, 'dist'), { recursive: true });
    writeFileSync(join(making, 'dist/.assetsignore'), NOT_SERVED);
    await bundle(
      [
        `import { makeWorker } from ${JSON.stringify(isPacked ? join(PACKED, PACKED_WORKER) : SOURCE)};`,
        `const [forms, schedule] = JSON.parse(${JSON.stringify(JSON.stringify([forms, schedule]))});`,
        'export default makeWorker({ forms: () => forms, schedule: () => schedule });',
      ].join('\n'),
      making,
    );
  });
  cpSync(join(ENGINE, 'gateway/cloudflare/wrangler.toml'), join(output, 'wrangler.toml'), {
    force: false,
  });
}

/**
 * Compiles what is the same in the Worker of every site.
 * @param folder see `PACKED`
 */
export async function compileWorker(folder: string): Promise<void> {
  const source = `export { makeWorker } from ${JSON.stringify(SOURCE)};`;
  await bundle(source, join(folder, dirname(PACKED_WORKER)));
}

/** Writes worker.mjs into a folder. */
async function bundle(source: string, outDir: string): Promise<void> {
  await build({
    root: ENGINE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { target: 'webworker', noExternal: true },
    plugins: [
      {
        name: 'worker-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: { worker: ENTRY },
        external: [/^node:/],
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
}
