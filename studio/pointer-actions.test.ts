import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Whatever a pointer can do in the studio besides a plain click, a key and plain clicks do as well (WCAG 2.1.1, 2.5.7).
 * Code that hears more than a click is found here, and has to say what else does the same, and which test shows it.
 */

const ROOT = join(import.meta.dirname, '..');

interface PointerAction {
  what: string;
  files: string[];
  key: string;
  click: string;
  /** A spec of tests/browser/studio/, and one of its tests. */
  shownBy: string[];
}

const MOVED = 'same-move: dragging, a key and clicks alone lead to the same file';
const DROPPED =
  'pictures: a file takes the place of a picture wherever it is dropped, and as it is chosen';

const ACTIONS: PointerAction[] = [
  {
    what: 'drag a block by its number or its row, or an entry by its number in the fields',
    files: [
      'studio/shell/desk/Desk.tsx',
      'studio/shell/desk/Handles.tsx',
      'studio/shell/list/BlockRows.tsx',
      'studio/shell/panel/fields/ListField.tsx',
    ],
    key: 'Alt with an arrow; M and a number',
    click: 'Move up, Move down and Move to in Actions; Up and Down in the fields',
    shownBy: [MOVED, 'arrange: Move to goes to a place by its number, and each place is a button'],
  },
  {
    what: 'drag an entry by its tag on the page; drop a file on a picture; follow a link by Ctrl with a click',
    files: ['renderer/studio/start-overlay.ts', 'renderer/studio/follow-link.ts'],
    key: 'Alt with an arrow; Enter on Choose; Alt Enter',
    click: 'the tag, then Move; Choose, then Choose a file; Open below the field of a link',
    shownBy: [
      MOVED,
      DROPPED,
      'text: a link is followed in the frame, and what was written is kept',
      'links: a link is chosen by the title of its page, and an unknown address is refused with the nearest',
    ],
  },
  {
    what: 'drop a file on the field of a picture, on the shelf, or beside them, which says where',
    files: [
      'studio/shell/desk/PictureShelf.tsx',
      'studio/shell/panel/fields/PictureField.tsx',
      'studio/shell/start.tsx',
    ],
    key: 'Enter on Choose',
    click: 'Choose, then Choose a file',
    shownBy: [DROPPED],
  },
  {
    what: 'point at something of the shelf, which tries it',
    files: ['studio/shell/desk/Shelf.tsx'],
    key: 'the arrows; Enter takes it',
    click: 'it, which takes it; Undo takes it off',
    shownBy: [
      'shelf: arrows try one block after the other on the page, Escape takes it off',
      'shelf: with the mouse, pointing tries, and the tag on the page adds',
      'shelf: a tap tries, and Add takes',
    ],
  },
  {
    what: 'point at a flag, which shows its sentence',
    files: ['studio/shell/desk/Flags.tsx'],
    key: 'Tab to it; F8',
    click: 'it, which leads to its field, where the sentence is',
    shownBy: [
      'problems: a problem is at its field and in the bar, and keeps the draft from being saved',
    ],
  },
  {
    what: 'the right button on a page of the list',
    files: ['studio/shell/list/PageRow.tsx'],
    key: '.',
    click: 'More',
    shownBy: [
      'pages: Escape leaves each place, and the row of the page has the focus again',
      'pages: deleting asks only where the visitors go',
    ],
  },
];

/** What offers dragging and dropping to others, where it counts; and what refuses them. */
const OTHERS = [
  'renderer/studio/dragging/drag-entry.ts',
  'renderer/studio/dragging/drop-picture.ts',
  'renderer/studio/refuse-defaults.ts',
  'renderer/studio/text/text-events.ts',
  'studio/shell/data/drag-order.ts',
  'studio/shell/data/use-drag.ts',
];

const GESTURES = [
  /\b(?:draggable|dropTargetFor\w+|monitorFor\w+|useDrag|useDrop|dragBy\w*|dropOn|takeFiles)\(/,
  /\bon(?:Drag|Drop|Pointer(?:Enter|Move|Over)|Mouse(?:Enter|Move|Over)|ContextMenu|DoubleClick|Touch|Wheel)\w*=/,
  /'(?:drag(?:start|enter|over|end)?|drop|(?:pointer|mouse)(?:enter|move|over)|contextmenu|dblclick|touch\w+|wheel)'|\bdrop: \(/,
  // Whoever looks at more of a click than that it came.
  /\((?:\w+): MouseEvent\)/,
];

const sources = ['studio', 'renderer/studio'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('each file that hears more of a pointer than a click has a key and a click that do the same', () => {
  const found = sources.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !OTHERS.includes(file) && GESTURES.some((gesture) => gesture.test(text));
  });
  expect(found.toSorted()).toEqual(ACTIONS.flatMap(({ files }) => files).toSorted());
});

test.each(ACTIONS.flatMap(({ shownBy }) => shownBy))('%s', (shown) => {
  const [spec = '', name = ''] = shown.split(': ');
  const text = readFileSync(join(ROOT, 'tests/browser/studio', `${spec}.spec.ts`), 'utf8');
  // `test` or one of its own, such as `freshTest`.
  expect(text).toContain(`est('${name}'`);
});
