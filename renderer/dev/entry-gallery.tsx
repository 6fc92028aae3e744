// First of all, because the first sheet sets the order of the cascade layers.
import '../styles/tokens.css';
import '../styles/base.css';
import '../bootstrap/theme.ts';
import { createRoot } from 'react-dom/client';
import { fetchJson } from '../data/fetch-json.ts';
import { areChoices, triedIn } from './gallery/choices.ts';
import { THEME_CHOICES_URL } from './theme-sheet.ts';
import { Gallery, isBlockGuide } from './gallery/Gallery.tsx';

/* Every block type with its fields and its example, at /_blocks. */
const container = document.getElementById('root');
if (!container) throw new Error('index.html must have an element #root.');
document.title = 'Blocks';
const [guide, choices] = await Promise.all([
  fetchJson('/dev/blocks.json', isBlockGuide),
  fetchJson(THEME_CHOICES_URL, areChoices),
]);
createRoot(container).render(
  <Gallery guide={guide} choices={choices} first={triedIn(location.search, choices)} />,
);
