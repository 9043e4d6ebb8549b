import { BENEFIT_DAYS, centsOf, cut, daysOf, numberOf, percentOf, serviceDaysOf, yesNo } from './element-values.ts';
import type { Benefit, Rejection } from './eligibility-answer.ts';

const MOST_MESSAGES = 20;
const NO_DAYS = { start: null, end: null };

/** Splits a person's segments into the head and each benefit (EB) with its following segments. */
export function headAndBenefits(segments: readonly string[][], component: string, repetition: string) {
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
  // LS … LE is about someone else, e.g. the primary care provider.
  const related = loop.findIndex(([name]) => name === 'LS');
  const own = related < 0 ? loop : loop.slice(0, related);
  const additional = own.filter(([name]) => name === 'III');
  return {
    code: cut(eb[1] ?? '', 4),
    level: cut(eb[2] ?? '', 4),
    services: (repetition === '' ? [eb[3] ?? ''] : (eb[3] ?? '').split(repetition))
      .flatMap((each) => each.split(component))
      .filter((each) => each !== '')
      .slice(0, 200)
      .map((each) => cut(each, 4)),
    insurance: cut(eb[4] ?? '', 4),
    plan: cut(eb[5] ?? ''),
    period: cut(eb[6] ?? '', 4),
    cents: centsOf(eb[7]),
    percent: percentOf(eb[8]),
    unit: cut(eb[9] ?? '', 4),
    quantity: numberOf(eb[10]),
    authorization: yesNo(eb[11]),
    inNetwork: yesNo(eb[12]),
    procedure: cut(
      (eb[13] ?? '')
        .split(component)
        .slice(1)
        .filter((part) => part !== '')
        .join(' '),
      60,
    ),
    places: additional.filter(([, kind]) => kind === 'ZZ').map((segment) => cut(segment[2] ?? '', 4)),
    isForDiagnosis: additional.some(([, kind]) => kind === 'BF' || kind === 'BK' || kind === 'ABF' || kind === 'ABK'),
    days: daysOf(own, BENEFIT_DAYS) ?? NO_DAYS,
    serviceDays: serviceDaysOf(own),
    messages: own
      .filter(([name, text]) => name === 'MSG' && text !== undefined && text.trim() !== '')
      .slice(0, MOST_MESSAGES)
      .map((segment) => cut(segment[1]!)),
    rejected: own.some(([name]) => name === 'AAA'),
  };
}

/** Returns the rejections in these AAA segments. */
export function rejectionsOf(segments: readonly string[][], of: Rejection['of']): Rejection[] {
  return segments
    .filter(([name]) => name === 'AAA')
    .slice(0, 20)
    .map(([, , , code = '', followUp = '']) => ({ of, code: cut(code, 4), followUp: cut(followUp, 4) }));
}
