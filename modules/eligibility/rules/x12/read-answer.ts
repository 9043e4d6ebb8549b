// Over 300 lines: one walk through the loops of a 271.
import { isDay } from '#values/day.ts';
import type { Benefit, CoveredDays, EligibilityAnswer, NoAnswer, Rejection } from './eligibility-answer.ts';
import { type Interchange, readSegments } from './read-segments.ts';

/** The version that is spoken: ASC X12N 270/271, errata of 2010. */
export const IMPLEMENTATION = '005010X279A1';
const MOST_BENEFITS = 2000;
const MOST_MESSAGES = 20;
const LONGEST_TEXT = 300;

/** A hierarchical level with the segments below it. */
interface Level {
  id: string;
  parent: string;
  code: string;
  segments: string[][];
}

/**
 * Reads an interchange that a clearinghouse answered: a 271 for the question with `trace`. Strict in what it believes: envelope, counts and version
 * have to be right, and the person is the one whose trace came back. Never throws; what is no such answer is said in a sentence.
 */
export function readAnswer(text: string, trace: string): EligibilityAnswer | NoAnswer {
  try {
    const interchange = readSegments(text);
    if ('problem' in interchange) return interchange;
    return readInterchange(interchange, trace);
  } catch {
    return { problem: 'The answer can’t be read.' };
  }
}

function readInterchange(interchange: Interchange, trace: string): EligibilityAnswer | NoAnswer {
  const { segments } = interchange;
  if (segments[0]?.[12] !== '00501') return { problem: 'The answer is of another version.' };
  const rejection = readRejection(segments);
  if (rejection !== null) return rejection;
  const starts = segments.filter(([name]) => name === 'ST');
  const groups = segments.filter(([name]) => name === 'GS');
  if (starts.length !== 1 || groups.length !== 1) return { problem: 'The answer does not hold one 271.' };
  const start = segments.findIndex(([name]) => name === 'ST');
  const end = segments.findIndex(([name]) => name === 'SE');
  const closing = segments.find(([name]) => name === 'GE');
  const [, kind, control, version] = segments[start]!;
  if (kind !== '271') return { problem: 'The answer is no 271.' };
  if (groups[0]![8] !== IMPLEMENTATION || (version !== undefined && version !== IMPLEMENTATION))
    return { problem: 'The answer is of another version.' };
  if (end < start || segments[end]?.[2] !== control || Number(segments[end]?.[1]) !== end - start + 1)
    return { problem: 'The answer is cut off.' };
  if (closing === undefined || closing[2] !== groups[0]![6] || Number(closing[1]) !== 1)
    return { problem: 'The end of the answer belongs to another one.' };
  const body = segments.slice(start + 1, end);
  const [bht] = body;
  if (bht?.[0] !== 'BHT' || bht[1] !== '0022' || bht[2] !== '11')
    return { problem: 'The answer does not say what it answers.' };
  if (bht[3] !== undefined && bht[3] !== '' && bht[3] !== trace)
    return { problem: 'The answer belongs to another question.' };
  return readBody(body, interchange, trace, bht[3] ?? '');
}

/** A TA1 or 999 that says no: the question itself was not taken. */
function readRejection(segments: readonly string[][]): NoAnswer | null {
  const ta1 = segments.find(([name]) => name === 'TA1');
  if (ta1 !== undefined && ta1[4] !== 'A')
    return { problem: `The clearinghouse did not take the question (TA1 ${cut(ta1[5] ?? '')}).` };
  const st = segments.find(([name]) => name === 'ST');
  if (st?.[1] !== '999' && st?.[1] !== '997') return null;
  const segment = segments.find(([name]) => name === 'IK3')?.[1] ?? '';
  return { problem: `The clearinghouse did not take the question (999${segment === '' ? '' : ` ${cut(segment)}`}).` };
}

