import { expect, test } from 'vitest';
import { charactersToKeep } from './characters.ts';

const ASCII =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~';

test('texts show what they have and every plain character, each once and in order', () => {
  expect(charactersToKeep(['жa', 'éж']).shown).toBe(`${ASCII}éж`);
});

test('usual are plain characters, those of western Europe and what is written between words', () => {
  expect(charactersToKeep([]).usual).toBe(
    `${ASCII}\u00a0£§©«·»` +
      'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ' +
      'ıŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−',
  );
});
