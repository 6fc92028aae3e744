import { createInterface } from 'node:readline/promises';

/** A question with the answer that an empty line stands for. */
interface Question<Answer> {
  text: string;
  usual: string;
  /** Gives the answer as it is used, or throws with a sentence that says what is wrong with it. */
  read: (answer: string) => Answer | Promise<Answer>;
}

/** Asks a question on the terminal until its answer can be used. */
export async function ask<Answer>({ text, usual, read }: Question<Answer>): Promise<Answer> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let complaint = '';
  try {
    for (;;) {
      // What was wrong is shown above the question that is asked again.
      const answer = await terminal.question(`${complaint}${text} (${usual}): `);
      try {
        return await read(answer.trim() || usual);
      } catch (error) {
        complaint = `${error instanceof Error ? error.message : String(error)}\n`;
      }
    }
  } finally {
    terminal.close();
  }
}
