/** The classes of a style sheet, by the names it gives them: for the blocks of a site, which the compiler knows nothing of Vite in. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
