import { pathToFileURL } from 'node:url';

/*
 * Runs commands one after the other in one process, which reads the modules that they share once: each argument is a
 * command line, its first word a program. Prints a JSON list of what each has printed and of its exit code. For calls
 * that end before a command does anything: what one changes in the process, the next one finds.
 */
interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);
const lines = process.argv.slice(2);
const all: Ran[] = [];
for (const line of lines) {
  const [file = '', ...args] = line.split(' ');
  const ran: Ran = { status: 0, stdout: '', stderr: '' };
  stdout.write = (text: Uint8Array | string) => {
    ran.stdout += String(text);
    return true;
  };
  stderr.write = (text: Uint8Array | string) => {
    ran.stderr += String(text);
    return true;
  };
  process.argv = [process.execPath, file, ...args];
  process.exitCode = 0;
  // A command is run by its import; what it imports itself is there already.
  await import(`${pathToFileURL(file).href}?${all.length}`);
  ran.status = process.exitCode;
  all.push(ran);
}
process.exitCode = 0;
write(JSON.stringify(all));
