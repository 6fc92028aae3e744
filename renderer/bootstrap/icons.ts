import { MENU_TOGGLE, WITHOUT_ICONS } from '../contract.ts';
import { loadStyles } from '../data/load-styles.ts';
import { lateSheets } from './needed.ts';

/**
 * Where the file of icons is blocked, buttons show their names instead, by a sheet that comes with the scripts. An image
 * is asked, whose file the browser has by now, because not every browser tells of a `<use>` that fails.
 */
export function checkIcons(): void {
  const use = document.querySelector<SVGUseElement>(`[${MENU_TOGGLE}] use`);
  if (!use) return;
  const icons = new Image();
  icons.addEventListener('error', () => {
    document.documentElement.toggleAttribute(WITHOUT_ICONS, true);
    loadStyles(lateSheets).catch(console.error);
  });
  [icons.src = ''] = use.href.baseVal.split('#');
}
