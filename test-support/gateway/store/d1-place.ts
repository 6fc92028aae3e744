import { Miniflare } from 'miniflare';
import { type D1, openD1 } from '../../../gateway/cloudflare/d1.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { d1In, WORKER } from './d1-in-worker.ts';
import type { Place } from './store-contract.ts';

function isD1(value: unknown): value is D1 {
  return (
    isRecord(value) &&
    typeof value['prepare'] === 'function' &&
    typeof value['batch'] === 'function'
  );
}

/** The database of a runtime, to be used from here. */
export async function d1Of(runtime: Miniflare): Promise<D1> {
  const found: unknown = await runtime.getD1Database('DB');
  if (!isD1(found)) throw new TypeError('The runtime has no D1 database.');
  return found;
}

/** D1 as Cloudflare's own runtime has it: the statements run in workerd. */
export function d1Place(): Place {
  let runtime: Miniflare | undefined;
  return {
    name: 'D1',
    canBeEmptied: true,
    async setUp() {
      runtime = new Miniflare({
        modules: true,
        script: WORKER,
        d1Databases: ['DB'],
        compatibilityDate: '2026-04-01',
      });
      await runtime.ready;
    },
    open() {
      if (!runtime) throw new Error('It opens only once it is set up.');
      return openD1(d1In(runtime));
    },
    tearDown: async () => runtime?.dispose(),
  };
}
