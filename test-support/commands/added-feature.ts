import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the feature puts into the head of each page. */
export const TAG = '<link rel="alternate" type="text/plain" href="/llms.txt">';

/** A page that the rule is to find: its title shouts. */
export function shout(site: string): () => void {
  const page = join(site, 'pages/index.yaml');
  const good = readFileSync(page, 'utf8');
  writeFileSync(page, good.replace(/^title: .*$/m, 'title: ALDER ROW'));
  return () => writeFileSync(page, good);
}

export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

function addTo(engine: string, room: string, source: string): void {
  const folder = join(engine, room, 'features/llms');
  mkdirSync(folder);
  writeFileSync(join(folder, 'feature.ts'), source);
  const list = join(engine, room, 'features.ts');
  const known = readFileSync(list, 'utf8');
  const line = room === 'check' ? '  ownFeatures,\n' : '  scheduleFeature,\n';
  writeFileSync(
    list,
    `import { llms } from './features/llms/feature.ts';\n${known.replace(line, `  llms,\n${line}`)}`,
  );
}

/**
 * Adds a feature to an engine as anybody would: a rule of pages, what is known of the site, a tag in the head, a file of
 * the built site.
 * @param engine the folder of a copy
 */
export function addFeature(engine: string): void {
  addTo(
    engine,
    'check',
    `import type { CheckFeature } from '../../model/rule.ts';
export const llms: CheckFeature = {
  facts: ({ globalAnchors }) => ({ facts: { globalAnchors: new Set([...globalAnchors, 'llms']) } }),
  pageRules: [
    ({ data }) => {
      const { title } = Object(data);
      if (title !== title.toUpperCase()) return [];
      return [{ id: 'template-text', path: ['title'], part: 'value', message: 'This title shouts.' }];
    },
  ],
};
`,
  );
  addTo(
    engine,
    'prerender',
    `import { routeOf } from '../../../check/model/route-of.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';
export const llms: BuildFeature = {
  name: 'llms',
  head: () => '${TAG}',
  emit: ({ dist, site, pages }) => {
    const lines = pages.map(({ file, index }) => \`[\${index?.title}](\${site.url}\${routeOf(file)})\`);
    dist.write('llms.txt', lines.join('\\n'));
  },
};
`,
  );
}
