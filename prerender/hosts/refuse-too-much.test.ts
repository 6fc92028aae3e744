import { expect, test } from 'vitest';
import { HOSTS, type HostLimits } from '../../check/features/hosts/host-limits.ts';
import { refuseTooMuch } from './refuse-too-much.ts';

function limitsOf(name: string): HostLimits {
  const limits = HOSTS.get(name);
  if (!limits) throw new Error(`There is no host ${name}.`);
  return limits;
}

const files = (count: number, folder: string, size = 1) =>
  Array.from({ length: count }, (_, n) => ({ file: `${folder}${n}.html`, size }));

test('Netlify takes any number of files, but not all of them in one folder', () => {
  const netlify = limitsOf('netlify');
  const full = files(54_000, 'blog/');
  expect(() => refuseTooMuch([...full, ...files(54_000, '')], netlify)).not.toThrow();
  expect(() => refuseTooMuch([...full, ...files(1, 'blog/more-')], netlify)).toThrow(
    'Netlify allows 54000 files in a folder, but blog has more.',
  );
});

test('Cloudflare takes only so many files, none of them too large', () => {
  const cloudflare = limitsOf('cloudflare');
  expect(() => refuseTooMuch(files(100_000, ''), cloudflare)).not.toThrow();
  expect(() => refuseTooMuch(files(100_001, ''), cloudflare)).toThrow(
    'Cloudflare allows 100000 files, but the built site has 100001.',
  );
  const size = 25 * 1024 * 1024;
  expect(() => refuseTooMuch(files(1, 'film', size), cloudflare)).not.toThrow();
  expect(() => refuseTooMuch(files(1, 'film', size + 1), cloudflare)).toThrow(
    `Cloudflare allows files of at most 25 MiB, but film0.html has ${size + 1} bytes.`,
  );
});

test('a server of your own takes everything', () => {
  for (const name of ['nginx', 'caddy'])
    expect(() => refuseTooMuch(files(100_001, '', 2 ** 40), limitsOf(name))).not.toThrow();
});
