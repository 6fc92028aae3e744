import { expect, test } from 'vitest';
import { HOSTS } from '../../check/features/hosts/host-limits.ts';
import { UsageError } from './command.ts';
import { HOST_OPTION, hostName } from './host-option.ts';

test.each([undefined, ...HOSTS.keys()])('%s is taken as it is', (given) => {
  expect(hostName(given)).toBe(given);
});

test('the help names every host, and what is none is refused', () => {
  for (const host of HOSTS.keys()) expect(HOST_OPTION.help).toContain(host);
  expect(HOST_OPTION.help).toMatch(/^[a-z-]+(?:, [a-z-]+)* or [a-z-]+: see docs\/hosting\.md$/);
  expect(() => hostName('nowhere')).toThrow(
    new UsageError(`There is no host nowhere. The choices are ${[...HOSTS.keys()].join(', ')}.`),
  );
});
