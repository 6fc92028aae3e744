import { createInterface } from 'node:readline/promises';

/** A question with the answer that stands for an empty line. */
export interface Question {
  text: string;
  usual: string;
}

/** Asks one question after the other on the terminal. */
export async function ask(questions: readonly Question[]): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: string[] = [];
  try {
    for (const { text, usual } of questions) {
      const answer = await terminal.question(`${text} (${usual}): `);
      answers.push(answer.trim() || usual);
    }
  } finally {
    terminal.close();
  }
  return answers;
}
