import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { makeAnswer, type MadeAnswer } from './answer-fixture.ts';
import { benefitLines, warningLines } from './benefit-words.ts';
import { judgeAnswer, outcomes } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';
import { benefitCodes, rejectCodes } from './x12-codes.ts';

// Thousands of realistic responses, most of them broken somewhere: reading never throws, and none is reported as active
// unless its generator knows that it is.
const TRACE = 'CHECK0001';
const TODAY = '2026-11-22';
const inquired = {
  lastName: 'Lang',
  firstName: 'Ada',
  dateOfBirth: '1980-05-01',
  memberId: 'W123456789',
  isDependent: false,
  isTest: false,
};
const COUNT = howMany(1000, 5000);

/** A seeded random generator, so that failures can be reproduced. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface GeneratedAnswer {
  text: string;
  /** True if it may be reported as active. */
  mayBeActive: boolean;
  mustBeActive: boolean;
}

function make(random: () => number): GeneratedAnswer {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const chance = (share: number): boolean => random() < share;
  const day = (): { text: string; iso: string } => {
    const time = new Date(Date.UTC(2026, 10, 22) + Math.floor((random() - 0.5) * 1500) * 86_400_000);
    const iso = time.toISOString().slice(0, 10);
    return { text: iso.replaceAll('-', ''), iso };
  };
  const [one, two] = [day(), day()].toSorted((first, second) => (first.iso < second.iso ? -1 : 1));
  const kind = pick(['range', 'begin', 'end', 'pair', 'none', 'broken']);
  const dates = {
    range: [`DTP*${pick(['291', '307'])}*RD8*${one!.text}-${two!.text}`],
    begin: [`DTP*${pick(['346', '356', '291'])}*D8*${one!.text}`],
    end: [`DTP*${pick(['347', '357'])}*D8*${two!.text}`],
    pair: [`DTP*346*D8*${one!.text}`, `DTP*347*D8*${two!.text}`],
    none: [],
    broken: [`DTP*291*RD8*${pick(['20261301-20261401', `${two!.text}-19000101`, 'SOON', '', one!.text, '2026-2027'])}`],
  }[kind]!;
  const state = pick(['1', '1', '1', '1', '1', '2', '6', ...Object.keys(benefitCodes)]);
  const inEb = chance(0.3);
  const extra = Array.from({ length: Math.floor(random() * 8) }, () => {
    const code = pick(['A', 'B', 'C', 'F', 'G', 'R', 'I', 'D']);
    return `EB*${code}*${pick(['IND', 'FAM', ''])}*${pick(['98', '30', 'UC^98', '35', 'ZZ', ''])}*${pick(['', 'PR'])}**${pick(['27', '29', '23', ''])}*${pick(['25', '0', '1500.5', 'FREE', '', '-3', '1e9'])}*${pick(['', '.2', '1', '20', 'X'])}****${pick(['Y', 'N', 'W', ''])}`;
  });
  const more: Omit<MadeAnswer, 'trace'> = {
    head: inEb ? [] : dates,
    benefits: [`EB*${state}**30**PLAN ${Math.floor(random() * 99)}`, ...(inEb ? dates : []), ...extra],
    lastName: pick(['LANG', 'LANG', 'LANG', 'LANG', 'MILLER', '']),
    memberId: pick(['W123456789', 'W123456789', 'W123456789', '', 'X9']),
    signs: pick(['*:^~', '*:^~', '|>}\n', '*:{~']),
  };
  if (chance(0.12)) (more.head = [...more.head!, `AAA*N**${pick(Object.keys(rejectCodes))}*C`]).sort();
  const [start, end] = {
    range: [one, two],
    begin: [one, null],
    end: [null, two],
    pair: [one, two],
    none: [null, null],
    broken: [null, null],
  }[kind]!;
  const byDays =
    (end !== null || start !== null) && (end === null || end!.iso >= TODAY) && (start === null || start!.iso <= TODAY);
  const isRejected = more.head!.some((segment) => segment.startsWith('AAA'));
  const isHers = more.lastName !== 'MILLER' && more.memberId !== 'X9';
  // A plan-wide exclusion contradicts coverage; an out-of-network one doesn't.
  const isRefused = extra.some((each) => /^EB\*I\*[A-Z]*\*(?:30)?\*/.test(each) && !each.endsWith('*N'));
  const mayBeActive = /^[1-5]$/.test(state) && byDays && !isRejected && !isRefused && isHers && kind !== 'broken';
  const whole = makeAnswer({ trace: TRACE, ...more });
  if (chance(0.35)) return { text: whole, mayBeActive, mustBeActive: mayBeActive };
  return { text: breakIt(whole, random, pick), mayBeActive, mustBeActive: false };
}