function readBody(
  body: readonly string[][],
  { component, repetition }: Interchange,
  trace: string,
  reference: string,
): EligibilityAnswer | NoAnswer {
  const levels: Level[] = [];
  for (const segment of body) {
    if (segment[0] === 'HL')
      levels.push({ id: segment[1] ?? '', parent: segment[2] ?? '', code: segment[3] ?? '', segments: [] });
    else levels.at(-1)?.segments.push(segment);
  }
  if (new Set(levels.map(({ id }) => id)).size !== levels.length)
    return { problem: 'The levels of the answer contradict one another.' };
  const source = levels.find(({ code }) => code === '20');
  const receiver = levels.find(({ code }) => code === '21');
  const people = levels.filter(({ code }) => code === '22' || code === '23');
  const outer: Rejection[] = [
    ...rejectionsOf(source?.segments ?? [], 'payer'),
    ...rejectionsOf(receiver?.segments ?? [], 'provider'),
  ];
  const subjects = people.filter(({ segments }) =>
    segments.some(([name, type, number]) => name === 'TRN' && type === '2' && number === trace),
  );
  const payerName = cut(source?.segments.find(([name]) => name === 'NM1')?.[3] ?? '');
  const empty = { reference, payerName, isShortened: false };
  const person = subjects[0];
  if (person === undefined) {
    // A payer or provider who is refused has nobody below.
    const all = [...outer, ...people.flatMap(({ segments }) => rejectionsOf(segments, 'member'))];
    if (all.length > 0) return { ...nobody, ...empty, rejections: all };
    return { problem: people.length === 0 ? 'The answer is about nobody.' : 'The answer belongs to another question.' };
  }
  if (subjects.length > 1) return { problem: 'The answer is about more than one person.' };
  const subscriber =
    person.code === '23' ? people.find(({ id, code }) => code === '22' && id === person.parent) : undefined;
  if (person.code === '23' && subscriber === undefined)
    return { problem: 'The levels of the answer contradict one another.' };
  const own = headAndBenefits(person.segments, component, repetition);
  const above = subscriber === undefined ? null : headAndBenefits(subscriber.segments, component, repetition);
  const name = own.head.find(([segment, kind]) => segment === 'NM1' && (kind === 'IL' || kind === '03'));
  const insured = above?.head.find(([segment, kind]) => segment === 'NM1' && kind === 'IL');
  if (name === undefined) return { problem: 'The answer names nobody.' };
  const reference6P = [...own.head, ...(above?.head ?? [])].find(
    ([segment, kind]) => segment === 'REF' && (kind === '6P' || kind === '1L'),
  );
  const planReference = [...own.head, ...(above?.head ?? [])].find(
    ([segment, kind]) => segment === 'REF' && kind === '18',
  );
  const born = own.head.find(([segment, format]) => segment === 'DMG' && format === 'D8')?.[2];
  return {
    ...empty,
    traces: [trace],
    member: {
      lastName: cut(name[3] ?? ''),
      firstName: cut(name[4] ?? ''),
      memberId: cut(memberIdOf(name) || memberIdOf(insured)),
      dateOfBirth: born === undefined ? null : dayOf(born),
    },
    groupNumber: cut(reference6P?.[2] ?? ''),
    groupName: cut(reference6P?.[3] ?? ''),
    planName: cut(
      own.benefits.find(({ plan, code }) => plan !== '' && /^[1-8]$/.test(code))?.plan || (planReference?.[3] ?? ''),
    ),
    days: daysOf(own.head, PERSON_DAYS) ?? daysOf(above?.head ?? [], PERSON_DAYS) ?? NO_DAYS,
    rejections: [
      ...outer,
      ...rejectionsOf(above?.head ?? [], 'member'),
      ...rejectionsOf(own.head, 'member'),
      ...own.rejections,
    ],
    benefits: own.benefits.slice(0, MOST_BENEFITS),
    isShortened: own.benefits.length > MOST_BENEFITS,
  };
}

const NO_DAYS: CoveredDays = { start: null, end: null };
const nobody: Omit<EligibilityAnswer, 'reference' | 'payerName' | 'isShortened' | 'rejections'> = {
  traces: [],
  member: { lastName: '', firstName: '', memberId: '', dateOfBirth: null },
  groupNumber: '',
  groupName: '',
  planName: '',
  days: NO_DAYS,
  benefits: [],
};

/** The segments about the person, and each benefit with what follows it. */
function headAndBenefits(segments: readonly string[][], component: string, repetition: string) {
  const first = segments.findIndex(([name]) => name === 'EB');
  const head = first < 0 ? segments : segments.slice(0, first);
  const loops: string[][][] = [];
  for (const segment of first < 0 ? [] : segments.slice(first)) {
    if (segment[0] === 'EB') loops.push([segment]);
    else loops.at(-1)!.push(segment);
  }
  return {
    head,
    benefits: loops.map((loop) => benefitOf(loop, component, repetition)),
    rejections: loops.flatMap((loop) => rejectionsOf(loop, 'benefit')),
  };
}

