import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  HOUR,
  libsqlPlace,
  postgresPlace,
  START,
  submission,
} from '../../../test-support/gateway/store/store-contract.ts';
import { storeOn } from '../store-on.ts';
import type { Store } from '../store.ts';

describe.each([libsqlPlace(), postgresPlace()])('on $name', (place) => {
  beforeEach(() => place.setUp());
  afterEach(() => place.tearDown());

  /** Another gateway on the database, which is closed at the end of the test if not before. */
  function gateway(): Store {
    const store = storeOn(place.open());
    let closed: Promise<void> | undefined;
    const close = (): Promise<void> => (closed ??= store.close());
    onTestFinished(close);
    return { ...store, close };
  }

  it('takes over at once what a gateway that is gone had under way', async () => {
    const killed = gateway();
    const sent = submission();
    await killed.accept(sent);
    expect(await killed.claim('crm', START, START + HOUR, 1)).toHaveLength(1);
    await killed.close();
    const [claim] = await gateway().claim('crm', START, START + HOUR, 5);
    expect(claim).toMatchObject({ id: sent.id, attempt: 2 });
  });

  it('takes over nothing that a gateway has under way which is alive', async () => {
    const alive = gateway();
    await alive.accept(submission());
    expect(await alive.claim('crm', START, START + HOUR, 1)).toHaveLength(1);
    expect(await gateway().claim('crm', START, START + HOUR, 5)).toEqual([]);
    // Nor after one more has started and ended next to it.
    const short = gateway();
    expect(await short.claim('crm', START, START + HOUR, 5)).toEqual([]);
    await short.close();
    expect(await gateway().claim('crm', START, START + HOUR, 5)).toEqual([]);
  });
});
