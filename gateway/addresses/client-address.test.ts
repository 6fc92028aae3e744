import { describe, expect, it } from 'vitest';
import { trustedProxies } from '../settings/trusted-proxies.ts';
import { clientAddress, networksOf } from './client-address.ts';

const none = trustedProxies(undefined);
const proxies = trustedProxies('10.0.0.0/8, ::1');

describe('clientAddress', () => {
  it('believes no header without trusted proxies', () => {
    expect(clientAddress('198.51.100.1', '203.0.113.9', none)).toBe('198.51.100.1');
  });

  it('believes no header of a connection that is no trusted proxy', () => {
    expect(clientAddress('198.51.100.1', '203.0.113.9', proxies)).toBe('198.51.100.1');
  });

  it('takes the address that the last trusted proxy saw, not what the client wrote', () => {
    const header = '1.1.1.1, 203.0.113.9, 10.0.0.7';
    expect(clientAddress('10.0.0.8', header, proxies)).toBe('203.0.113.9');
  });

  it('knows a proxy on a dual-stack socket', () => {
    expect(clientAddress('::ffff:10.0.0.8', '203.0.113.9', proxies)).toBe('203.0.113.9');
    expect(clientAddress('::1', '2001:db8::5', proxies)).toBe('2001:db8::5');
  });

  it('stays with the proxy when the header is absent or no address', () => {
    expect(clientAddress('10.0.0.8', undefined, proxies)).toBe('10.0.0.8');
    expect(clientAddress('10.0.0.8', 'unknown', proxies)).toBe('10.0.0.8');
    expect(clientAddress(undefined, '203.0.113.9', proxies)).toBe('unknown');
  });
});

describe('networksOf', () => {
  it('counts an IPv6 network of one customer as one', () => {
    const { address } = networksOf('2001:db8:0:7::1');
    expect(networksOf('2001:0db8:0000:0007:ffff::2').address).toBe(address);
    expect(networksOf('2001:db8:0:8::1').address).not.toBe(address);
    expect(networksOf('::1').address).toBe('0:0:0:0');
    expect(networksOf('192.0.2.1').address).toBe('192.0.2.1');
  });

  it('knows the networks around an address', () => {
    expect(networksOf('192.0.2.1')).toMatchObject({ network: '192.0.2', wide: '192.0' });
    expect(networksOf('2001:db8:5:7::1')).toMatchObject({
      network: '2001:db8:5',
      wide: '2001:db8',
    });
    // As long as it can be, and with one group left out.
    expect(networksOf('2001:db8:5:7:8:9:a:b').address).toBe('2001:db8:5:7');
    expect(networksOf('2001::5:7:8:9:a:b').address).toBe('2001:0:5:7');
    // Node takes anything for the name of an interface, and a client may have written it.
    expect(networksOf('2001::7%a:1:2:3:4:5:6:7:8:9').address).toBe('2001:0:0:0');
    expect(networksOf('unknown')).toEqual({
      address: 'unknown',
      network: 'unknown',
      wide: 'unknown',
    });
  });
});
