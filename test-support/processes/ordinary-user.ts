/**
 * A command as somebody runs it who is not root and has no rights but those of a file's owner. Root starts it in a user
 * namespace of its own; PostgreSQL refuses to run as root.
 */
export function asOrdinaryUser(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return ['unshare', ['--user', '--map-user=1000', '--map-group=1000', program, ...args]];
}
