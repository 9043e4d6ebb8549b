import { expect, test } from 'vitest';
import { smallPdf } from './small-pdf.ts';

test('every offset points to its object', async () => {
  const file = await smallPdf('A (title)', ['Line \\ one', 'Zoë']).text();
  const start = Number(/startxref\n(\d+)/.exec(file)![1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((at) => `${at} 0 obj`));
  expect(file).toContain('(A \\(title\\)) Tj');
  expect(file).toContain('(Zo?) Tj');
});
