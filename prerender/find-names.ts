/** The names of files that content refers to, wherever they stand in it. */
export interface Names {
  /** Paths below the media folder: every `src`. */
  pictures: Set<string>;
  icons: Set<string>;
}

/** Finds the pictures and icons that a page or the site names. */
export function findNames(
  content: unknown,
  names: Names = { pictures: new Set(), icons: new Set() },
): Names {
  if (Array.isArray(content)) {
    for (const item of content) findNames(item, names);
  } else if (typeof content === 'object' && content !== null) {
    for (const [key, value] of Object.entries(content)) {
      if (key === 'src' && typeof value === 'string') names.pictures.add(value);
      else if (key === 'icon' && typeof value === 'string') names.icons.add(value);
      else findNames(value, names);
    }
  }
  return names;
}
