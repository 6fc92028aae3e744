import { nameOfIcon } from '../../files/own-icons.ts';
import { explainFault } from '../../files/decoded-picture.ts';
import { allPictures } from '../../model/page-index.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { CheckedPages } from '../../model/rule.ts';

/** Finds the broken pictures that no file names; of the others it is reported where they are named. */
export function findUnnamedFaults({
  pictures,
  uses,
}: Pick<CheckedPages, 'pictures' | 'uses'>): Diagnostic[] {
  const broken = [...pictures].flatMap(([path, { fault }]) =>
    // That an icon cannot be drawn is reported where the icon is named.
    fault && !(fault.id === 'broken-picture' && nameOfIcon(path)) ? [{ path, fault }] : [],
  );
  if (broken.length === 0) return [];
  const named = new Set([...uses.values()].flatMap(allPictures));
  return broken
    .filter(({ path }) => !named.has(path))
    .map(({ path, fault }) => diagnosticOfFile(`media/${path}`, explainFault('This file', fault)));
}
