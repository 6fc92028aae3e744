import { setImmediate } from 'node:timers/promises';
import { hasFile } from '../../check/files/site-files.ts';
import type { SiteContext } from '../../check/model/context.ts';
import { listPageAt } from '../../check/model/entries/list-pages.ts';
import type { FormDefinition } from '../../renderer/data/types.ts';
import { formDialogs } from '../render/data/forms.ts';
import type { TextSources } from '../../renderer/dev/source/text-sources.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Origins } from '../provenance/origins.ts';
import type { DrawnPage, Traced } from '../provenance/trace-texts.ts';
import { originsOf } from './origins.ts';
import { SourceFiles } from './source-files.ts';
import { findSources } from './sources.ts';

/** Finds where everything is on a page. */
export type Trace = (page: DrawnPage, schemas: Schemas, origins: Origins) => Promise<Traced>;

interface Asking {
  context: SiteContext;
  /** Gives a form in the language of the page. */
  formOf: (name: string) => Promise<FormDefinition | undefined>;
  trace: Trace;
}

/** Where what a page shows is written, by the files as they are now. */
export async function sourcesOf(
  { site, data }: Omit<DrawnPage, 'dialogs'>,
  { context, formOf, trace }: Asking,
): Promise<TextSources> {
  const { schemas, routes } = context;
  const { route } = data;
  const files = new SourceFiles(context);
  // A further page of a list is written where its first is.
  const named = routes.get(listPageAt(route).first) ?? '';
  // The list of all pages is written by the build.
  const file = hasFile(context, named) ? named : undefined;
  const dialogs: Record<string, FormDefinition> = {};
  for (const name of formDialogs(site, data)) {
    const form = await formOf(name);
    if (form) dialogs[name] = form;
  }
  const origins = originsOf(context, { route, file }, files);
  const traced = await trace({ site, data, dialogs }, schemas, origins);
  await setImmediate();
  return findSources({ file, traced, messages: site.messages }, files);
}
