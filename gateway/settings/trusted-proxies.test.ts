import { describe, expect, it } from 'vitest';
import { clientAddress } from '../addresses/client-address.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Whether what an address says about others is believed. */
const isTrusted = (raw: string, address: string) =>
  clientAddress(address, 'fe80::1', trustedProxies(raw)) !== address;

describe('trustedProxies', () => {
  it('are addresses, or networks of any size', () => {
    expect(isTrusted('192.0.2.7', '192.0.2.7')).toBe(true);
    expect(isTrusted('192.0.2.7', '192.0.2.6')).toBe(false);
    expect(isTrusted(' , 192.0.2.7/32,', '192.0.2.7')).toBe(true);
    expect(isTrusted('192.0.2.7/0', '198.51.100.1')).toBe(true);
    expect(isTrusted('2001:db8::7', '2001:db8::7')).toBe(true);
    expect(isTrusted('2001:db8::7', '2001:db8::6')).toBe(false);
    expect(isTrusted('2001:db8::7/128', '2001:db8::7')).toBe(true);
  });

  it.each(['localhost', '192.0.2.7/33', '2001:db8::7/129', '192.0.2.7/', '192.0.2.7/x', '10/8'])(
    'are not %s',
    (raw) => {
      expect(() => trustedProxies(raw)).toThrow(`but has "${raw}".`);
    },
  );
});
