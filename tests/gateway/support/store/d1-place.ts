import { Miniflare } from 'miniflare';
import { type D1, openD1 } from '../../../../gateway/cloudflare/d1.ts';
import type { Place } from './store-contract.ts';

/** D1 as Cloudflare's own runtime has it: the statements run in workerd. */
export function d1Place(): Place {
  let runtime: Miniflare | undefined;
  let d1: D1 | undefined;
  return {
    name: 'D1',
    canBeEmptied: true,
    async setUp() {
      runtime = new Miniflare({
        modules: true,
        script: 'export default {}',
        d1Databases: ['DB'],
        compatibilityDate: '2026-04-01',
      });
      d1 = await runtime.getD1Database('DB');
    },
    open() {
      if (!d1) throw new Error('It opens only once it is set up.');
      return openD1(d1);
    },
    tearDown: async () => runtime?.dispose(),
  };
}
