import { expect, test } from 'vitest';
import { SOAP_TEMPLATE } from '../../rules/index.ts';
import { mergeBlocks } from './merge-blocks.ts';

const soap = (subjective: string, plan: string): string =>
  SOAP_TEMPLATE.replace('Subjective</h2><p></p>', `Subjective</h2>${subjective}`).replace(
    'Plan</h2><p></p>',
    `Plan</h2>${plan}`,
  );

test.each([
  ['', '', ''],
  ['<p>a</p>', '', '<p>a</p>'],
  ['', '<p>a</p>', '<p>a</p>'],
  ['<p>a</p><p>b</p>', '<p>a</p><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
  [soap('<p>cough</p>', '<p></p>'), soap('<p></p>', '<p>rest</p>'), soap('<p>cough</p>', '<p></p><p>rest</p>')],
  [
    soap('<p>mine</p>', '<p>rest</p>'),
    soap('<p>theirs</p>', '<p>rest</p>'),
    soap('<p>mine</p><p>theirs</p>', '<p>rest</p>'),
  ],
  ['<ul><li><p>x</p></li></ul><hr><p>y</p>', '<hr><p>z</p>', '<ul><li><p>x</p></li></ul><hr><p>y</p><p>z</p>'],
])('case %#: common blocks appear once, mine before theirs', (mine, theirs, merged) => {
  expect(mergeBlocks(mine, theirs)).toBe(merged);
});

test('keeps everything from both versions', () => {
  const mine = Array.from({ length: 60 }, (_, at) => `<p>${at % 7 === 0 ? 'same' : `m${at}`}</p>`).join('');
  const theirs = Array.from({ length: 80 }, (_, at) => `<p>${at % 5 === 0 ? 'same' : `t${at}`}</p>`).join('');
  const merged = mergeBlocks(mine, theirs);
  for (let at = 0; at < 60; at += 1) if (at % 7 !== 0) expect(merged).toContain(`<p>m${at}</p>`);
  for (let at = 0; at < 80; at += 1) if (at % 5 !== 0) expect(merged).toContain(`<p>t${at}</p>`);
});
