import { expect, it } from 'vitest';
import {
  GatewayProcess,
  runInquiries,
} from '../../test-support/gateway/processes/gateway-process.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { type Reply, Visitor } from '../../test-support/gateway/visitor.ts';
import { inquiryAbout } from '../../test-support/gateway/content/wire.ts';

/** Runs a gateway whose files cannot grow over 3 MB: the system refuses to write more. */
const SMALL_DISK = ['sh', '-c', 'ulimit -f 6000; exec "$@"', 'sh'];

it('answers 503 when the disk is full, and what was accepted before is intact', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const small = await GatewayProcess.start(env, SMALL_DISK);
  const visitor = new Visitor(small.port);
  const replies: Reply[] = [];
  while ((replies.at(-1)?.status ?? 200) === 200 && replies.length < 500) {
    replies.push(await visitor.send(inquiryAbout(`${replies.length} ${'x'.repeat(10_000)}`)));
  }
  const accepted = replies.length - 1;
  expect(accepted).toBeGreaterThan(20);
  expect(replies.at(-1)).toMatchObject({ status: 503, json: { success: false } });
  expect((await fetch(`http://127.0.0.1:${small.port}/healthz`)).status).toBe(503);
  visitor.close();
  await small.kill();

  expect((await runInquiries(env)).stdout).toBe(
    `${accepted} accepted = ${accepted} waiting + 0 delivered + 0 quarantined + 0 dead: all accounted for\n`,
  );
  const large = await GatewayProcess.start(env);
  const again = new Visitor(large.port);
  expect((await again.send(inquiryAbout('after'))).status).toBe(200);
  again.close();
  await large.stop();
});
