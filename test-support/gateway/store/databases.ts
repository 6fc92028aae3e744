import type { TestProject } from 'vitest/node';
import { compilePrograms } from '../../../prerender/package/server-package.ts';
import { COMPILED_THREAD } from './compiled-thread.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL that all tests share; each makes a database of its own in it. */
    postgres: string;
  }
}

/** Compiles the thread, and starts one PostgreSQL for all tests of the stores. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([
    PostgresServer.create(),
    compilePrograms(['gateway/store/sqlite/sqlite-worker.ts'], COMPILED_THREAD),
  ]);
  await server.start();
  project.provide('postgres', server.url);
  return () => server.destroy();
}
