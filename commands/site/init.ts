import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readAnswers, usualAnswers } from '../../authoring/starter/answers.ts';
import { describeLanguages } from '../../authoring/starter/starter-languages.ts';
import { inTheWay } from '../../authoring/starter/in-the-way.ts';
import { siteManifest } from '../../authoring/starter/site-manifest.ts';
import { starterFiles } from '../../authoring/starter/starter-files.ts';
import { openSite } from '../../check/open-site.ts';
import { writeEditorSchemas } from '../../prerender/editor-schemas/editor-schemas.ts';
import { isRecord } from '../../schema/is-record.ts';
import { listSome } from '../../schema/list-some.ts';
import { readJson } from '../../schema/read-json.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { asTyped } from '../door/as-typed.ts';
import { command } from '../door/command.ts';
import commands from '../door/commands.json' with { type: 'json' };
import { askForAnswers } from './ask-for-answers.ts';

await command(
  {
    name: 'init',
    about:
      'Writes a new site into an empty folder: site.yaml, six pages, a form, drawings, the settings of an editor and a workflow that checks every push.',
    options: {
      name: { type: 'string', value: 'TEXT', help: 'name of the site' },
      language: {
        type: 'string',
        value: 'TAG',
        help: `language of its pages: ${describeLanguages()}, with a region if you like`,
      },
      url: { type: 'string', value: 'ADDRESS', help: 'where it will be published' },
      yes: { type: 'boolean', default: false, help: 'ask nothing' },
      site: { type: 'string', default: '.', value: 'DIR', help: 'the folder; here by default' },
    },
    examples: [
      'npm run init',
      'npm run init -- --yes --name "Alder Row" --language de --url https://www.alder-row.example',
    ],
  },
  async ({ values: { site, yes, ...given } }) => {
    const folder = resolve(site);
    refuseFull(folder);
    const usual = usualAnswers(basename(folder));
    const answers = readAnswers(yes ? { ...usual, ...given } : await askForAnswers(given, usual));
    const before = join(folder, 'package.json');
    const own = existsSync(before) ? readJson(before, isRecord) : undefined;
    const scripts = Object.keys(commands).filter((name) => name !== 'init');
    const engine = { ...readJson(join(ENGINE, 'package.json'), isNamed), commands: scripts };
    const files = starterFiles(answers);
    files.set(
      'package.json',
      `${JSON.stringify(siteManifest(own, basename(folder), engine), null, 2)}\n`,
    );
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    // So that an editor that is opened next completes these files.
    writeEditorSchemas(openSite(folder));
    console.log(`Wrote ${[...files.keys()].toSorted().join(', ')}.\n`);
    if (!existsSync(join(folder, 'node_modules', engine.name)))
      console.log('Next: npm install, then');
    console.log(
      asTyped(
        'npm run dev shows the site while you write, npm start checks, builds and serves it.',
      ),
    );
    return true;
  },
);

function isNamed(value: unknown): value is { name: string; version: string } {
  return (
    isRecord(value) && typeof value['name'] === 'string' && typeof value['version'] === 'string'
  );
}

function refuseFull(folder: string): void {
  const names = inTheWay(folder);
  if (names.length === 0) return;
  throw new Error(`A new site needs an empty folder, and ${listSome(names)} would be in its way.`);
}
