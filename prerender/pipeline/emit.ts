import type { BuildFeature, BuiltSite } from './feature.ts';

/** What features have added to a site. */
interface Emitted extends Pick<BuiltSite, 'outputs' | 'changed'> {
  /** What each wants to know in the next build, by its name. */
  memory: Record<string, string>;
}

/** Lets one feature after the other add its files; each sees the pages that those before it have made. */
export async function emitFeatures(
  features: readonly BuildFeature[],
  site: Omit<BuiltSite, 'made'>,
): Promise<Emitted> {
  const memory: Record<string, string> = {};
  let built: BuiltSite = { ...site, made: [] };
  for (const { name, emit } of features) {
    const pages = await emit?.(built);
    if (!pages) continue;
    if (pages.memory !== undefined) memory[name] = pages.memory;
    built = {
      ...built,
      outputs: { ...built.outputs, ...pages.outputs },
      changed: [...built.changed, ...pages.changed],
      made: [...built.made, ...Object.keys(pages.outputs)],
    };
  }
  return { outputs: built.outputs, changed: built.changed, memory };
}
