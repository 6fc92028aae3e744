import { BlockList, isIP } from 'node:net';
import { type Reader, WrongValue } from './setting-readers.ts';

/**
 * Reads TRUSTED_PROXIES: addresses and networks, separated by commas
 * (`127.0.0.1, 10.0.0.0/8, ::1`). Only a request whose connection comes from one of them may say
 * whom it is forwarded for.
 */
export const trustedProxies: Reader<BlockList> = (raw) => {
  const proxies = new BlockList();
  for (const item of (raw ?? '').split(',').map((part) => part.trim())) {
    if (item === '') continue;
    const [address = '', prefix] = item.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (version === 0 || !/^\d*$/.test(prefix ?? '') || prefix === '' || bits > longest) {
      throw new WrongValue(
        `must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, but has "${item}".`,
      );
    }
    proxies.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
};
