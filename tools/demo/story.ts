import type { Stage } from './stage.tsx';

const TITLE = 'Fresh bread';
const TYPED = ' at six';
const PROMPT = 'my-site $ ';
const COMMAND = 'npx website-from-yaml check --fix';

/** Milliseconds between two keys. */
const KEY = 110;

/**
 * What the demo tells: a word is typed and the page follows; a link is misspelled and the panel says so; the check fixes
 * it and the page is good again.
 * @returns the frame that says most of it alone: the misspelled link, its problem, and the command that fixes it
 */
export async function tellStory(stage: Stage): Promise<number> {
  const heading = (name: string) =>
    stage.shown.getByRole('heading', { level: 1, name, exact: true });
  const problems = stage.shown.getByRole('complementary', { name: 'Problems' });
  stage.print(PROMPT);
  stage.moveBehind(`title: ${TITLE}`);
  await heading(TITLE).waitFor();
  await stage.hold(1200);

  let title = TITLE;
  for (const key of TYPED) {
    stage.type(key);
    title += key;
    await heading(title.trim()).waitFor();
    await stage.hold(KEY);
  }
  await stage.hold(1300);

  stage.moveBehind('href: /orde');
  await stage.hold(600);
  stage.deleteBack();
  await problems.waitFor();
  await stage.hold(2600);

  for (const part of COMMAND.split(/(?<= )/)) {
    stage.print(part);
    await stage.hold(2 * KEY);
  }
  await stage.hold(300);
  const still = stage.frames.length - 1;
  stage.print('\n');
  stage.run('check', '--fix');
  stage.print(PROMPT);
  await problems.waitFor({ state: 'hidden' });
  await stage.hold(3400);
  return still;
}
