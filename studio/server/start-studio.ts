import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { OpenedSite } from '../../check/model/context.ts';
import { openDraft } from '../../edit/draft/draft.ts';
import { startDev } from '../../prerender/dev/dev.ts';
import { ENGINE } from '../../prerender/paths.ts';
import type { DevSite } from '../../prerender/dev/site.ts';
import {
  isStudioChanges,
  isStudioChoice,
  isStudioCommit,
  isStudioCopy,
  isStudioFile,
  isStudioLink,
  isStudioMove,
  isStudioOtherName,
  isStudioPage,
  isStudioPicture,
  isStudioPlaced,
  isStudioPutBack,
  isStudioRemoval,
} from '../../schema/generated/guards/studio.js';
import { listFigures } from './calls/list-figures.ts';
import { linkTargets, refuseLink } from './calls/links.ts';
import { SiteCalls } from './calls/site-calls.ts';
import { readPicture } from './calls/picture.ts';
import { readFile } from './calls/read-file.ts';
import { usage } from './calls/usage.ts';
import { DraftCalls } from './draft-calls.ts';
import { GitCalls } from './git/git-calls.ts';
import { STUDIO } from './guard-studio.ts';
import { PageCalls } from './page-calls.ts';
import { type Calls, takes } from './run-call.ts';
import { readShell } from './read-shell.ts';
import { Session } from './session.ts';
import { READ_PICTURE, studioPlugin } from './studio-plugin.ts';
import { Trial } from './trial.ts';

/**
 * Where its server keeps the modules that it prepares. A development server next to it has one plugin less, for which Vite
 * would prepare them again in the same place.
 */
const CACHE = join(ENGINE, 'node_modules/.vite/studio');

/** A studio that runs. */
export interface Studio {
  /** With the token of this start in its fragment. */
  address: string;
  token: string;
  stop: () => Promise<void>;
}

/**
 * Starts the studio: the development server, which shows the draft, and the shell to write it with.
 *
 * @param site the folder with site.yaml
 * @param port to listen on, or the next that is free
 * @throws when the folder is not there
 */
export async function startStudio(
  site: string,
  port: number,
  options: Pick<InlineConfig, 'logLevel'> = {},
): Promise<Studio> {
  const session = new Session();
  const shell = await readShell();
  const draft = openDraft(site);
  const trial = new Trial(draft);
  const first = (devSite: DevSite) => {
    // What is read is the draft, not what somebody tries on a page.
    const opened = async (): Promise<OpenedSite> => {
      const found = await open(devSite);
      return { ...found, context: { ...found.context, unsaved: draft.unsaved } };
    };
    return studioPlugin(session, {
      shell,
      picture: async (file) => readPicture(await opened(), file),
      calls: {
        ...siteCalls(devSite, opened),
        ...draftCalls(new DraftCalls({ draft, trial, site: devSite, opened })),
        ...pageCalls(new PageCalls(draft, opened)),
        ...gitCalls(new GitCalls(opened)),
      },
    });
  };
  const server = await startDev(site, port, { ...options, first, cacheDir: CACHE }, trial);
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const { token } = session;
  return {
    address: `${address.replace(/\/$/, '')}${STUDIO}#${token}`,
    token,
    stop: () => server.close(),
  };
}

async function open(site: DevSite): Promise<OpenedSite> {
  const { opened } = await site.content();
  if (opened) return opened;
  throw new Error('The site cannot be opened: its site.yaml cannot be read.');
}

type Open = () => Promise<OpenedSite>;

function siteCalls(site: DevSite, opened: Open): Calls {
  const calls = new SiteCalls(site);
  return {
    overview: async () => calls.overview(await opened()),
    schemas: async () => calls.schemas(await opened()),
    file: takes(isStudioFile, async ({ file }) => readFile(await opened(), file)),
    figures: takes(isStudioFile, async ({ file }) => listFigures(await opened(), file)),
    links: async () => linkTargets(await opened(), site),
    'check-link': takes(isStudioLink, async (asked) => refuseLink(await opened(), asked)),
    usage: async () => usage(await opened()),
  };
}

function draftCalls(draft: DraftCalls): Calls {
  return {
    draft: () => draft.state(),
    try: takes(isStudioChanges, (asked) => draft.try(asked)),
    'show-saved': takes(isStudioFile, (asked) => draft.showSaved(asked)),
    'take-off': () => draft.takeOff(),
    [READ_PICTURE]: takes(isStudioPicture, (asked) => draft.readPicture(asked)),
    'place-picture': takes(isStudioPlaced, (asked) => draft.placePicture(asked)),
    changes: () => draft.changes(),
    'put-back': takes(isStudioPutBack, (asked) => draft.putBack(asked)),
    apply: takes(isStudioChanges, (asked) => draft.apply(asked)),
    undo: () => draft.undo(),
    redo: () => draft.redo(),
    save: () => draft.save(),
    fix: () => draft.fix(),
    choose: takes(isStudioChoice, (choice) => draft.choose(choice)),
    'go-on-as': takes(isStudioOtherName, (wanted) => draft.goOnAs(wanted)),
  };
}

function pageCalls(pages: PageCalls): Calls {
  return {
    'new-page': takes(isStudioPage, (wanted) => pages.make(wanted)),
    'duplicate-page': takes(isStudioCopy, (wanted) => pages.duplicate(wanted)),
    'rename-page': takes(isStudioMove, (wanted) => pages.rename(wanted)),
    'rename-preview': takes(isStudioMove, (wanted) => pages.previewRename(wanted)),
    'remove-page': takes(isStudioRemoval, (wanted) => pages.remove(wanted)),
    'remove-preview': takes(isStudioRemoval, (wanted) => pages.previewRemoval(wanted)),
  };
}

function gitCalls(git: GitCalls): Calls {
  return {
    git: () => git.state(),
    commit: takes(isStudioCommit, (asked) => git.commit(asked)),
  };
}
