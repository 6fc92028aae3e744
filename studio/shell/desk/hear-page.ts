import type { FromPage } from '../../../renderer/studio/messages.ts';
import {
  keepWritten,
  pick,
  select,
  showSelected,
  textsAfter,
  write,
} from '../data/page-actions.ts';
import { arrangingKey, commandKey } from '../keys/arranging-keys.ts';
import { now, say, set } from '../data/store.ts';
import { describe, holderOf } from '../data/selection.ts';

/** The address whose page was told last what is selected. */
let shown: string | undefined;

/** Does what the page in the frame tells of. */
export function hearPage(message: FromPage): void {
  switch (message.studio) {
    case 'drawn':
      set({ blocks: message.blocks });
      // A page that has just come knows nothing of the selection.
      if (shown !== message.route) {
        shown = message.route;
        if (now().selected) showSelected(true);
      }
      return;
    case 'picked':
      return void pick(message.at, message.isText);
    case 'wrote':
      return void keepWritten(message.at, message.text);
    case 'next':
      return void keepWritten(message.at, message.text).then(() => goOn(message));
    case 'stopped': {
      if (now().writing?.pointer === message.at.pointer) set({ writing: undefined });
      const { selected } = now();
      if (selected) say(`Writing ended, ${describe(selected).name} selected`);
      return;
    }
    case 'actions':
      return set({ menu: { top: message.top, left: message.left } });
    case 'key':
      if (!commandKey(message)) arrangingKey(message);
  }
}

async function goOn({ at, by }: Extract<FromPage, { studio: 'next' }>): Promise<void> {
  const next = textsAfter(at, by);
  if (!next)
    return say(
      by > 0 ? 'This is the last text of the page.' : 'This is the first text of the page.',
    );
  await select({ file: next.file, pointer: holderOf(now().files[next.file], next.pointer) }, false);
  write(next);
}
