import { HOSTS } from '../../check/features/hosts/host-limits.ts';
import { noSuch } from './no-such.ts';

const NAMES = [...HOSTS.keys()];

/** Of commands that ask what a host makes of the site. */
export const HOST_OPTION = {
  type: 'string',
  value: 'HOST',
  help: `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}: see docs/hosting.md`,
} as const;

/** @throws if it is the name of no host; nothing given means the site's own server */
export function hostName(given: string | undefined): string | undefined {
  if (given === undefined || HOSTS.has(given)) return given;
  throw noSuch('host', given, NAMES);
}
