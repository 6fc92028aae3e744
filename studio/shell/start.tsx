import './styles/base.css';
import './styles/controls.css';
import './styles/bar.css';
import './styles/list.css';
import './styles/desk.css';
import './styles/margin.css';
import './styles/first.css';
import './styles/panel.css';
import './styles/changes.css';
import './styles/pickers.css';
import './styles/commit.css';
import './styles/settings.css';
import './styles/over-desk.css';
import './styles/key-line.css';
import './styles/phone.css';
import './styles/motion.css';
import { createRoot } from 'react-dom/client';
import { call, isNothing, Refused } from './data/call.ts';
import { readAll, sendLeftBehind } from './data/draft-actions.ts';
import { allPages, followWritten, openPage } from './data/page-actions.ts';
import { now, say } from './data/store.ts';
import { followSaved } from './data/as-saved.ts';
import { keepShown } from './data/page-commands.ts';
import { takeFiles } from '../../renderer/studio/dragging/drop-picture.ts';
import { SITE_CHANGED } from '../../renderer/dev/site-changed.ts';
import { goOnWriting, remembered, rememberWriting } from './data/writing-memory.ts';
import { WHERE_TO_DROP, whenDrawn } from './desk/hear-page.ts';
import { keepFocus } from './keys/keep-focus.ts';
import { readHasKeys } from './keys/single-keys.ts';
import { Message } from './Message.tsx';
import { followKeyboard } from './phone/follow-keyboard.ts';
import { Studio } from './Studio.tsx';

const container = document.getElementById('studio');
if (!container) throw new Error('The document of the studio must have an element #studio.');
const root = createRoot(container);

/** Changes that come within so many ms are looked at together. */
const TOGETHER_MS = 300;

readHasKeys();
followKeyboard();
followSaved();
followWritten();
keepFocus();
takeFiles(() => say(WHERE_TO_DROP));
try {
  await openSession();
  await sendLeftBehind();
  await readAll();
  const asked = new URLSearchParams(location.search).get('page');
  const pages = allPages();
  const writing = remembered();
  const page =
    pages.find(({ route, file }) => (asked === null ? file === writing?.file : route === asked)) ??
    pages[0];
  if (page) await openPage(page);
  whenDrawn(() => writing && void goOnWriting(writing));
  rememberWriting();
  root.render(<Studio />);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  root.render(
    <Message
      title={error instanceof Refused ? 'The studio is closed' : 'The studio cannot start'}
      words={words}
    />,
  );
}

/** The token is in the fragment of the address that was printed; once it is a cookie, it is taken from there. */
async function openSession(): Promise<void> {
  const token = location.hash.slice(1);
  if (token === '') return;
  history.replaceState(null, '', location.pathname + location.search);
  await call('session', { token }, isNothing);
}

// Somebody else has changed the site, or this very draft was changed in another window.
let soon: ReturnType<typeof setTimeout> | undefined;
addEventListener(SITE_CHANGED, () => {
  clearTimeout(soon);
  soon = setTimeout(() => {
    // What is only tried, or looked at as it is saved, has changed nothing; when it is over, this is told again.
    if (!now().trying && !now().isSaved) void readAgain().catch(() => undefined);
  }, TOGETHER_MS);
});

async function readAgain(): Promise<void> {
  const before = allPages();
  await readAll();
  await keepShown(before);
}
