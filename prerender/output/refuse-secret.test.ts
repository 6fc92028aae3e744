import { expect, test } from 'vitest';
import { site } from '../../test-support/render-on-site.tsx';
import { refuseSecret } from './refuse-secret.ts';

test('a secret in site.yaml stops the build until the site says that anybody may know it', () => {
  const clientSecret = 'secret';
  expect(() => refuseSecret({ ...site, forms: { ...site.forms, clientSecret } })).toThrow(
    'forms.clientSecret would be sent to every visitor',
  );
  const accepted = { ...site.forms, clientSecret, acceptSecretInBrowser: true };
  expect(() => refuseSecret({ ...site, forms: accepted })).not.toThrow();
});

test('a site without a secret is built', () => {
  expect(() => refuseSecret(site)).not.toThrow();
});
