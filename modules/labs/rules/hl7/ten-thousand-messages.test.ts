import { expect, test } from 'vitest';
import { escapeText, isProblem } from './message.ts';
import { frame, readFrames } from './mllp.ts';
import { readResults } from './read-results.ts';
import type { SentResults } from './sent-results.ts';

const MESSAGES = 10_000;
const NASTY = [
  'a|b',
  'x^y',
  '~',
  '\\',
  '&',
  '\\F\\',
  '\\X0D0A\\',
  '"quoted"',
  '""',
  "'); drop table x; --",
  '<script>alert(1)</script>',
  '漢字',
  '🫀',
  '\u202Egnp',
  'x'.repeat(5000),
  '|'.repeat(300),
  '^'.repeat(300),
  '\\'.repeat(301),
  'MSH|^~\\&|',
  '\u000b',
  '\u001c',
];

/** Seeded random numbers, so that failures can be reproduced. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function validMessage(
  number: number,
  roll: (below: number) => number,
): { text: string; placer: string; values: string[] } {
  const placer = `SL${number}`;
  const values = Array.from({ length: 1 + roll(12) }, () => String(roll(10_000) / 10));
  const lines = [
    `MSH|^~\\&|LAB|BAY|SALUS|FAC|20261122101500||ORU^R01^ORU_R01|C${number}|P|2.5.1`,
    `PID|1||${number}||Name${number}^First||19${10 + roll(90)}0101|F`,
    `ORC|RE|${placer}|F${number}`,
    `OBR|1|${placer}|F${number}|T${roll(50)}^Test^L|||20261122||||||||||||||||||${'PFC'[roll(3)]}`.replace(
      /\|([PFC])$/,
      '|$1',
    ),
    ...values.map((value, index) => `OBX|${index + 1}|NM|V${index}^Value ${index}^L||${value}|mg/dL|1-1000||||F`),
  ];
  const fields = lines[3]!.split('|');
  while (fields.length < 26) fields.splice(-1, 0, '');
  lines[3] = fields.join('|');
  return { text: `${lines.join('\r')}\r`, placer, values };
}

test('ten thousand messages, valid, truncated, hostile, repeated and out of order: valid ones are read whole, others are rejected or reported', () => {
  const roll = dice(20_261_122);
  const sent: { kind: string; text: string; placer: string; values: string[] }[] = [];
  for (let number = 0; number < MESSAGES; number += 1) {
    const valid = validMessage(number, roll);
    const kind = ['valid', 'valid', 'cut', 'hostile', 'twice', 'noise'][roll(6)]!;
    if (kind === 'cut') sent.push({ kind, ...valid, text: valid.text.slice(0, roll(valid.text.length)) });
    else if (kind === 'hostile') {
      const nasty = NASTY[roll(NASTY.length)]!;
      const lines = valid.text.split('\r');
      const line = roll(lines.length - 1);
      const fields = lines[line]!.split('|');
      fields[roll(fields.length)] = roll(2) === 0 ? nasty : escapeText(nasty);
      lines[line] = fields.join('|');
      sent.push({ kind, ...valid, text: lines.join('\r') });
    } else if (kind === 'noise') {
      const bytes = Array.from({ length: roll(400) }, () => String.fromCharCode(roll(300)));
      sent.push({ kind, ...valid, text: `${roll(2) === 0 ? 'MSH|^~\\&|' : ''}${bytes.join('')}` });
    } else {
      sent.push({ kind, ...valid });
      if (kind === 'twice') sent.push({ kind, ...valid });
    }
  }
  // Out of order: each may swap places with a neighbor.
  for (let at = 1; at < sent.length; at += 1) if (roll(3) === 0) [sent[at - 1], sent[at]] = [sent[at]!, sent[at - 1]!];

  // Sent over one connection in random fragments; a frame can't contain its end markers.
  const carried = sent.filter(({ text }) => !text.includes('\u000b') && !text.includes('\u001c'));
  const frames = readFrames();
  const stream = Buffer.concat(carried.map(({ text }) => frame(text)));
  const arrived: string[] = [];
  for (let at = 0; at < stream.length;) {
    const size = 1 + roll(8000);
    arrived.push(...frames.take(stream.subarray(at, at + size))!.map((each) => new TextDecoder().decode(each)));
    at += size;
  }
  expect(arrived).toHaveLength(carried.length);

  let rejectedCount = 0;
  for (const [index, { kind, text, placer, values }] of carried.entries()) {
    if (kind === 'valid' || kind === 'twice') expect(arrived[index]).toBe(text);
    const read = readResults(arrived[index]!, { zone: 'America/New_York' });
    if (isProblem(read)) {
      expect(['valid', 'twice']).not.toContain(kind);
      expect(read.problem.length).toBeLessThan(120);
      // The problem contains nothing of the message's content.
      expect(read.problem).not.toMatch(/Name\d|drop table|script/);
      rejectedCount += 1;
      continue;
    }
    const all = reportsOf(read);
    if (kind === 'valid' || kind === 'twice' || kind === 'cut') {
      expect(all).toHaveLength(1);
      expect(all[0]!.placerNumber).toBe(placer);
      const got = all[0]!.observations.map(({ text: value }) => value);
      // A message truncated between two segments looks like a shorter one: the rest is correct.
      expect(got).toEqual(values.slice(0, got.length));
      if (kind !== 'cut') expect(got).toHaveLength(values.length);
    }
    for (const { observations } of all)
      for (const { value } of observations) expect(value === null || Number.isFinite(value)).toBe(true);
  }
  expect(rejectedCount).toBeGreaterThan(1000);
});

function reportsOf(read: SentResults) {
  return read.patients.flatMap(({ reports }) => reports);
}
