import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/*
 * Runs commands one after the other in one process, which reads the modules that they share once: each line that it
 * reads is a command line, its first word a program. For each it prints a line of JSON, with what the command has
 * printed and its exit code. What one changes in the process, the next one finds.
 */
interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

const { stdout, stderr } = process;
const write = stdout.write.bind(stdout);
let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
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
  await import(`${pathToFileURL(file).href}?${count}`);
  count += 1;
  ran.status = process.exitCode;
  write(`${JSON.stringify(ran)}\n`);
}
process.exitCode = 0;
