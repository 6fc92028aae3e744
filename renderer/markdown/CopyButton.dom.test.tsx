import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findElement } from '../../test-support/find-element.ts';
import { mountOnSite } from '../../test-support/mount-on-site.tsx';
import { Code } from './Code.tsx';

const writeText = vi.fn<Clipboard['writeText']>();
Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
afterEach(() => {
  writeText.mockReset();
});

test('a press copies the code, and says so to the eye and to the ear', async () => {
  mountOnSite(<Code text="a: 1" language="yaml" />);
  const button = findElement('button');
  expect(button.textContent).toBe('Copy');
  expect(findElement('[role=status]').textContent).toBe('');
  writeText.mockResolvedValue();
  button.click();
  await eventually(() => expect(button.textContent).toBe('Copied'));
  expect(findElement('[role=status]').textContent).toBe('Copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a: 1');
});

test('where the browser does not allow it, the code is selected', async () => {
  mountOnSite(<Code text="b: 2" />);
  writeText.mockRejectedValue(new Error('not allowed'));
  findElement('button').click();
  await eventually(() => expect(String(getSelection())).toBe('b: 2'));
  expect(findElement('button').textContent).toBe('Copy');
});
