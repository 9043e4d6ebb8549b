import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import type { Actor } from '#platform/request-context.ts';
import { writeLabel } from './write-label.ts';

const ctx = { actor: { timeZone: 'UTC' } as Actor, now: new Date(0) };
const BOTTLE = { width: 4, height: 2.25 };
const TAPER = Array.from({ length: 12 }, (_, week) => `week ${week + 1}: take ${13 - week} tablets each morning`);

async function printed(directions: string) {
  const lines = [
    { text: 'Ada Lovelace', isBold: true, size: 9.5 },
    { text: 'Prednisone 5 mg tablet', isBold: true, size: 9.5 },
    { text: directions, size: 8.5 },
    { text: 'Lot A1, exp 01/31/2027' },
    { text: 'No. 123   Prescriber: Grace Hopper' },
  ];
  const stream = await writeLabel(ctx, 'Label', BOTTLE, lines, { continued: 'Ada Lovelace, Prednisone' });
  const { texts, pages } = await readPdf(await buffer(stream as never));
  return { said: texts.map(({ text }) => text.trim()).join(' '), pages, texts };
}

test('prints long directions completely, with the lot and the prescriber below them', async () => {
  for (const weeks of [2, 4, 8, 12]) {
    const { said, texts } = await printed(TAPER.slice(0, weeks).join(', '));
    expect(said).toContain(TAPER[weeks - 1]!.split(' ').at(-1));
    expect(said.replaceAll(/\s+/g, ' ')).toContain(TAPER.slice(0, weeks).join(', '));
    expect(said).toContain('Lot A1');
    expect(said).toContain('Prescriber: Grace Hopper');
    for (const { y } of texts) expect(y).toBeLessThan(BOTTLE.height * 72 - 8);
  }
});

test('content that does not fit continues on another label with the patient and the drug', async () => {
  const short = await printed('Take 1 tablet daily');
  expect(short.pages).toBe(1);
  const long = await printed(
    Array.from({ length: 6 }, () => TAPER)
      .flat()
      .join(', '),
  );
  expect(long.pages).toBeGreaterThan(1);
  expect(long.said).toContain('Continued: Ada Lovelace, Prednisone');
  expect(long.said.endsWith('Prescriber: Grace Hopper')).toBe(true);
});
