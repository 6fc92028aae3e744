import type { At, Box, FromPage } from '../../../renderer/studio/messages.ts';
import {
  focusField,
  keepWritten,
  pick,
  showSelected,
  write,
  writeNext,
} from '../data/page-actions.ts';
import { toggleSaved } from '../data/as-saved.ts';
import { moveTo } from '../data/arrange.ts';
import { picturePlace } from '../data/picture.ts';
import { beginWriting } from '../data/page-commands.ts';
import { NO_ENTRY, placeAt } from '../data/order.ts';
import { entryAt } from '../data/pointer.ts';
import { describe } from '../data/selection.ts';
import { closeOver, now, say, set } from '../data/store.ts';
import { showTried, takeTried } from '../data/trial.ts';
import { isSwitchedOff } from '../keys/single-keys.ts';
import { arrangingKey, commandKey, letGo } from '../keys/arranging-keys.ts';
import { frameBox, hasFlushed } from './frame.ts';
import { showLook } from './look.ts';
import { openLink } from './open-link.ts';
import { changesShown, markChanges } from './mark-changes.ts';

/** The address whose page was told last what is selected. */
let shown: string | undefined;

let afterDrawn: (() => unknown) | undefined;

/** Does something once the page is drawn for the first time. */
export function whenDrawn(then: () => unknown): void {
  afterDrawn = then;
}

/** Does what the page in the frame tells of. */
// oxlint-disable-next-line max-lines-per-function -- One case for each message.
export function hearPage(message: FromPage): void {
  switch (message.studio) {
    case 'drawn':
      followTried(message.blocks);
      placeBlocks(message);
      if (!message.changed) markChanges(now().page?.file ?? '', changesShown(now()));
      afterDrawn?.();
      afterDrawn = undefined;
      // A page that has just come knows nothing about the selection.
      if (shown !== message.route) {
        shown = message.route;
        showLook();
        if (now().selected) showSelected(true);
      }
      // It comes before its blocks do.
      if (now().isNew && message.blocks.length > 0 && message.route === now().page?.route)
        void beginWriting();
      return;
    case 'picked':
      // What is somewhere on the page while something is tried may be elsewhere without it.
      if (now().trying) return closeOver();
      if (now().isSaved) return void toggleSaved();
      return void pick(message.at, message.isText, message.range);
    case 'wrote':
      return void keepWritten(message);
    case 'next':
      return void keepWritten(message).then(() => goOn(message));
    case 'missing':
      if (message.by !== 0) return void writeNext(message.at, message.by);
      set({ writing: undefined });
      return focusField(message.at, message.range);
    case 'stopped': {
      const { pointer, part } = now().writing ?? {};
      if (pointer !== message.at.pointer || part !== message.at.part) return;
      set({ writing: undefined });
      const { selected } = now();
      if (selected) say(`Writing ended, ${describe(selected).name} selected`);
      return;
    }
    case 'link':
      return set({ over: { kind: 'link', href: message.href } });
    case 'followed':
      return void openLink(message.href);
    case 'say':
      return say(message.words);
    case 'actions': {
      if (now().trying) return takeTried();
      const { selected, files } = now();
      if (!selected) return say('Nothing is selected.');
      if (!entryAt(files[selected.file], selected.pointer)) return say(NO_ENTRY);
      const { top, left } = frameBox();
      const { isMoving } = message;
      return set({ menu: { top: top + message.top + 4, left: left + message.left, isMoving } });
    }
    case 'dragged':
      return void (message.isDropped
        ? moveTo(message.at, message.to)
        : say(`${describe(message.at).name}, ${placeAt(message.at, message.to)}`));
    case 'brought':
      return bring(message.at, message.file);
    case 'flushed':
      return hasFlushed();
    case 'let-go':
      return letGo(message.key);
    case 'key':
      if (!commandKey(message) && !isSwitchedOff(message)) arrangingKey(message);
  }
}

/** Goes on with the next part of a text in Markdown, or with another text. */
function goOn({ at, by, part }: Extract<FromPage, { studio: 'next' }>): void | Promise<void> {
  return part === undefined ? writeNext(at, by) : write({ ...at, part }, by);
}

export const WHERE_TO_DROP = 'Drop a picture on a picture of the page, or on its field.';

/** A picture takes the place of the one that it is dropped on. */
function bring(at: At, dropped: File): void {
  const place = picturePlace(at);
  if (!place) return say(WHERE_TO_DROP);
  set({ over: { kind: 'pictures', place, dropped } });
}

/** The page also tells of it when nothing has moved, such as after each letter. */
function placeBlocks({
  route,
  blocks,
  isWhole,
  marked,
  changed: bars = [],
}: Extract<FromPage, { studio: 'drawn' }>): void {
  const empty = isWhole && blocks.length === 0 ? route : undefined;
  const before = now();
  const isSame =
    before.empty === empty &&
    before.marked?.left === marked?.left &&
    before.marked?.right === marked?.right &&
    areSame(before.blocks, blocks) &&
    areSame(before.bars, bars);
  if (!isSame) set({ blocks, empty, marked, bars });
}

function areSame(before: readonly Box[], after: readonly Box[]): boolean {
  return (
    before.length === after.length &&
    after.every(
      ({ top, height }, index) => top === before[index]?.top && height === before[index].height,
    )
  );
}

/** Marks what is tried again where it has another height now, such as when it has just been drawn. */
function followTried(blocks: readonly Box[]): void {
  const { trying, blocks: before } = now();
  if (!trying) return;
  const [, index = '0'] = /^\/blocks\/(\d+)/.exec(trying.at.pointer) ?? [];
  const [was, is] = [before, blocks].map((all) => all[Number(index)]?.height);
  if (was !== is || before.length !== blocks.length) showTried();
}
