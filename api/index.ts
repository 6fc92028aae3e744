/*
 * What programs may call; docs/api.md explains each. What is not here, in edit.ts, gateway.ts, renderer/block.ts or schema/own-features/feature.ts may
 * change with any version.
 */
export { buildSite as build, type BuildOptions, type BuildResult } from './build.ts';
export { checkSite, type CheckOptions, type CheckResult, NotOfSite } from './check-site.ts';
export { dev, type DevOptions } from './dev.ts';
export { openSite, type OpenSiteOptions, type Site } from './open-site.ts';
export { type Listening, serve, type ServeOptions } from './serve.ts';
export type { ShowProgress } from '../prerender/progress.ts';
export type { Diagnostic } from '../schema/generated/data.d.ts';
