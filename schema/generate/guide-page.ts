import { posix } from 'node:path';
import { printDocsPage } from './docs-page.ts';

/** Guides for those who run or change the engine, which read well as files: where the site in docs/ shows them. */
export const GUIDES: Readonly<
  Record<string, { route: string; title: string; description: string }>
> = {
  'docs/start.md': {
    route: '/start',
    title: 'Start',
    description: 'From an empty folder to a site of your own: changed, checked, built and served.',
  },
  'docs/commands.md': {
    route: '/commands',
    title: 'Commands',
    description: 'Every command: to write and check pages, to build, publish and serve a site.',
  },
  'docs/changes.md': {
    route: '/changes',
    title: 'Review changes',
    description:
      'A report of what visitors would notice between two states of a site, in words, for a pull request.',
  },
  'docs/studio.md': {
    route: '/studio',
    title: 'Studio',
    description:
      'Write on the page itself, without YAML: how to start it, its keys, and what it saves.',
  },
  'docs/blocks-of-your-own.md': {
    route: '/own-blocks',
    title: 'Blocks of your own',
    description:
      'A block type for your own site: its schema, component and style, and how to share it.',
  },
  'docs/features-of-your-own.md': {
    route: '/own-features',
    title: 'Features of your own',
    description:
      'A rule, elements of the head, data or files for your own site, in one TypeScript file. Experimental.',
  },
  'docs/api.md': {
    route: '/api',
    title: 'The package for programs',
    description:
      'Functions that open, check, build, show and serve a site, change its texts, and take its inquiries.',
  },
  'docs/hosting.md': {
    route: '/hosting',
    title: 'Hosting',
    description:
      'How to publish a site: on your own server or on a static host, with its headers and redirects.',
  },
  'docs/container.md': {
    route: '/container',
    title: 'In a container',
    description:
      'A container image with the site and its server but without build tools, next to two gateways, PostgreSQL and TLS.',
  },
  'docs/cloudflare.md': {
    route: '/cloudflare',
    title: 'Cloudflare',
    description:
      "The site and its gateway in one Worker, with inquiries in Cloudflare's database (D1).",
  },
  'docs/operations.md': {
    route: '/operations',
    title: 'Operations',
    description:
      'What to monitor, what to do when something fails, and how to back up, restore and change a secret.',
  },
  'gateway/README.md': {
    route: '/gateway',
    title: 'The gateway',
    description:
      'Receives inquiries, stores them and delivers each one: settings, stores and targets.',
  },
  'CONTRIBUTING.md': {
    route: '/contributing',
    title: 'Contributing',
    description:
      'A map of the code, how to run a single step, and how to add a block, a rule or a command.',
  },
  'docs/architecture.md': {
    route: '/architecture',
    title: 'Architecture',
    description:
      'The parts of the engine, the path of a page and of an inquiry through it, and the reasons.',
  },
};

/**
 * A guide as a page of the site in docs/.
 * @param file its path below the engine's folder
 * @returns path of the page below the engine's folder, and its text
 */
export function printGuidePage(file: string, guide: string): [string, string] {
  const page = GUIDES[file];
  if (!page) throw new Error(`${file} is not a guide in docs/.`);
  const text = guide
    .replace(/^# .*\n+/, '')
    .replaceAll(CODE_OR_LINK, (whole: string, words?: string, href?: string) => {
      if (words === undefined || href === undefined || /^(?:https:|#)/.test(href)) return whole;
      const [path = '', place = ''] = href.split(/(?=#)/);
      const route = routeTo(posix.join(posix.dirname(file), path));
      // What is only in the repository is named, not linked.
      return route === undefined
        ? `\`${words.replaceAll('`', '')}\``
        : `[${words}](${route}${place})`;
    });
  return [`docs/pages${page.route}.yaml`, printDocsPage({ ...page, text })];
}

/** A fence and code in a line stay as they are: what is written there like a link is shown, not followed. */
const CODE_OR_LINK = /^ *```[^]*?^ *```|`[^`\n]+`|\[([^[\]]+)\]\(([^()\s]+)\)/gm;

function routeTo(path: string): string | undefined {
  if (path in GUIDES) return GUIDES[path]?.route;
  const [, route] = /^docs\/pages(\/.+)\.yaml$/.exec(path) ?? [];
  return route;
}
