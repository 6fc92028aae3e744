import { pathToFileURL } from 'node:url';

/** What a command has printed, and its exit code. */
export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

/*
 * Runs commands one after the other in one process, which reads the modules that they share once: each message that it
 * gets is a program and its arguments, each that it sends what came of them. What one command changes in the process,
 * the next one finds. See command-runner.ts.
 */
const { stdout, stderr } = process;
let count = 0;
process.on('message', run);

async function run([file = '', ...args]: string[]): Promise<void> {
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
  process.exitCode = 0;
  process.send?.(ran);
}
