import packageFile from '../../package.json' with { type: 'json' };

const ARCHIVE = `${packageFile.name}-${packageFile.version}.tgz`;

/** A command of the guides, where it is typed, and what comes of it. */
export interface Step {
  /** As the guides show it. */
  command: string;
  /** A folder below that of the walk, which `clone` and the commands make. */
  folder: 'clone' | 'clone/my-site' | 'clone/live' | 'alder-row';
  /** What it prints, or what a visitor of its page reads. */
  says: RegExp;
  /** It serves pages until it is stopped. */
  isServer?: boolean;
  /** It asks questions; Enter takes what each proposes. */
  isAsking?: boolean;
  /** The exit code, where it is not 0. */
  code?: number;
  /** A file that is copied first from the folder of the walk to the folder above that of the step. */
  takes?: string;
  /** Files that are written first, with the text that is replaced in them, or all of it. */
  edits?: { file: string; text: string; replaces?: string }[];
}

/** The page of the README with its misspelled link. */
const OPEN_DAY = `title: Open day
description: Look behind the scenes on the first Saturday in May, from ten to four, and ask us anything.
blocks:
  - type: hero
    title: Open day at {name}
    text: Come and ask, also about [prices](/pirces).
`;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#0a6e4f" d="M0 0h120v40H0z"/></svg>\n`;

/** The development server draws its pages in the browser. */
const DEV = /data-entry="site"/;

const NO_PROBLEMS = /pages checked, no problems\./;

/** The commands of README.md and docs/start.md in the order in which a newcomer types them. */
export const WALK: Step[] = [
  { command: 'npm ci && npm start', folder: 'clone', says: /<h1/, isServer: true },
  { command: 'npm run docs', folder: 'clone', says: /<h1/, isServer: true },
  { command: 'npm pack', folder: 'clone', says: new RegExp(ARCHIVE) },
  {
    command: `npx ./${ARCHIVE} init my-site`,
    folder: 'clone',
    says: /Wrote a site with 7 pages into my-site\./,
    isAsking: true,
  },
  {
    command: 'cd my-site && npm install && npm run dev',
    folder: 'clone',
    says: DEV,
    isServer: true,
  },
  { command: 'cd my-site && npm install', folder: 'clone', says: /added|up to date/ },
  { command: 'npm run dev', folder: 'clone/my-site', says: DEV, isServer: true },
  {
    command: 'LAUNCH_EDITOR=code npm run dev',
    folder: 'clone/my-site',
    says: DEV,
    isServer: true,
  },
  {
    command: 'npm run check',
    folder: 'clone/my-site',
    says: /There is no page \/pirces\. Did you mean `\/prices`\?/,
    code: 1,
    edits: [{ file: 'pages/open-day.yaml', text: OPEN_DAY }],
  },
  { command: 'npm run check -- --fix', folder: 'clone/my-site', says: /0 errors/ },
  {
    command: 'npm run new -- services/roofs --like service',
    folder: 'clone/my-site',
    says: /pages\/services\/roofs\.yaml/,
  },
  { command: 'npm run build -- --host nginx', folder: 'clone/my-site', says: /dist-nginx/ },
  { command: 'npm run build -- --host netlify', folder: 'clone/my-site', says: /dist-netlify/ },
  { command: 'npm run build -- --host vercel', folder: 'clone/my-site', says: /dist-vercel/ },
  {
    command: 'npm run build -- --host cloudflare',
    folder: 'clone/my-site',
    says: /dist-cloudflare/,
  },
  { command: 'npm run package -- --output ../live', folder: 'clone/my-site', says: /live/ },
  { command: 'npm install --omit=dev', folder: 'clone/live', says: /added \d+ package/ },
  { command: 'npm start', folder: 'clone/live', says: /<h1/, isServer: true },
  {
    command: `npm install ../${ARCHIVE}`,
    folder: 'alder-row',
    says: /added \d+ packages/,
    takes: `clone/${ARCHIVE}`,
  },
  {
    command: 'npx website-from-yaml init --yes --name "Alder Row"',
    folder: 'alder-row',
    says: /Wrote a site with 7 pages into this folder\./,
  },
  { command: 'npm install', folder: 'alder-row', says: /added|up to date/ },
  { command: 'npx website-from-yaml check', folder: 'alder-row', says: NO_PROBLEMS },
  { command: 'npx website-from-yaml build', folder: 'alder-row', says: /Built 7 pages into dist/ },
  {
    command: 'npx website-from-yaml build',
    folder: 'alder-row',
    says: /Built 7 pages into dist in .*; 1 had changed\./,
    edits: [
      { file: 'pages/index.yaml', replaces: 'IT support that picks', text: 'Good work that picks' },
    ],
  },
  {
    command: 'npx website-from-yaml serve',
    folder: 'alder-row',
    says: /Good work that picks/,
    isServer: true,
  },
  { command: 'npx website-from-yaml migrate', folder: 'alder-row', says: /./ },
  { command: 'npx website-from-yaml migrate --write', folder: 'alder-row', says: /./ },
  {
    command:
      'npx website-from-yaml init my-site --yes --name "Alder Row" --language de --template shop --logo logo.svg',
    folder: 'alder-row',
    says: /Wrote a site with \d pages into my-site\./,
    edits: [{ file: 'logo.svg', text: LOGO }],
  },
];

/** What cannot be typed in a test, and why. */
export const LEFT_OUT = new Map([
  ['npm ci && npm test', 'the job `tests` of check.yml runs both on each Node'],
  ['npm create website-from-yaml@latest my-site', 'the package is not in a registry yet'],
  ['npm install website-from-yaml@latest', 'the package is not in a registry yet'],
  ['npx vercel deploy dist-vercel/site --prod', 'needs an account of the host'],
  ['npx wrangler deploy --config dist-cloudflare/wrangler.jsonc', 'needs an account of the host'],
]);
