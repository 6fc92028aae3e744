import { SCRIPTED } from '../../renderer/contract.ts';
import { mediaType } from '../../schema/media-type.ts';
import { devTheme } from '../../theme/sheet/theme-sheet.ts';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import { DevSite } from '../dev/site.ts';
import { themeSheetAt } from '../dev/theme-sheet-at.ts';
import { siteFolders } from '../paths.ts';
import { attribute } from '../render/document.ts';
import { loadServerEntry, type ServerEntry } from '../render/server-entry.ts';

/** A state of a site, and the code that draws it. */
export interface PicturedSite {
  folder: string;
  /** Texts that are shown in the place of those on the disk; nothing for a file that is not there. */
  unsaved: ReadonlyMap<string, string | undefined>;
  code: Pick<EngineBundle, 'bundle' | 'serverEntry'>;
}

/**
 * The pages of a site as they are before any script runs, to be pictured: what the development server draws, by the code
 * of a build. Nothing in them moves or comes later.
 */
export class StillSite {
  readonly #site: DevSite;
  readonly #code: PicturedSite['code'];
  #server: Promise<ServerEntry> | undefined;

  constructor({ folder, unsaved, code }: PicturedSite) {
    this.#site = new DevSite(siteFolders(folder), unsaved);
    this.#code = code;
  }

  /** The document of a page; nothing if there is none, or it has an error. */
  async document(route: string): Promise<string | undefined> {
    const { site, page, elements } = await this.#site.state(route);
    if (!site || !page) return undefined;
    const { renderAnnouncement, renderMarkedBody } = await (this.#server ??= loadServerEntry(
      this.#code.serverEntry,
    ));
    const { sheets, optional } = this.#code.bundle;
    const theme = devTheme(await themeSheetAt(this.#site, route));
    const style = [theme, ...Object.values(sheets), ...Object.values<string>({ ...optional })].join(
      '\n',
    );
    const html = `<html${attribute('lang', site.site.language)}${attribute('dir', site.direction)} class="${SCRIPTED}">`;
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>`;
    const body = `${renderAnnouncement(site)}<div id="root">${renderMarkedBody(site, page)}</div>${elements}`;
    return `<!doctype html>${html}<head>${head}</head><body>${body}</body></html>`;
  }

  /** What a page loads from an address of the site; nothing for scripts. */
  async file(pathname: string): Promise<{ body: Buffer; type: string } | undefined> {
    const type = mediaType(pathname);
    if (type === undefined || pathname.endsWith('.js')) return undefined;
    const found = (await this.#site.mediaFile(pathname)) ?? (await this.#site.publicFile(pathname));
    return found && { body: found, type };
  }
}
