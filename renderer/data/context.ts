import { createContext, useContext } from 'react';
import type { FormDefinition, IconShape, PageAssets, PictureFile, SiteData } from './types.ts';

const SiteContext = createContext<SiteData | undefined>(undefined);
const PageAssetsContext = createContext<PageAssets>({ pictures: {}, dates: {}, icons: {} });

export const SiteProvider = SiteContext.Provider;
export const PageAssetsProvider = PageAssetsContext.Provider;

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
  const ofPage = useContext(PageAssetsContext);
  const { pictures } = useSite();
  return ofPage.pictures[src] ?? pictures[src];
}

/** A day of this page as readers write it: "Jun 27, 2025". `date` is YYYY-MM-DD. */
export function useDateText(date: string): string {
  return useContext(PageAssetsContext).dates[date] ?? date;
}

/** What an icon of this page alone is drawn with; undefined for those that all pages share. */
export function useIconShapes(name: string): IconShape[] | undefined {
  return useContext(PageAssetsContext).icons[name];
}

/** A form that stands in this page; undefined for a name that the check did not see. */
export function useFormDefinition(name: string): FormDefinition | undefined {
  return useContext(PageAssetsContext).forms?.[name];
}
