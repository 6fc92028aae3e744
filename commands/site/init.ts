import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { defaultAnswers, readAnswers } from '../../authoring/starter/answers.ts';
import { inTheWay } from '../../authoring/starter/in-the-way.ts';
import { siteManifest } from '../../authoring/starter/site-manifest.ts';
import {
  type Brand,
  logoFile,
  ON_DARK_FILE,
  starterFiles,
} from '../../authoring/starter/starter-files.ts';
import { describeLanguages } from '../../authoring/starter/starter-languages.ts';
import { describeTemplates } from '../../authoring/starter/templates.ts';
import { openSite } from '../../check/open-site.ts';
import { writeEditorSchemas } from '../../prerender/editor-schemas/editor-schemas.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { isPackageFile } from '../../schema/generated/guards/engine.js';
import { isRecord } from '../../schema/is-record.ts';
import { listSome } from '../../schema/list-some.ts';
import { readJson } from '../../schema/read-json.ts';
import { command } from '../door/command.ts';
import commands from '../door/commands.json' with { type: 'json' };
import { askForAnswers } from './ask-for-answers.ts';
import { askForBrand } from './ask-for-brand.ts';
import { engineDependency } from './engine-dependency.ts';

await command(
  {
    name: 'init',
    about:
      'Writes a new site into an empty folder: site.yaml, finished pages, a form, drawings, editor settings and a workflow that checks every push. Asks for missing options.',
    operands: '[DIR]',
    options: {
      name: { type: 'string', value: 'TEXT', help: 'name of the site' },
      language: {
        type: 'string',
        value: 'TAG',
        help: `language of the pages: ${describeLanguages()}, with an optional region`,
      },
      template: {
        type: 'string',
        value: 'NAME',
        help: `what it is for: ${describeTemplates()}`,
      },
      colors: {
        type: 'string',
        value: 'COLORS',
        help: 'one to three as #rrggbb: of buttons and links, of text, and a second one',
      },
      logo: { type: 'string', value: 'FILE', help: 'your logo; it also provides the colors' },
      url: { type: 'string', value: 'ADDRESS', help: 'address where it will be published' },
      yes: { type: 'boolean', default: false, help: 'use the defaults without asking' },
    },
    examples: [
      'npm run init -- my-site',
      'npm run init -- my-site --yes --name "Alder Row" --language de --template shop --logo logo.svg',
    ],
    notes:
      'DIR is the folder of the site; it is created if needed. The default is the current folder.',
  },
  async ({ values: { yes, colors, logo, ...given }, positionals: [site = '.'] }) => {
    const folder = resolve(site);
    refuseFull(folder);
    const defaults = defaultAnswers(basename(folder));
    const answers = readAnswers(
      yes ? { ...defaults, ...given } : await askForAnswers(given, defaults),
    );
    const isAsked = !yes && process.stdin.isTTY;
    const brand = await askForBrand({ colors, logo }, { template: answers.template, isAsked });
    const files = starterFiles(answers, brand);
    files.set('package.json', manifestOf(folder));
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    if (brand.logo) copyFileSync(brand.logo.path, join(folder, 'media', logoFile(brand.logo)));
    if (brand.logo?.onDark) writeFileSync(join(folder, 'media', ON_DARK_FILE), brand.logo.onDark);
    // So that an editor that is opened next completes these files.
    writeEditorSchemas(openSite(folder));
    const pages = [...files.keys()].filter((file) => file.startsWith('pages/'));
    console.log(report(folder, pages.length, brand));
    return true;
  },
);

/** The package.json of the site, whose scripts are all other commands. */
function manifestOf(folder: string): string {
  const path = join(folder, 'package.json');
  const own = existsSync(path) ? readJson(path, isRecord) : undefined;
  const engine = readJson(join(ENGINE, 'package.json'), isPackageFile);
  const manifest = siteManifest(own, basename(folder), {
    name: engine.name,
    version: engineDependency(engine, folder),
    commands: Object.keys(commands).filter((name) => name !== 'init'),
  });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function refuseFull(folder: string): void {
  const names = inTheWay(folder);
  if (names.length === 0) return;
  throw new Error(`A new site needs an empty folder, but this one contains ${listSome(names)}.`);
}

function report(folder: string, pages: number, { colors, logo }: Brand): string {
  const shown = relative('.', folder);
  const isInstalled = existsSync(join(folder, 'node_modules'));
  const taken =
    colors && logo
      ? `Buttons and links are ${colors.accent}, text is ${colors.ink}, the second color is ${colors.second}. To change them, see \`theme\` in site.yaml.\n`
      : '';
  return [
    `Wrote a site with ${pages} pages into ${shown === '' ? 'this folder' : shown}.`,
    taken,
    ...(logo?.onDark
      ? [
          `media/${ON_DARK_FILE} is your logo with its dark parts in white, for the footer and dark pages. Replace it if you have a better one.\n`,
        ]
      : []),
    'Next:',
    ...(shown === '' ? [] : [`  cd ${shown}`]),
    ...(isInstalled ? [] : ['  npm install']),
    '  npm run dev      shows the pages while you change them',
    '  npm run check    finds mistakes, with file, line and fix',
    '',
    'Names, prices and addresses are samples. Replace them before you publish.',
  ].join('\n');
}
