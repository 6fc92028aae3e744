import { createContext, useContext } from 'react';
import type { Assets, IconShape, SiteData } from './types.ts';
import type { PictureFile } from '../../schema/generated/data.d.ts';

const SiteContext = createContext<SiteData | undefined>(undefined);
/** What the build has looked up for this page; for hooks of what only some pages show. */
export const AssetsContext = createContext<Assets>({ pictures: {}, dates: {}, icons: {} });

export const SiteProvider = SiteContext.Provider;
export const AssetsProvider = AssetsContext.Provider;

/** The shared data. Throws outside of `SiteProvider`, which only a programming mistake can bring about. */
export function useSite(): SiteData {
  const data = useContext(SiteContext);
  if (!data) throw new Error('useSite needs a SiteProvider above it');
  return data;
}

/**
 * The file behind a picture that YAML names, of this page or of the site.
 * Undefined for a name that the check did not see, so a broken build shows a gap instead of nothing at all.
 */
export function usePictureFile(src: string): PictureFile | undefined {
  return usePictureFiles()(src);
}

/** Looks up several of them, for what does not know how many. */
export function usePictureFiles(): (src: string) => PictureFile | undefined {
  const ofPage = useContext(AssetsContext);
  const { pictures } = useSite();
  return (src) => ofPage.pictures[src] ?? pictures[src];
}

/** A day of this page as readers write it: "Jun 27, 2025". `date` is YYYY-MM-DD. */
export function useDateText(date: string): string {
  return useContext(AssetsContext).dates[date] ?? date;
}

/** What a link to a file or a document of its own says about it, maybe nothing; undefined for all other addresses. */
export function useDownload(href: string): string | undefined {
  const ofPage = useContext(AssetsContext).downloads;
  const { downloads } = useSite();
  const [address = ''] = href.split('#');
  return ofPage?.[address] ?? downloads?.[address];
}

/** What an icon of this page alone is drawn with; undefined for those that all pages share. */
export function useIconShapes(name: string): IconShape[] | undefined {
  return useContext(AssetsContext).icons[name];
}
