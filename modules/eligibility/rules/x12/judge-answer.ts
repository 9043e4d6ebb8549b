import { foldName } from '#patients/rules';
import type { Benefit, CoveredDays, EligibilityAnswer, NoAnswer, Rejection } from './eligibility-answer.ts';
import { benefitCodes, followUpCodes, rejectCodes } from './x12-codes.ts';

/** How a check ended: by the days and what the payer says; `Review` for an answer that contradicts itself, `Failed` for none. */
export const outcomes = ['Active', 'Inactive', 'NoData', 'Review', 'Failed'] as const;
/** One of them. */
export type Outcome = (typeof outcomes)[number];

/** How each is called on screen. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  Active: 'Active',
  Inactive: 'Inactive',
  NoData: 'No Data Available',
  Review: 'Review',
  Failed: 'Could not check',
};

/** How a check ended, and why, in sentences without anything that a patient is. */
export interface Judgement {
  outcome: Outcome;
  reasons: string[];
  days: CoveredDays;
}

/** Who was asked about. */
export interface InquiredMember {
  lastName: string;
  memberId: string;
}

const NO_DAYS: CoveredDays = { start: null, end: null };
const PLAN = '30';

/**
 * Judges what a payer said on the clinic's day `today`: Active where it says so (EB01 1 to 5) and the end date is today or later or there is none
 * after a beginning; Inactive where the end is past, coverage has not begun or it says so (6 to 8); No Data Available where no dates came. What
 * speaks against itself or against who was asked about is never Active.
 */
export function judgeAnswer(answer: EligibilityAnswer | NoAnswer, inquired: InquiredMember, today: string): Judgement {
  if ('problem' in answer) return { outcome: 'Failed', reasons: [answer.problem], days: NO_DAYS };
  const states = answer.benefits.filter(({ code }) => /^[1-8]$/.test(code));
  const ofPlan = states.filter(({ services }) => services.includes(PLAN));
  const deciding = ofPlan.length > 0 ? ofPlan : states;
  const days = daysThatCount(deciding, answer.days, today);
  const rejections = answer.rejections.filter(({ of }) => of !== 'benefit');
  if (rejections.length > 0) {
    const reasons = [...new Set(rejections.map(rejectionWords))];
    // An answer and a rejection at once: nobody can tell which is meant.
    return { outcome: states.length > 0 ? 'Review' : 'Failed', reasons, days };
  }
  const active = deciding.filter(({ code, rejected }) => code <= '5' && !rejected);
  const inactive = deciding.filter(({ code }) => code > '5');
  const unsure = deciding.filter(({ code, rejected }) => code <= '5' && rejected);
  if (deciding.length === 0) return withoutState(answer, days);
  const doubts = doubtsOf(answer, inquired);
  if (active.length > 0 && (inactive.length > 0 || unsure.length > 0))
    return { outcome: 'Review', reasons: ['The payer says both active and inactive.', ...doubts], days };
  if (unsure.length > 0)
    return { outcome: 'Review', reasons: ['The payer could not answer for the plan.', ...doubts], days };
  if (active.length === 0)
    return { outcome: 'Inactive', reasons: [`The payer says: ${benefitCodes[inactive[0]!.code]}.`, ...doubts], days };
  if (doubts.length > 0) return { outcome: 'Review', reasons: doubts, days };
  const notes = active.some(({ code }) => code === '5') ? ['The payer is still looking into this coverage.'] : [];
  return { ...byDays(days, today), reasons: [...byDays(days, today).reasons, ...notes], days };
}

/** What the days alone say, where the payer says that the coverage is active (spec 3 §4.7). */
function byDays({ start, end }: CoveredDays, today: string): { outcome: Outcome; reasons: string[] } {
  if (start === null && end === null)
    return { outcome: 'NoData', reasons: ['The payer says that coverage is active, but names no dates.'] };
  if (end !== null && end < today) return { outcome: 'Inactive', reasons: ['The coverage has ended.'] };
  if (start !== null && start > today) return { outcome: 'Inactive', reasons: ['The coverage has not begun yet.'] };
  return { outcome: 'Active', reasons: [] };
}

function withoutState(answer: EligibilityAnswer, days: CoveredDays): Judgement {
  const statement = answer.benefits.find(({ code }) => code === 'V' || code === 'U' || code === 'W' || code === 'T');
  if (statement?.code === 'V') return { outcome: 'Failed', reasons: ['The payer cannot process the question.'], days };
  if (statement !== undefined)
    return { outcome: 'Review', reasons: [`The payer says: ${benefitCodes[statement.code]}.`], days };
  if (days.start !== null || days.end !== null)
    return { outcome: 'Review', reasons: ['The payer names dates, but not whether coverage is active.'], days };
  const reasons = answer.rejections.map(rejectionWords);
  if (reasons.length > 0) return { outcome: 'Failed', reasons: [...new Set(reasons)], days };
  return { outcome: 'NoData', reasons: ['The payer says nothing about coverage.'], days };
}

/** The days of the benefit come before those of the person; of several the earliest end and the latest beginning count. */
function daysThatCount(deciding: readonly Benefit[], person: CoveredDays, today: string): CoveredDays {
  const said = deciding.map(({ days }) => days).filter(({ start, end }) => start !== null || end !== null);
  if (said.length === 0) return person;
  const ends = said.flatMap(({ end }) => (end === null ? [] : [end])).toSorted();
  const starts = said.flatMap(({ start }) => (start === null ? [] : [start])).toSorted();
  const days = { start: starts.at(-1) ?? null, end: ends[0] ?? null };
  // What the person's own dates end is not active by a benefit that names a beginning only.
  const end = days.end ?? (person.end !== null && person.end < today ? person.end : null);
  return { start: days.start ?? person.start, end };
}

/** What speaks against the answer being about who was asked about. */
function doubtsOf({ member }: EligibilityAnswer, inquired: InquiredMember): string[] {
  const plain = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const doubts: string[] = [];
  if (member.lastName !== '' && !sameName(member.lastName, inquired.lastName))
    doubts.push('The payer answers for another last name.');
  if (member.memberId !== '' && plain(member.memberId) !== plain(inquired.memberId))
    doubts.push('The payer answers for another member ID.');
  return doubts;
}

/** As names come over a wire that knows capitals without accents only, and cuts after 60 characters. */
function sameName(one: string, other: string): boolean {
  const plain = (name: string): string =>
    foldName(name)
      .replaceAll(/\b(?:jr|sr|ii|iii|iv)\b/g, '')
      .replaceAll(/[^\p{L}]/gu, '');
  const [first, second] = [plain(one), plain(other)];
  return first === second || (first !== '' && second !== '' && (first.startsWith(second) || second.startsWith(first)));
}

/** Why a payer did not answer, in a sentence. */
export function rejectionWords({ code, followUp }: Rejection): string {
  const why =
    rejectCodes[code] ??
    (code === '' ? 'The payer rejected the question' : `The payer rejected the question (${code})`);
  const then = followUpCodes[followUp];
  return then === undefined ? `${why}.` : `${why}. ${then}`;
}

/** What an answer that came on an earlier day says today: what has ended since is no longer active. */
export function outcomeOn(outcome: Outcome, days: CoveredDays, today: string): Outcome {
  return outcome === 'Active' && days.end !== null && days.end < today ? 'Inactive' : outcome;
}
