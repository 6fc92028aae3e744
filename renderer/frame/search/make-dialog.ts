import { SEARCH, TOOLTIP, VISUALLY_HIDDEN } from '../../contract.ts';
import { fetchJson } from '../../data/fetch-json.ts';
import styles from '../../modal/ModalDialog.module.css';
import dialogSheet from '../../modal/ModalDialog.module.css?inline';
import { element } from './element.ts';
import boxStyles from './Search.module.css';
import boxSheet from './Search.module.css?inline';
import { searchBox } from './search-box.ts';
import { isSearchMessages } from './search-index.ts';
import { MESSAGES_FILE } from '../../data/search-place.ts';

/**
 * The dialog of the search, which looks as the others do (renderer/modal/ModalDialog.tsx), with its sheets; its field
 * says what it is for, so no title is above it.
 * @param button what opens it: its name is the dialog's, its icon the field's
 */
export function makeDialog(button: HTMLAnchorElement) {
  const { pathname: folder } = button;
  const label = button.ariaLabel ?? '';
  const messages = fetchJson(`${folder}/${MESSAGES_FILE}`, isSearchMessages);
  const { box, field } = searchBox({ folder, label, icon: iconOf(button), messages });
  addSheet(dialogSheet + boxSheet);

  const title = element('h2', { id: 'search-title', className: VISUALLY_HIDDEN }, label);
  const closeButton = element(
    'button',
    { type: 'button', className: `${styles.close} ${boxStyles.close}` },
    iconOf(button, 'x'),
  );
  closeButton.toggleAttribute(TOOLTIP, true);
  messages.then(
    ({ close }) => Object.assign(closeButton, { ariaLabel: close }),
    () => undefined,
  );
  const content = element(
    'div',
    { className: styles.dialog ?? '', role: 'dialog', ariaModal: 'true', tabIndex: -1 },
    title,
    closeButton,
    box,
  );
  content.setAttribute('aria-labelledby', title.id);
  content.toggleAttribute(SEARCH, true);
  const scrim = element('div', { className: styles.scrim ?? '' });
  const positioner = element('div', { className: styles.positioner ?? '' }, content);
  return { scrim, positioner, content, box, field, closeButton };
}

function addSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** The icon of the button, or another of the same file of icons. */
function iconOf(button: Element, name?: string): Node {
  const icon = button.querySelector('svg')?.cloneNode(true) ?? new Text();
  const use = icon instanceof Element && icon.querySelector('use');
  if (name !== undefined && use)
    use.setAttribute('href', use.getAttribute('href')?.replace(/#.*/, `#${name}`) ?? '');
  return icon;
}
