import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { transform } from 'lightningcss';
import { createBuilder, mergeConfig } from 'vite';
import { enginePrograms } from './engine-programs.ts';
import { compiledSchemas } from './plugins/compiled-schemas.ts';
import { OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import { readJson } from '../../schema/read-json.ts';
import { type BlockSource, listBlockSources } from './block-sources.ts';
import { writeOptionSheets } from './option-sheets.ts';
import { CONSTANTS, ENGINE, type SiteFolders } from '../paths.ts';
import { inlineValues } from '../../theme/sheet/inline-values.ts';
import { readConstants } from '../../theme/sheet/read-constants.ts';
import { ownImports } from './plugins/own-imports.ts';
import { forBrowsers, viteConfig } from './vite-config.ts';
import { bundleSearch } from './bundle-search.ts';
import { inlineScript } from './single-script.ts';
import { stripInlinedCss } from './plugins/strip-inlined-css.ts';
import { sourceUrl } from './plugins/source-url.ts';
import type {
  BlockAssets,
  Bundle,
  ScriptReports,
  ViteManifest,
} from '../../schema/generated/data.d.ts';
import { isViteManifest } from '../../schema/generated/guards/bundle.js';
import { scriptReport } from './script-report.ts';
import { minifyClassNames } from './plugins/minify-class-names.ts';
import { bundleDevClient, DEV_CLIENT } from './dev-client.ts';
import { bundleStudioShell, STUDIO_SHELL } from './studio-shell.ts';
import { packagesInside } from './plugins/packages-inside.ts';

/** The file in the cache folder that says what each script consists of; the budget reads it. */
export const SCRIPT_REPORT_FILE = 'scripts.json';

/** The file next to it that lists the folders of all packages whose code the bundle contains; `npm pack` reads it. */
export const PACKAGES_FILE = 'packages.json';

/**
 * Bundles for browser and server. Writes `dist/assets` and the server's module; throws what Vite throws.
 * @param site the folder whose own blocks are bundled as well
 */
// oxlint-disable-next-line max-lines-per-function -- The steps of one run of Vite, which share what its plugins report.
export async function bundle(folders: SiteFolders, site?: string): Promise<Bundle> {
  const blocks = listBlockSources(site);
  const own =
    site === undefined ? [] : [join(site, OWN_BLOCKS)].filter((folder) => existsSync(folder));
  const serverDir = join(folders.cache, 'server');
  const shared = { root: ENGINE, configFile: false as const, logLevel: 'warn' as const };
  const stylesByScript = new Map<string, string[]>();
  const reports: ScriptReports = {};
  const packages = new Set<string>();
  const generateScopedName = minifyClassNames([join(ENGINE, 'renderer'), ...own]);
  const builder = await createBuilder(
    mergeConfig(viteConfig(blocks), {
      ...shared,
      css: {
        modules: { generateScopedName },
      },
      plugins: [
        stripInlinedCss(stylesByScript),
        scriptReport(reports),
        packagesInside(packages),
        sourceUrl(serverDir),
        compiledSchemas(),
        ...own.map(ownImports),
      ],
      environments: {
        client: { build: { outDir: folders.dist, emptyOutDir: true } },
        ssr: {
          // The development server sets it to "development", and would trace pages with the React that is three times slower.
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: serverDir,
            emptyOutDir: true,
            rolldownOptions: { input: site === undefined ? enginePrograms() : {} },
          },
        },
      },
    }),
  );
  const { client, ssr } = builder.environments;
  if (!client || !ssr)
    throw new Error('vite-config.ts must describe the environments client and ssr.');
  await Promise.all([builder.build(client), builder.build(ssr)]);

  const manifestFolder = join(folders.dist, '.vite');
  const manifest = readJson(join(manifestFolder, 'manifest.json'), isViteManifest);
  await rm(manifestFolder, { recursive: true });
  const search = await bundleSearch({
    dist: folders.dist,
    generateScopedName,
    observers: [scriptReport(reports), packagesInside(packages)],
  });
  // Next to the bundle of the engine, which all sites share.
  if (site === undefined) {
    await bundleStudioShell(join(folders.cache, STUDIO_SHELL), [packagesInside(packages)]);
    await bundleDevClient(join(folders.cache, DEV_CLIENT), [packagesInside(packages)]);
  }
  await mkdir(folders.cache, { recursive: true });
  await writeFile(join(folders.cache, SCRIPT_REPORT_FILE), JSON.stringify(reports));
  await writeFile(join(folders.cache, PACKAGES_FILE), JSON.stringify([...packages]));
  const options = writeOptionSheets(folders.dist, await sheetReader());
  const code = await readManifest(manifest, stylesByScript, { dist: folders.dist, blocks });
  return {
    bootstrap: await inlineScript('bootstrap'),
    announcement: await inlineScript('announcement'),
    notFound: await inlineScript('not-found'),
    today: await inlineScript('today'),
    search,
    optional: {
      rightToLeft: await optionalSheet('right-to-left'),
      tallScripts: await optionalSheet('tall-scripts'),
      eastAsian: await optionalSheet('east-asian'),
      languages: await optionalSheet('languages'),
      announcement: await optionalSheet('announcement'),
      draftsBar: await optionalSheet('drafts-bar'),
      motion: await optionalSheet('motion'),
    },
    ...code,
    ...options,
    sheets: { ...code.sheets, ...options.sheets },
  };
}

