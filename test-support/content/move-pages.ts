import { planRemoval, type Removal } from '../../authoring/moves/remove-page.ts';
import { planRenaming, type Renaming } from '../../authoring/moves/rename-page.ts';
import { writePlanned } from '../../authoring/planned.ts';
import type { OpenedSite } from '../../check/model/context.ts';

/** Deletes a page as the command does. */
export async function removePage(opened: OpenedSite, name: string, to: string): Promise<Removal> {
  return writePlanned(opened, await planRemoval(opened, name, to));
}

/** Moves a page as the command does. */
export async function renamePage(opened: OpenedSite, from: string, to: string): Promise<Renaming> {
  return writePlanned(opened, await planRenaming(opened, from, to));
}
