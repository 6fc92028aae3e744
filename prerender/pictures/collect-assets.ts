/** A day as YAML writes it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What content names for the build to look up, wherever it stands in it. */
export interface AssetRefs {
  /** Paths below the media folder: every `src`. */
  pictures: Set<string>;
  icons: Set<string>;
  /** Days, each as YYYY-MM-DD: every `date`. */
  dates: Set<string>;
}

/** Finds the pictures, icons and dates that a page or the site names. */
export function collectAssets(
  content: unknown,
  names: AssetRefs = { pictures: new Set(), icons: new Set(), dates: new Set() },
): AssetRefs {
  if (Array.isArray(content)) {
    for (const item of content) collectAssets(item, names);
  } else if (typeof content === 'object' && content !== null) {
    for (const [key, value] of Object.entries(content)) {
      if (key === 'src' && typeof value === 'string') names.pictures.add(value);
      else if (key === 'icon' && typeof value === 'string') names.icons.add(value);
      else if (key === 'date' && typeof value === 'string' && DAY.test(value))
        names.dates.add(value);
      else collectAssets(value, names);
    }
  }
  return names;
}
