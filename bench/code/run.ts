import { command } from '../../commands/door/command.ts';
import { codeFigures } from './figures.ts';

function printFigures(root: string): void {
  const figures = codeFigures(root);
  const { files, lines, median, longestFile, fullestFolder, longestChain, pageTypes } = figures;
  console.log(`files                 ${files}`);
  console.log(`lines                 ${lines}`);
  console.log(`median, longest file  ${median}, ${longestFile.lines} (${longestFile.file})`);
  console.log(`fullest folder        ${fullestFolder.folder}: ${fullestFolder.files}`);
  console.log(`imports a file        ${figures.imports.toFixed(2)}`);
  console.log(`longest import chain  ${longestChain.length}: ${longestChain.join(' > ')}`);
  console.log(`Page* types           ${pageTypes.length}: ${pageTypes.join(', ')}`);
}

await command(
  {
    name: 'bench -- code',
    about:
      'Says what a newcomer meets in the source: how many files and lines, the fullest folder, the imports of a file and the ' +
      'longest chain of them, and the types that a page passes through.',
    options: {},
    operands: '[DIR]',
    examples: ['npm run bench -- code', 'npm run bench -- code ../other-checkout'],
    notes: 'DIR is a checkout; this one if none is named.',
  },
  ({ positionals: [root = '.'] }) => {
    printFigures(root);
    return Promise.resolve(true);
  },
);
