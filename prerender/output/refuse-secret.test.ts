import { expect, test } from 'vitest';
import { site } from '../../test-support/render-on-site.tsx';
import { refuseSecret } from './refuse-secret.ts';

const inquiry = {
  title: '',
  subtitle: '',
  picture: { src: 'a.svg', alt: '' },
  endpoint: '/',
  clientId: 'site',
  acceptSecretInBrowser: false,
};

test('a secret in site.yaml stops the build until the site says that anybody may know it', () => {
  const clientSecret = 'secret';
  expect(() => refuseSecret({ ...site, inquiry: { ...inquiry, clientSecret } })).toThrow(
    'inquiry.clientSecret would be sent to every visitor',
  );
  const accepted = { ...inquiry, clientSecret, acceptSecretInBrowser: true };
  expect(() => refuseSecret({ ...site, inquiry: accepted })).not.toThrow();
});

test('a site without a form, and a form without a secret, are built', () => {
  expect(() => refuseSecret(site)).not.toThrow();
  expect(() => refuseSecret({ ...site, inquiry })).not.toThrow();
});
