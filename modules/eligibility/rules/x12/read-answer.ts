import { cut, dayOf, daysOf, PERSON_DAYS } from './element-values.ts';
import type { CoveredDays, EligibilityAnswer, NoAnswer, Rejection } from './eligibility-answer.ts';
import { headAndBenefits, rejectionsOf } from './read-benefit.ts';
import { type Interchange, readSegments } from './read-segments.ts';

/** The supported version: ASC X12N 270/271, errata of 2010. */
export const IMPLEMENTATION = '005010X279A1';
const MOST_BENEFITS = 2000;

/** A hierarchical level with the segments below it. */
interface Level {
  id: string;
  parent: string;
  code: string;
  segments: string[][];
}

/**
 * Parses a clearinghouse's interchange: a 271 for the request with `trace`. Strict: envelope, counts and version must
 * be correct, and the person is the one with the returned trace. Never throws; returns a sentence if it is not a valid
 * response.
 */
export function readAnswer(text: string, trace: string): EligibilityAnswer | NoAnswer {
  try {
    const interchange = readSegments(text);
    if ('problem' in interchange) return interchange;
    return readInterchange(interchange, trace);
  } catch {
    return { problem: 'The response can’t be read.' };
  }
}

/** Returns whether an EB01 code proves or contradicts coverage. */
export function isDeciding({ code }: { code: string }): boolean {
  return /^[1-8IUVWYT]$/.test(code);
}

function readInterchange(interchange: Interchange, trace: string): EligibilityAnswer | NoAnswer {
  const { segments } = interchange;
  if (segments[0]?.[12] !== '00501') return { problem: 'The response has an unsupported version.' };
  const rejection = readRejection(segments);
  if (rejection !== null) return rejection;
  const groups = segments.filter(([name]) => name === 'GS');
  const closings = segments.filter(([name]) => name === 'GE');
  const starts = segments.flatMap(([name], at) => (name === 'ST' ? [at] : []));
  const ends = segments.flatMap(([name], at) => (name === 'SE' ? [at] : []));
  const isWhole =
    starts.length === ends.length && starts.every((at, each) => at < ends[each]! && !(starts[each + 1]! < ends[each]!));
  if (!isWhole) return { problem: 'The response is incomplete.' };
  // An accepting acknowledgment of the request may be included in a group of its own.
  const answers = starts.filter((at) => segments[at]![1] !== '999' && segments[at]![1] !== '997');
  if (answers.length === 0 && isAccepted(segments))
    return { problem: 'The clearinghouse accepted the inquiry, but the payer’s response has not arrived.' };
  if (answers.length !== 1) return { problem: 'The response must contain exactly one 271.' };
  const start = answers[0]!;
  const end = ends[starts.indexOf(start)]!;
  const [, kind, control, version] = segments[start]!;
  if (kind !== '271') return { problem: 'The response is not a 271.' };
  const group = segments.slice(0, start).findLast(([name]) => name === 'GS');
  if (group === undefined) return { problem: 'The response must contain exactly one 271.' };
  if (group[8] !== IMPLEMENTATION || (version !== undefined && version !== '' && version !== IMPLEMENTATION))
    return { problem: 'The response has an unsupported version.' };
  if (segments[end]?.[2] !== control || Number(segments[end]?.[1]) !== end - start + 1)
    return { problem: 'The response is incomplete.' };
  const closing = segments.slice(end).find(([name]) => name === 'GE');
  const isClosed = closing !== undefined && closing[2] === group[6] && Number(closing[1]) === 1;
  if (!isClosed || closings.length !== groups.length || Number(segments.at(-1)?.[1]) !== groups.length)
    return { problem: 'The end of the response belongs to a different response.' };
  const body = segments.slice(start + 1, end);
  const [bht] = body;
  if (bht?.[0] !== 'BHT' || bht[1] !== '0022' || bht[2] !== '11')
    return { problem: 'The response does not identify its inquiry.' };
  if (bht[3] !== undefined && bht[3] !== '' && bht[3] !== trace)
    return { problem: 'The response belongs to a different inquiry.' };
  return readBody(body, interchange, trace, bht[3] ?? '');
}

/** Reads a TA1 or 999 that rejects the request. Accepting ones, with or without errors (A, E), don't. */
function readRejection(segments: readonly string[][]): NoAnswer | null {
  const ta1 = segments.find(([name, , , , code]) => name === 'TA1' && code !== 'A' && code !== 'E');
  if (ta1 !== undefined) return { problem: `The clearinghouse did not accept the inquiry (TA1 ${cut(ta1[5] ?? '')}).` };
  const isAcknowledged = segments.some(([name, kind]) => name === 'ST' && (kind === '999' || kind === '997'));
  if (!isAcknowledged) return null;
  // IK5 is about the request, AK9 about its group: either one can reject.
  const codes = segments.filter(([name]) => ['IK5', 'AK5', 'AK9'].includes(name!)).map(([, code = '']) => code);
  if (codes.length > 0 && codes.every((code) => code === 'A' || code === 'E')) return null;
  const segment = segments.find(([name]) => name === 'IK3' || name === 'AK3')?.[1] ?? '';
  return { problem: `The clearinghouse did not accept the inquiry (999${segment === '' ? '' : ` ${cut(segment)}`}).` };
}

function isAccepted(segments: readonly string[][]): boolean {
  return segments.some(([name, kind]) => name === 'TA1' || (name === 'ST' && (kind === '999' || kind === '997')));
}

