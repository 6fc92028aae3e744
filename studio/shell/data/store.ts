import { create } from 'zustand';
import type { Landing } from '../../../renderer/studio/dragging/landing.ts';
import { focusPage } from '../desk/frame.ts';
import type { At, Box, Extent } from '../../../renderer/studio/messages.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import type { Figure } from '../../../renderer/studio/text/reading.ts';
import type { PicturePlace } from './picture-place.ts';
import type {
  ChangesOfFile,
  DraftState,
  GitState,
  ListedPage,
  MovePreview,
  Overview,
} from '../../protocol.ts';

/** What is next to the page, or over it. */
export type Side = 'fields' | 'changes' | 'conflicts';

/** What somebody has put in the place of the page for a moment. */
export type Over =
  /** The list of pages, at the row of an address. */
  | { kind: 'pages'; row?: string }
  | { kind: 'new-page'; copyOf?: ListedPage }
  | { kind: 'rename-page'; page: ListedPage }
  | { kind: 'delete-page'; page: ListedPage; preview: MovePreview }
  | { kind: 'menu-place'; page: ListedPage }
  /** The blocks that can be put into a list of the page, at an index of it. */
  | { kind: 'shelf'; list: string; index: number }
  | { kind: 'pictures'; place: PicturePlace; dropped?: File }
  | { kind: 'keys' }
  /** The blocks one below the other, on a phone. */
  | { kind: 'order' }
  /** Where the words lead that are selected on the page. */
  | { kind: 'link'; href: string };

/** What somebody tries on the page. */
export interface Trying {
  at: At;
  /** What it is, and what it would be there. */
  name: string;
  place: string;
  operations: readonly Operation[];
  /** Whether it is a block that is not there yet. */
  isBlock: boolean;
  /** A picture that the server does not have yet, and the place of its path. */
  picture?: { at: At; url: string };
  /** Takes it. */
  take: () => void;
}

export interface StudioState {
  overview: Overview | undefined;
  page: ListedPage | undefined;
  /** Whether the page was just made, so that it is to be written once it is drawn. */
  isNew: boolean;
  /** Whose pages are listed, if somebody has chosen. */
  language: string | undefined;
  /** The file of the page that was made last. */
  made: string | undefined;
  /** What each file says that was asked for, in the draft. */
  files: Readonly<Record<string, unknown>>;
  /** What the texts of each of them can refer to. */
  figures: Readonly<Record<string, readonly Figure[]>>;
  draft: DraftState;
  /** What has changed since the last save, as far as it was asked for. */
  changes: readonly ChangesOfFile[];
  /** Where that is, by file: JSON Pointers to it, and to all that it is in. */
  changedPlaces: ReadonlyMap<string, ReadonlySet<string>>;
  /** A block or entry of a file, or a file as a whole. */
  selected: At | undefined;
  /** The text being written on the page. */
  writing: At | undefined;
  /** The text of the panel that has the focus, if figures can be inserted into it. */
  field: At | undefined;
  /** Whether the figures are listed at that field, or at the one that was left for them. */
  isChoosingFigure: boolean;
  side: Side;
  over: Over | undefined;
  /** Where the menu of actions is, from the top and left of the window; those of a page, or of what is selected. */
  menu: { top: number; left: number; isMoving?: boolean; page?: ListedPage } | undefined;
  /** The line at which what is dragged would land, from the top and left of the window; those of a page, or of what is selected. */
  landing: Landing['line'] | undefined;
  /** The block whose problem is told next to its flag, by its index. */
  noted: number | undefined;
  /** What is shown on the page without being in the draft. */
  trying: Trying | undefined;
  /** Whether the page is shown as it is saved, without the draft. */
  isSaved: boolean;
  /** Where the blocks of the page are, from the top of the frame. */
  blocks: readonly Box[];
  /** Where what is not saved is, from the top of the frame. */
  bars: readonly Box[];
  /** Where what is written or selected is, from the left of the frame. */
  marked: Extent | undefined;
  /** The address that has been drawn and has none. */
  empty?: string | undefined;
  /** Width of the page, in px; all the room there is, if not given. */
  width: 390 | 768 | 1280 | undefined;
  /** Whether the page is shown without the list and the fields, as visitors see it. */
  isAlone: boolean;
  /** Whether the fields are shown where they would be over the page. */
  isPanelOpen: boolean;
  /** The theme of the page; that of the system, if not given. */
  theme: 'light' | 'dark' | undefined;
  /** Whether keys without Ctrl or Alt act (WCAG 2.1.4). */
  hasKeys: boolean;
  /** The last thing that was done, for the line at the foot and for screen readers. */
  said: string;
  /** How often something was said: the same once more is said again. */
  timesSaid: number;
  /** When what was written last came into the draft. */
  keptAt: string | undefined;
  /** Since when the server has not answered. */
  awaySince: string | undefined;
  isSaving: boolean;
  /** Whether what is saved can be committed, as far as somebody has asked. */
  git: GitState | undefined;
  /** The message of the next commit, if somebody has written another one than is proposed. */
  message: string | undefined;
}

export const useStudio = create<StudioState>(() => ({
  overview: undefined,
  page: undefined,
  isNew: false,
  made: undefined,
  language: undefined,
  files: {},
  figures: {},
  draft: { problems: [], fixable: 0, conflicts: [], changed: [], canUndo: false, canRedo: false },
  changes: [],
  changedPlaces: new Map(),
  selected: undefined,
  writing: undefined,
  field: undefined,
  isChoosingFigure: false,
  side: 'fields',
  over: undefined,
  menu: undefined,
  landing: undefined,
  noted: undefined,
  trying: undefined,
  isSaved: false,
  blocks: [],
  bars: [],
  marked: undefined,
  width: undefined,
  isAlone: false,
  isPanelOpen: false,
  theme: undefined,
  hasKeys: true,
  said: '',
  timesSaid: 0,
  keptAt: undefined,
  awaySince: undefined,
  isSaving: false,
  git: undefined,
  message: undefined,
}));

export const { getState: now, setState: set } = useStudio;

/** Takes away what is over the page; the focus is again at the row of the list, or on the page. */
export function closeOver(): void {
  const { over } = now();
  const page = over && 'page' in over ? over.page : over?.kind === 'new-page' && over.copyOf;
  if (page) return set({ over: { kind: 'pages', row: page.route } });
  set({ over: undefined });
  focusPage();
}

/** Lists the figures at the field of the panel that has the focus. */
export function askForFigure(): void {
  const { field, figures } = now();
  if (!field) return;
  if ((figures[field.file] ?? []).length === 0) return say('The site has no figures yet.');
  set({ isChoosingFigure: true });
}

/** The language whose pages are listed. */
export function languageShown(state: StudioState): string | undefined {
  return state.language ?? languageOfPage(state) ?? state.overview?.languages[0]?.language;
}

/** The language of the page that is shown. */
export function languageOfPage({ overview, page }: StudioState): string | undefined {
  return overview?.groups.find(({ pages }) => pages.some(({ file }) => file === page?.file))
    ?.language;
}

/** Says what was done, where everybody sees and hears it. */
export function say(said: string): void {
  set({ said, timesSaid: now().timesSaid + 1 });
}
