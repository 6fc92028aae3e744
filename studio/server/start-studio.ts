import type { InlineConfig } from 'vite';
import type { OpenedSite } from '../../check/model/context.ts';
import { openDraft } from '../../edit/draft/draft.ts';
import { startDev } from '../../prerender/dev/dev.ts';
import type { DevSite } from '../../prerender/dev/site.ts';
import {
  isStudioChanges,
  isStudioChoice,
  isStudioFile,
  isStudioLink,
  isStudioOtherName,
  isStudioPage,
  isStudioPicture,
  isStudioPlaced,
  isStudioPutBack,
} from '../../schema/generated/guards/studio.js';
import { listFigures } from './calls/list-figures.ts';
import { linkTargets, refuseLink } from './calls/links.ts';
import { overview } from './calls/overview.ts';
import { readPicture } from './calls/picture.ts';
import { readFile } from './calls/read-file.ts';
import { usage } from './calls/usage.ts';
import { DraftCalls } from './draft-calls.ts';
import { STUDIO } from './guard-studio.ts';
import { takes } from './run-call.ts';
import { Session } from './session.ts';
import { type Answers, READ_PICTURE, studioPlugin } from './studio-plugin.ts';
import { Trial } from './trial.ts';

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
  options: Pick<InlineConfig, 'logLevel' | 'cacheDir'> = {},
): Promise<Studio> {
  const session = new Session();
  const draft = openDraft(site);
  const trial = new Trial(draft);
  const first = (devSite: DevSite) => {
    // What is read is the draft, not what somebody tries on a page.
    const opened = async (): Promise<OpenedSite> => {
      const found = await open(devSite);
      return { ...found, context: { ...found.context, unsaved: draft.unsaved } };
    };
    const calls = new DraftCalls({ draft, trial, site: devSite, opened });
    return studioPlugin(session, answers(calls, opened));
  };
  const server = await startDev(site, port, { ...options, first }, trial);
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

function answers(draft: DraftCalls, opened: () => Promise<OpenedSite>): Answers {
  return {
    picture: async (file) => readPicture(await opened(), file),
    calls: {
      overview: async () => overview(await opened()),
      file: takes(isStudioFile, async ({ file }) => readFile(await opened(), file)),
      links: async () => linkTargets(await opened()),
      'check-link': takes(isStudioLink, async (asked) => refuseLink(await opened(), asked)),
      usage: async () => usage(await opened()),
      figures: takes(isStudioFile, async ({ file }) => listFigures(await opened(), file)),
      draft: () => draft.state(),
      try: takes(isStudioChanges, (asked) => draft.try(asked)),
      'take-off': () => draft.takeOff(),
      [READ_PICTURE]: takes(isStudioPicture, (asked) => draft.readPicture(asked)),
      'place-picture': takes(isStudioPlaced, (asked) => draft.placePicture(asked)),
      changes: () => draft.changes(),
      'put-back': takes(isStudioPutBack, (asked) => draft.putBack(asked)),
      apply: takes(isStudioChanges, (asked) => draft.apply(asked)),
      undo: () => draft.undo(),
      redo: () => draft.redo(),
      save: () => draft.save(),
      choose: takes(isStudioChoice, (choice) => draft.choose(choice)),
      'go-on-as': takes(isStudioOtherName, (wanted) => draft.goOnAs(wanted)),
      'new-page': takes(isStudioPage, (wanted) => draft.newPage(wanted)),
    },
  };
}
