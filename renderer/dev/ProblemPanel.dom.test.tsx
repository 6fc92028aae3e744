import { expect, onTestFinished, test, vi } from 'vitest';
import { unknownField } from '../../test-support/content/unknown-field.ts';
import { findElement } from '../../test-support/find-element.ts';
import { drawn, mountOnSite } from '../../test-support/mount-on-site.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';

/** Presses the place of the problem. @returns what the panel says about it */
const press = async () => {
  findElement('aside li button').click();
  await drawn();
  return document.querySelector('[role="status"]')?.textContent;
};

test('the place of a problem opens the editor, and if there is none, says so', async () => {
  const answers = [new Response(null), new Response('No editor.', { status: 500 })];
  const fetched = vi.fn<(...asked: unknown[]) => Promise<Response | undefined>>(() =>
    Promise.resolve(answers.shift()),
  );
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  mountOnSite(
    <ProblemPanel
      problems={[unknownField]}
      failures={[]}
      view={{ file: null, hasPage: true, mark: null }}
    />,
  );
  expect(await press()).toBe(undefined);
  expect(await press()).toBe('No editor.');
  expect(fetched.mock.lastCall).toEqual([
    '/__open-in-editor?file=pages%2Fteam.yaml%3A3%3A5',
    { method: 'POST' },
  ]);
});