function breakIt(text: string, random: () => number, pick: <T>(of: readonly T[]) => T): string {
  const at = Math.floor(random() * text.length);
  const end = at + Math.floor(random() * 40);
  const segments = text.split('~');
  const some = Math.floor(random() * segments.length);
  return pick([
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + text.slice(end),
    () => text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0x2fff)) + text.slice(at + 1),
    () =>
      text.slice(0, at) +
      pick(['~', '*', '^', ':', '\0', '\uD800', '<', '{"x":1}', 'EB*1**30~', 'HL*9*9*22*0~']) +
      text.slice(at),
    () => segments.toSpliced(some, 1).join('~'),
    () => segments.toSpliced(some, 0, segments[Math.floor(random() * segments.length)]!).join('~'),
    () => segments.toSpliced(some, 1, segments[some]!.split('*').toReversed().join('*')).join('~'),
    () => text.replaceAll(TRACE, 'CHECK0002'),
    () => text.replace('*271*', '*999*'),
    () => text.replaceAll('005010X279A1', '004010X092A1'),
    () => text + text,
    () => text.toLowerCase(),
    () => `HTTP/1.1 502\r\n\r\n${text}`,
    () => text.replaceAll('*', '~'),
    () => '*'.repeat(at * 50),
    () => `${text.slice(0, 106)}${'EB*1**30~'.repeat(2000)}`,
  ])();
}

test(`${COUNT} responses: none throws, none is wrongly reported as active`, () => {
  const random = makeRandom(20_261_122);
  const counts = Object.fromEntries(outcomes.map((each) => [each, 0]));
  for (let each = 0; each < COUNT; each += 1) {
    const { text, mayBeActive, mustBeActive } = make(random);
    const answer = readAnswer(text, TRACE);
    const judged = judgeAnswer(answer, inquired, TODAY);
    counts[judged.outcome]! += 1;
    if (judged.outcome === 'Active' && !mayBeActive) expect.fail(`called active: ${text.replaceAll('~', '~\n')}`);
    if (mustBeActive && judged.outcome !== 'Active')
      expect.fail(`called ${judged.outcome} (${judged.reasons.join(' ')}): ${text.replaceAll('~', '~\n')}`);
    if (!('problem' in answer)) {
      benefitLines(answer.benefits);
      warningLines(answer.benefits);
    }
    expect(JSON.stringify(answer).isWellFormed()).toBe(true);
  }
  // Every outcome occurs.
  for (const each of outcomes) expect(counts[each]).toBeGreaterThan(20);
});

test('responses that are not X12', () => {
  const random = makeRandom(7);
  for (let each = 0; each < 500; each += 1) {
    const text = Array.from({ length: Math.floor(random() * 300) }, () =>
      String.fromCharCode(Math.floor(random() * 0xffff)),
    ).join('');
    expect(judgeAnswer(readAnswer(text, TRACE), inquired, TODAY).outcome).toBe('Failed');
    expect(judgeAnswer(readAnswer(`ISA*${text}`, TRACE), inquired, TODAY).outcome).toBe('Failed');
  }
});

test('shortens a huge response, and rejects one beyond the limit', () => {
  const many = Array.from({ length: 30_000 }, (_, at) => `EB*B**98***27*${at % 90}`);
  const whole = makeAnswer({ trace: TRACE, benefits: ['EB*1**30', ...many] });
  const answer = readAnswer(whole, TRACE);
  expect(answer).toMatchObject({ isShortened: true });
  expect(judgeAnswer(answer, inquired, TODAY).outcome).toBe('Active');
  expect(judgeAnswer(readAnswer('ISA*'.padEnd(4_000_001, 'x'), TRACE), inquired, TODAY).outcome).toBe('Failed');
});
