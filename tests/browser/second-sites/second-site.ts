import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mailbox } from '../../../test-support/gateway/mailbox.ts';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { shrinkPhotographs } from '../../../test-support/content/light-site.ts';
import { buildSite } from '../../../test-support/content/built-site.ts';
import { type Started, startServer } from '../support/start-server.ts';
import { test } from '../support/test.ts';

/** A second company's site, built and served with its gateway for the tests of a group. */
export interface SecondSite {
  /** Where it is served, once the tests run. */
  address: () => string;
  /** Takes what its forms send. */
  mailbox: Mailbox;
}

/** @param name of a folder in `tests/second-site` */
export function secondSite(name: string): SecondSite {
  const mailbox = new Mailbox();
  let folder = '';
  let server: Started | undefined;

  test.beforeAll(async () => {
    // A build with photographs, while others build.
    test.setTimeout(180_000);
    folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const site = join(folder, 'site');
    copySite(join(import.meta.dirname, '../../second-site', name), site);
    // Encoding them takes half of the build; one of them is offered in several widths.
    await shrinkPhotographs(site, 480, 960);
    buildSite(site);
    await mailbox.start();
    const settings = {
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'website@second-site.example',
    };
    server = await startServer(settings, site);
  });

  test.afterAll(async () => {
    server?.process.kill();
    await mailbox.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    address: () => {
      if (!server) throw new Error(`${name} is not served yet.`);
      return server.address;
    },
    mailbox,
  };
}
