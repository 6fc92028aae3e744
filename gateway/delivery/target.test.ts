import { expect, test } from 'vitest';
import { labelOf } from './target.ts';

test('a label tells targets of one kind apart without their addresses', () => {
  expect(labelOf('crm')).toBe('crm');
  expect(labelOf('email:owner@bakery.example')).toMatch(/^email-[0-9a-f]{6}$/);
  expect(labelOf('webhook:https://hooks.example/c0ffee')).toMatch(/^webhook-[0-9a-f]{6}$/);
  expect(labelOf('email:a@bakery.example')).not.toBe(labelOf('email:b@bakery.example'));
  expect(labelOf('email:a@bakery.example')).toBe(labelOf('email:a@bakery.example'));
});
