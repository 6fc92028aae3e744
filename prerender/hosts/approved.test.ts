import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTS } from '../../check/features/hosts/host-limits.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { contentSecurityPolicy } from '../output/headers/content-security-policy.ts';
import { documentHeaders } from '../output/headers/document-headers.ts';
import { movedRules } from '../output/headers/moved-addresses.ts';
import type { HostedSite } from './hosted-site.ts';
import { HOST_WRITERS } from './write-for-host.ts';

const serving = {
  ...PLAIN_SERVING,
  documentHeaders: { 'Content-Security-Policy': contentSecurityPolicy() },
  frames: ['https://maps.example'],
  redirects: {
    '/old': '/about',
    '/shop.php': 'https://shop.example/?a=$b',
    '/shop.php?id=1': 'https://shop.example/one',
    '/page?id=3&lang=de': '/de/',
    '/de/alt': '/de/about',
  },
  gone: ['/sale', '/page?id=4'],
};

const plain = documentHeaders('<p>', serving);
const framing = documentHeaders('<p data-frame="https://maps.example">', serving);

const site: HostedSite = {
  serving,
  files: [
    '404.html',
    'about/index.html',
    'assets/entry-1a2b.js',
    'de/404.html',
    'index.html',
    'media/hills-1a2b.svg',
    'robots.txt',
    'visit/index.html',
  ],
  documents: new Map([
    ['/', plain],
    ['/about', plain],
    ['/visit', framing],
    ['/404.html', plain],
    ['/de/404.html', plain],
  ]),
  notFound: ['/de'],
  moved: movedRules(serving),
};

// What servers make of it is tested where they are installed. After a wanted change: npx vitest run prerender/hosts -u
test.each(Object.entries(HOST_WRITERS))('%s is told what was approved', async (name, host) => {
  const limits = HOSTS.get(name);
  if (!limits) throw new Error(`There are no limits of ${name}.`);
  for (const [file, text] of Object.entries(host.files(site, limits))) {
    const approved = `approved/${name}-${file.replaceAll('/', '-')}.txt`;
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, approved));
  }
});
