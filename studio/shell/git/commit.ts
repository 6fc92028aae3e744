import type { ChangesOfFile } from '../../protocol.ts';
import { isCommitted, isGitState } from '../data/answers.ts';
import { call } from '../data/call.ts';
import { readChanges } from '../data/changed-places.ts';
import { allPages } from '../data/page-actions.ts';
import { save } from '../data/save.ts';
import { now, say, set } from '../data/store.ts';
import { proposeMessage } from './propose-message.ts';

/** Asks whether what is saved can be committed. */
export async function readGit(): Promise<void> {
  set({ git: await call('git', {}, isGitState) });
}

/** What a commit of a draft would say, if nobody writes another message. */
export function proposedMessage(changes: readonly ChangesOfFile[]): string {
  const pages = allPages();
  return proposeMessage(changes, (file) =>
    file === 'site.yaml'
      ? 'Site settings'
      : (pages.find((page) => page.file === file)?.name ?? file),
  );
}

/** Saves the draft, and commits its files alone, with the message that somebody has written or the proposed one. */
export async function saveAndCommit(): Promise<void> {
  await readGit().catch(() => undefined);
  const { draft, git, message } = now();
  if (draft.changed.length === 0) return say('There is nothing to save.');
  if (git?.kind === 'none') return save();
  if (git?.kind === 'blocked') return say(`Not saved: ${git.why}`);
  const files = draft.changed;
  const words = message ?? proposedMessage(await readChanges());
  await save();
  // Where it was not saved, it was said why.
  if (now().draft.changed.length > 0) return;
  try {
    const { id } = await call('commit', { files, message: words }, isCommitted);
    set({ message: undefined });
    say(`Saved and committed, ${id}`);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}
