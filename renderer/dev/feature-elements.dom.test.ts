import { expect, test } from 'vitest';
import { showElements } from './feature-elements.ts';

test('the elements of a page are in the head until those of another one come', () => {
  document.head.innerHTML = '<title>Team</title>';
  const data = '<script type="application/ld+json">{"a":1}</script>';
  showElements(`<link rel="alternate" href="/llms.txt"><meta name="a" content="b">${data}`);
  const first = document.head.lastElementChild;
  expect(document.head.innerHTML).toBe(
    `<title>Team</title><link rel="alternate" href="/llms.txt"><meta name="a" content="b">${data}`,
  );
  showElements(`<link rel="alternate" href="/llms.txt"><meta name="a" content="b">${data}`);
  expect(document.head.lastElementChild).toBe(first);
  showElements('<meta name="c">');
  expect(document.head.innerHTML).toBe('<title>Team</title><meta name="c">');
  showElements('');
  expect(document.head.innerHTML).toBe('<title>Team</title>');
});
