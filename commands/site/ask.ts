import { createInterface } from 'node:readline/promises';

/** A question with the answer that stands for an empty line. */
export interface Question {
  text: string;
  usual: string;
  /** Gives the answer as it is used, or throws with a sentence that says what is wrong with it. */
  read: (answer: string) => string;
}

/** Asks one question after the other on the terminal, each until its answer can be used. */
export async function ask(questions: readonly Question[]): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: string[] = [];
  try {
    for (const { text, usual, read } of questions) {
      let complaint = '';
      for (let isOpen = true; isOpen;) {
        // What was wrong stands above the question that is asked again.
        const answer = await terminal.question(`${complaint}${text} (${usual}): `);
        try {
          answers.push(read(answer.trim() || usual));
          isOpen = false;
        } catch (error) {
          complaint = `${error instanceof Error ? error.message : String(error)}\n`;
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}
