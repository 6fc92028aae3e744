import { describe, expect, it } from 'vitest';
import { testGateway } from '../test-support/gateway/test-gateway.ts';
import { ADA } from '../test-support/gateway/content/wire.ts';

const SUCCESS = { success: true, message: 'Thank you. Your inquiry has been received.' };
const ALREADY = {
  success: false,
  message: 'We have already received this inquiry and are reviewing it.',
};

describe('the fields of an inquiry', () => {
  it('takes a lead without its optional fields, and writes them as empty strings', async () => {
    const gateway = await testGateway();
    const { firstName, lastName, email, description } = ADA;
    const response = await gateway.send({ description, email, lastName, firstName });
    expect(await response.json()).toEqual(SUCCESS);
    const [stored] = await gateway.store.list({});
    expect(stored?.body).toBe(JSON.stringify({ ...ADA, companyName: '' }));
    const again = await gateway.send({ ...ADA, companyName: '' });
    expect(await again.json()).toEqual(ALREADY);
  });

  it('keeps whose it is by the address, in small letters, where the form asks for one', async () => {
    const gateway = await testGateway();
    expect((await gateway.send(ADA)).status).toBe(200);
    const order = { name: 'Ada', agreed: 'yes' };
    expect((await gateway.send(order, {}, 'order')).status).toBe(200);
    const { erased } = await gateway.store.erase(ADA.email, gateway.time.now);
    expect(erased).toHaveLength(1);
    expect((await gateway.store.list({ state: 'waiting' })).map(({ form }) => form)).toEqual([
      'order',
    ]);
  });

  it.each(['nowhere', '__proto__', 'constructor', ''])(
    'answers 404 where there is no form %j',
    async (form) => {
      const gateway = await testGateway();
      const response = await gateway.send(ADA, {}, form);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        success: false,
        message: 'There is no form with this name.',
      });
    },
  );

  // What type=email takes in a browser (HTML standard), the form and the gateway take too.
  it.each([
    ['a@b', 200],
    ['first.last+tag@mail.example.com', 200],
    [".!#$%&'*+/=?^_`{|}~-@example.com", 200],
    [`${'x'.repeat(100)}@example.com`, 200],
    [`a@${'x'.repeat(63)}.example`, 200],
    [`a@${'x'.repeat(64)}.example`, 400],
    ['a b@example.com', 400],
    ['a@-example.com', 400],
    ['a@example..com', 400],
    ['a@example.com ', 400],
    ['ä@example.com', 400],
    ['a@exämple.com', 400],
  ])('answers the address %s with %i, as a browser would judge it', async (email, status) => {
    const gateway = await testGateway();
    expect((await gateway.send({ ...ADA, email })).status).toBe(status);
  });
});