function readBody(
  body: readonly string[][],
  { component, repetition, segments: all }: Interchange,
  trace: string,
  reference: string,
): EligibilityAnswer | NoAnswer {
  const levels: Level[] = [];
  for (const segment of body) {
    if (segment[0] === 'HL')
      levels.push({ id: segment[1] ?? '', parent: segment[2] ?? '', code: segment[3] ?? '', segments: [] });
    else levels.at(-1)?.segments.push(segment);
  }
  const byId = new Map(levels.map((level) => [level.id, level]));
  if (byId.size !== levels.length) return { problem: 'The levels of the response contradict each other.' };
  const people = levels.filter(({ code }) => code === '22' || code === '23');
  const traces = ({ segments }: Level): (string | undefined)[] =>
    segments.filter(([name, type]) => name === 'TRN' && type === '2').map(([, , number]) => number);
  const subjects = people.filter((level) => traces(level).includes(trace));
  const person = subjects[0];
  const isTest = all[0]?.[15] === 'T';
  if (person === undefined) {
    // A rejected payer or provider has no levels below. A person with another trace is ignored.
    const others = people.some((level) => traces(level).length > 0);
    const outer = outerRejections(levels.filter(({ code }) => code === '20' || code === '21'));
    const ours = others ? [] : people.flatMap(({ segments }) => rejectionsOf(segments, 'member'));
    const rejections = [...outer, ...ours];
    const payerName = payerOf(levels.find(({ code }) => code === '20'));
    if (rejections.length > 0 && !others)
      return { ...nobody, reference, payerName, isShortened: false, isTest, rejections };
    return {
      problem:
        people.length === 0
          ? 'The response does not identify a person.'
          : 'The response belongs to a different inquiry.',
    };
  }
  if (subjects.length > 1) return { problem: 'The response is about more than one person.' };
  const parentOf = (level: Level | undefined, code: string): Level | undefined => {
    const parent = byId.get(level?.parent ?? '');
    return parent?.code === code ? parent : undefined;
  };
  const subscriber = person.code === '23' ? parentOf(person, '22') : undefined;
  if (person.code === '23' && subscriber === undefined)
    return { problem: 'The levels of the response contradict each other.' };
  const receiver = parentOf(subscriber ?? person, '21');
  const source = parentOf(receiver, '20');
  if (source === undefined) return { problem: 'The levels of the response contradict each other.' };
  const own = headAndBenefits(person.segments, component, repetition);
  const above = subscriber === undefined ? null : headAndBenefits(subscriber.segments, component, repetition);
  if (own.benefits.filter(isDeciding).length > MOST_BENEFITS) return { problem: 'The response is too long.' };
  const name = own.head.find(([segment, kind]) => segment === 'NM1' && (kind === 'IL' || kind === '03'));
  if (name === undefined) return { problem: 'The response does not name a person.' };
  const heads = [...own.head, ...(above?.head ?? [])];
  const insured = above?.head.find(([segment, kind]) => segment === 'NM1' && kind === 'IL');
  const group = heads.find(([segment, kind]) => segment === 'REF' && (kind === '6P' || kind === '1L'));
  const plan = heads.find(([segment, kind]) => segment === 'REF' && kind === '18');
  const born = own.head.find(([segment, format]) => segment === 'DMG' && format === 'D8')?.[2];
  const paid = daysOf(own.head, { both: [], start: [], end: ['343'] });
  return {
    reference,
    payerName: payerOf(source),
    traces: [trace],
    isTest,
    member: {
      lastName: cut(name[3] ?? ''),
      firstName: cut(name[4] ?? ''),
      suffix: cut(name[7] ?? '', 10),
      memberId: cut(memberIdOf(name) || memberIdOf(insured)),
      dateOfBirth: born === undefined ? null : dayOf(born),
      isDependent: person.code === '23',
    },
    groupNumber: cut(group?.[2] ?? ''),
    groupName: cut(group?.[3] ?? ''),
    planName: cut(
      own.benefits.find(({ plan: named, code }) => named !== '' && /^[1-5]$/.test(code))?.plan ||
        (own.benefits.find(({ plan: named, code }) => named !== '' && /^[6-8]$/.test(code))?.plan ?? plan?.[3] ?? ''),
    ),
    days: daysOf(own.head, PERSON_DAYS) ?? daysOf(above?.head ?? [], PERSON_DAYS) ?? NO_DAYS,
    isDeceased: own.head.some(([segment, qualifier]) => segment === 'DTP' && qualifier === '442'),
    paidThrough: paid?.end ?? null,
    rejections: [
      ...outerRejections([source, receiver!]),
      ...rejectionsOf(above?.head ?? [], 'member'),
      ...rejectionsOf(own.head, 'member'),
      ...own.rejections,
    ],
    ...shortened(own.benefits),
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

/** Returns the stored part of many benefits: deciding ones first, wherever they were. */
export function shortened(
  benefits: EligibilityAnswer['benefits'],
  most = MOST_BENEFITS,
): Pick<EligibilityAnswer, 'benefits' | 'isShortened'> {
  if (benefits.length <= most) return { benefits, isShortened: false };
  const deciding = benefits.filter(isDeciding);
  const others = benefits.filter((each) => !isDeciding(each));
  return { benefits: [...deciding, ...others.slice(0, Math.max(0, most - deciding.length))], isShortened: true };
}

function outerRejections(levels: readonly Level[]): Rejection[] {
  return levels.flatMap(({ code, segments }) => rejectionsOf(segments, code === '20' ? 'payer' : 'provider'));
}

function payerOf(source: Level | undefined): string {
  return cut(source?.segments.find(([name]) => name === 'NM1')?.[3] ?? '');
}

function memberIdOf(name: readonly string[] | undefined): string {
  return name !== undefined && name[8] === 'MI' ? (name[9] ?? '') : '';
}