/** Gives the text of a sheet that no module imports, minified. */
async function sheetReader(): Promise<(file: string) => string> {
  const constants = readConstants(await readFile(CONSTANTS, 'utf8'));
  return (filename) => {
    const code = Buffer.from(inlineValues(readFileSync(filename, 'utf8'), constants));
    return transform({ filename, code, minify: true, ...forBrowsers }).code.toString();
  };
}

async function optionalSheet(name: string): Promise<string> {
  const read = await sheetReader();
  return read(join(ENGINE, `renderer/styles/optional/${name}.css`));
}

async function readManifest(
  manifest: ViteManifest,
  stylesByScript: Map<string, string[]>,
  { dist, blocks: sources }: { dist: string; blocks: readonly BlockSource[] },
): Promise<
  Pick<Bundle, 'entry' | 'imports' | 'layoutStyles' | 'deferredStyles' | 'blocks' | 'sheets'>
> {
  const collect = (key: string, scripts = new Set<string>(), styles = new Set<string>()) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}.`);
    // Its own sheets come first: the entry's first sheet sets the order of the cascade layers.
    for (const file of stylesByScript.get(chunk.file) ?? []) styles.add(`/${file}`);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
    scripts.add(`/${chunk.file}`);
    return { script: `/${chunk.file}`, scripts, styles };
  };

  const entry = collect('renderer/entry-client.tsx');
  const blocks: Record<string, BlockAssets> = {};
  for (const { type, component } of sources) {
    const block = collect(relative(ENGINE, component).split(sep).join('/'));
    const own = (url: string) =>
      !entry.scripts.has(url) && !entry.styles.has(url) && url !== block.script;
    blocks[type] = {
      script: block.script,
      imports: [...block.scripts].filter(own),
      styles: [...block.styles].filter(own),
    };
  }

  const deferred = Object.values(manifest).find(({ name }) => name === 'deferred');
  if (!deferred) throw new Error('The bundle has no chunk "deferred"; see vite-config.ts.');
  const deferredStyles = (stylesByScript.get(deferred.file) ?? []).map((file) => `/${file}`);
  const layoutStyles = [...entry.styles].filter((url) => !deferredStyles.includes(url));
  const sheets: Record<string, string> = {};
  for (const url of new Set([
    ...entry.styles,
    ...Object.values(blocks).flatMap(({ styles }) => styles),
  ])) {
    sheets[url] = (await readFile(join(dist, url), 'utf8')).trim();
  }
  return {
    entry: entry.script,
    imports: [...entry.scripts].filter((url) => url !== entry.script),
    layoutStyles,
    deferredStyles,
    blocks,
    sheets,
  };
}
