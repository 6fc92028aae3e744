/** On a row of a list whose page or block differs from the file. */
export function ChangeBar() {
  return <i className="changed" role="img" aria-label="changed" />;
}