function benefitOf(loop: readonly string[][], component: string, repetition: string): Benefit {
  const eb = loop[0]!;
  // What stands in LS … LE is about somebody else, as a primary care provider.
  const related = loop.findIndex(([name]) => name === 'LS');
  const own = related < 0 ? loop : loop.slice(0, related);
  return {
    code: cut(eb[1] ?? '', 4),
    level: cut(eb[2] ?? '', 4),
    services: (repetition === '' ? [eb[3] ?? ''] : (eb[3] ?? '').split(repetition))
      .flatMap((each) => each.split(component))
      .filter((each) => each !== '')
      .slice(0, 50)
      .map((each) => cut(each, 4)),
    insurance: cut(eb[4] ?? '', 4),
    plan: cut(eb[5] ?? ''),
    period: cut(eb[6] ?? '', 4),
    cents: centsOf(eb[7]),
    percent: percentOf(eb[8]),
    quantity: numberOf(eb[10]),
    authorization: yesNo(eb[11]),
    inNetwork: yesNo(eb[12]),
    days: daysOf(own, BENEFIT_DAYS) ?? NO_DAYS,
    messages: own
      .filter(([name]) => name === 'MSG')
      .slice(0, MOST_MESSAGES)
      .map((segment) => cut(segment[1] ?? '')),
    rejected: own.some(([name]) => name === 'AAA'),
  };
}

function rejectionsOf(segments: readonly string[][], of: Rejection['of']): Rejection[] {
  return segments
    .filter(([name]) => name === 'AAA')
    .slice(0, 20)
    .map(([, , , code = '', followUp = '']) => ({ of, code: cut(code, 4), followUp: cut(followUp, 4) }));
}

/** Qualifiers of DTP that say which days are covered: as a range or a beginning, a beginning alone, an end alone. */
const PERSON_DAYS = { both: ['291', '307'], start: ['346', '356'], end: ['347', '357'] };
const BENEFIT_DAYS = {
  both: ['291', '307', '292'],
  start: ['346', '356', '348'],
  end: ['347', '357', '349'],
};

/** The days that segments name; null where they name none. A day that no calendar has counts as an end long past: nothing is active by it. */
function daysOf(segments: readonly string[][], qualifiers: typeof PERSON_DAYS): CoveredDays | null {
  const days: CoveredDays = { start: null, end: null };
  let isSaid = false;
  for (const [name, qualifier = '', format = '', value = ''] of segments) {
    if (name !== 'DTP') continue;
    const [isBoth, isStart, isEnd] = [qualifiers.both, qualifiers.start, qualifiers.end].map((each) =>
      each.includes(qualifier),
    );
    if (!isBoth && !isStart && !isEnd) continue;
    isSaid = true;
    const range = format === 'RD8' ? /^(\d{8})-(\d{8})$/.exec(value) : null;
    const from = range === null ? (format === 'D8' ? dayOf(value) : null) : dayOf(range[1]!);
    const to = range === null ? null : dayOf(range[2]!);
    const isBroken = range === null ? from === null : from === null || to === null || to < from;
    if (isBroken) return UNREADABLE_DAYS;
    if (range !== null && (isBoth || isStart || isEnd)) {
      days.start ??= from;
      days.end = earlier(days.end, to);
    } else if (isEnd) days.end = earlier(days.end, from);
    else days.start ??= from;
  }
  if (days.start !== null && days.end !== null && days.end < days.start) return UNREADABLE_DAYS;
  return isSaid ? days : null;
}

/** What stands for days that can't be read. */
export const UNREADABLE_DAYS: CoveredDays = { start: null, end: '0001-01-01' };

const earlier = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null || one < other ? one : other;

function dayOf(text: string): string | null {
  if (!/^\d{8}$/.test(text)) return null;
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return isDay(day) ? day : null;
}

function memberIdOf(name: readonly string[] | undefined): string {
  return name !== undefined && name[8] === 'MI' ? (name[9] ?? '') : '';
}

function centsOf(text = ''): number | null {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return null;
  const [whole, part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** EB08 is a fraction: .2 is 20 per cent. */
function percentOf(text = ''): number | null {
  if (!/^\d{0,3}(?:\.\d{1,6})?$/.test(text) || text === '') return null;
  const share = Number(text);
  return share > 1 ? (share <= 100 ? share : null) : Math.round(share * 10_000) / 100;
}

function numberOf(text = ''): number | null {
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

function yesNo(text = ''): boolean | null {
  return text === 'Y' ? true : text === 'N' ? false : null;
}

/** A text of theirs as it may be kept: one line, whole characters, not too long. */
function cut(text: string, most = LONGEST_TEXT): string {
  // eslint-disable-next-line no-control-regex -- what terminals act on has no place in a record.
  const plain = text.replaceAll(/[\u0000-\u001f\u007f]/g, ' ').trim();
  return plain.slice(0, most).toWellFormed();
}
