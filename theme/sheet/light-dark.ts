/** A color that is another one on dark pages, in as few characters as CSS allows. */
export function lightDark(light: string, dark: string): string {
  return light === dark ? shorten(light) : `light-dark(${shorten(light)},${shorten(dark)})`;
}

/** #aabbcc as #abc. */
function shorten(color: string): string {
  return color.replace(
    /^#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)(?:([\da-f])\4)?$/,
    '#$1$2$3$4',
  );
}
