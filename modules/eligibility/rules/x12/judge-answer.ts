import { type InquiredMember, personDoubts } from './compare-person.ts';
import type { Benefit, CoveredDays, EligibilityAnswer, NoAnswer } from './eligibility-answer.ts';
import { coversVisits, includesPerson, isMedical, isPlanWide, isSamePlan } from './medical-services.ts';
import { rejectionWords } from './rejections.ts';
import { benefitCodes, serviceTypes } from './x12-codes.ts';

/** The outcome of a check by dates and statements; `Review` if neither is proven, `Failed` without a response. */
export const outcomes = ['Active', 'Inactive', 'NoData', 'Review', 'Failed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Labels of the outcomes. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  Active: 'Active',
  Inactive: 'Inactive',
  NoData: 'No Data Available',
  Review: 'Check needed',
  Failed: 'Could not check',
};

/** The outcome of a check, with reasons in sentences without patient data. */
export interface Judgement {
  outcome: Outcome;
  reasons: string[];
  days: CoveredDays;
}

const NO_DAYS: CoveredDays = { start: null, end: null };

/**
 * Judges a payer's response about `day`, the day of service. Active only if it proves that this person has medical
 * coverage on that day (EB01 1 to 5, and the end is that day or later, or there is a start without an end); Inactive
 * only if all coverage has ended, has not started, or the payer says so (6 to 8); No Data Available if the payer gives
 * no dates (spec 3 §4.7). Everything in between needs a manual review, with the reasons.
 */
export function judgeAnswer(answer: EligibilityAnswer | NoAnswer, inquired: InquiredMember, day: string): Judgement {
  if ('problem' in answer) return { outcome: 'Failed', reasons: [answer.problem], days: NO_DAYS };
  const states = answer.benefits.filter(({ code }) => /^[1-8]$/.test(code));
  const rejections = answer.rejections.filter(({ of }) => of !== 'benefit');
  if (rejections.length > 0) {
    const reasons = [...new Set(rejections.map(rejectionWords))];
    // A response together with a rejection: it is unclear which one applies.
    return { outcome: states.length > 0 ? 'Review' : 'Failed', reasons, days: readable(answer.days) };
  }
  const doubts = [
    ...(answer.isTest === true && !inquired.isTest ? ['The response is marked as a test.'] : []),
    ...personDoubts(answer.member, inquired),
  ];
  const medical = states.filter(isMedical);
  const judged = medical.length === 0 ? withoutState(answer, states) : judgeStates(answer, medical, inquired, day);
  if (doubts.length === 0 || judged.outcome === 'Failed') return judged;
  const reasons = judged.outcome === 'Review' ? [...doubts, ...judged.reasons] : doubts;
  return { ...judged, outcome: 'Review', reasons };
}

function judgeStates(
  answer: EligibilityAnswer,
  medical: readonly Benefit[],
  inquired: InquiredMember,
  day: string,
): Judgement {
  const isDependent = inquired.isDependent || answer.member.isDependent === true;
  const active = medical.filter(({ code }) => code <= '5');
  const inactive = medical.filter(({ code }) => code > '5');
  const against = answer.benefits.filter((benefit) => speaksAgainst(benefit) && !isElsewhere(benefit));
  const days = readable(answer.days);
  const review = (reason: string, of: CoveredDays = days): Judgement => ({
    outcome: 'Review',
    reasons: [reason],
    days: of,
  });
  if (active.length === 0) return judgeInactive(answer, inactive, against, { day, isDependent });
  if (active.some(({ rejected }) => rejected)) return review('The payer could not provide information about the plan.');
  const own = active.filter((benefit) => includesPerson(benefit, isDependent));
  if (own.length === 0) return review('The payer confirms coverage only for other family members.');
  if (!coversVisits(own)) return review(hospitalOnly(own));
  const ofPlan = own.filter(isPlanWide);
  const deciding = (ofPlan.length > 0 ? ofPlan : own).map((benefit) => ({
    benefit,
    days: daysThatCount(benefit, answer.days, day),
  }));
  const times = deciding.map((each) => ({ ...each, time: timeOf(each.days, day) }));
  if (times.some(({ time }) => time === 'unreadable'))
    return review('The payer’s dates can’t be read or contradict each other.', NO_DAYS);
  const now = times.filter(({ time }) => time === 'now');
  const best = now[0] ?? times.toSorted((one, other) => compareEnds(one.days, other.days))[0]!;
  const shown = readable(best.days);
  if (now.length === 0) {
    if (times.every(({ time }) => time === 'none')) {
      const contrary = contraryOf(best.benefit, inactive, against, NO_DAYS, day);
      if (contrary !== null) return review(contrary, shown);
      return { outcome: 'NoData', reasons: ['The payer reports active coverage but no dates.'], days };
    }
    if (times.some(({ time }) => time === 'none'))
      return review('The payer reports active coverage without dates and coverage that has ended.', shown);
    const doubtful = against.find(({ code }) => code !== 'I');
    if (doubtful !== undefined) return review(saying(doubtful), shown);
    const hasEnded = times.some(({ time }) => time === 'ended');
    const reason = hasEnded ? 'The coverage has ended.' : 'The coverage has not started yet.';
    return { outcome: 'Inactive', reasons: [reason], days: shown };
  }
  const others = times.filter(({ time }) => time !== 'now');
  const isOlder = (other: (typeof times)[number]): boolean =>
    !isSamePlan(best.benefit, other.benefit) || areApart(best.days, other.days);
  if (others.some((other) => other.time !== 'none' && !isOlder(other)))
    return review('The payer reports different dates for the same coverage.', shown);
  if (timeOf(answer.days, day) === 'unreadable')
    return review('The payer’s dates can’t be read or contradict each other.', shown);
  if (timeOf(answer.days, day) === 'ended')
    return review('The payer reports that the person’s coverage has ended but a benefit is active.', shown);
  if (timeOf(answer.days, day) === 'coming')
    return review('The payer reports that the person’s coverage has not started but a benefit is active.', shown);
  const contrary = now
    .map((each) => contraryOf(each.benefit, inactive, against, each.days, day))
    .find((reason) => reason !== null);
  if (contrary !== undefined) return review(contrary, shown);
  const doubt = limitOf(answer, now[0]!.benefit, day);
  if (doubt !== null) return review(doubt, shown);
  const isPending = now.some(({ benefit }) => benefit.code === '5');
  const notes = isPending ? ['The payer is still reviewing this coverage.'] : [];
  return { outcome: 'Active', reasons: notes, days: shown };
}

function judgeInactive(
  answer: EligibilityAnswer,
  inactive: readonly Benefit[],
  against: readonly Benefit[],
  { day, isDependent }: { day: string; isDependent: boolean },
): Judgement {
  const days = readable(answer.days);
  const review = (reason: string): Judgement => ({ outcome: 'Review', reasons: [reason], days });
  const own = inactive.filter((benefit) => includesPerson(benefit, isDependent));
  if (own.length === 0) return review('The payer reports inactive coverage only for other family members.');
  const everywhere = own.filter(({ inNetwork }) => inNetwork !== false);
  if (everywhere.length === 0) return review('The payer reports inactive coverage only out of network.');
  const ofPlan = everywhere.filter(isPlanWide);
  const [first] = ofPlan.length > 0 ? ofPlan : everywhere;
  const reasons = [`The payer reports: ${benefitCodes[first!.code]}.`];
  const elsewhere = against.find(({ code }) => code !== 'I');
  if (elsewhere !== undefined) return { outcome: 'Review', reasons: [...reasons, saying(elsewhere)], days };
  // The dates of the inactive coverage are unreadable: it may be about another day than requested.
  if (first!.days.isUnreadable === true || answer.days.isUnreadable === true)
    return review('The payer’s dates can’t be read or contradict each other.');
  const stated = readable(first!.days);
  if (stated.start !== null && stated.start > day)
    return {
      outcome: 'Review',
      reasons: ['The payer reports that coverage becomes inactive on a later date.'],
      days: stated,
    };
  if (ofPlan.length === 0) return review(`The payer reports inactive coverage for ${servicesOf(inactive)} only.`);
  return { outcome: 'Inactive', reasons, days: stated.end === null && stated.start === null ? days : stated };
}

type Time = 'now' | 'ended' | 'coming' | 'none' | 'unreadable';

/** Returns the position of a day relative to the dates of a coverage (spec 3 §4.7). */
function timeOf({ start, end, isUnreadable }: CoveredDays, day: string): Time {
  if (isUnreadable === true) return 'unreadable';
  if (start === null && end === null) return 'none';
  if (end !== null && end < day) return 'ended';
  return start !== null && start > day ? 'coming' : 'now';
}

/** A benefit's own dates take precedence over the person's. */
function daysThatCount({ days: own }: Benefit, person: CoveredDays, day: string): CoveredDays {
  if (own.isUnreadable === true) return own;
  if (own.start === null && own.end === null) return person;
  if (person.isUnreadable === true) return own;
  // If the person's dates have ended, a benefit with only a start is not active.
  const end = own.end ?? (person.end !== null && person.end < day ? person.end : null);
  const start = own.start ?? (person.start !== null && end !== null && person.start > end ? null : person.start);
  return end !== null && start !== null && end < start ? { start: null, end } : { start, end };
}

/** Returns whether two ranges don't touch: an earlier plan and a current one, or a future one. */
function areApart(one: CoveredDays, other: CoveredDays): boolean {
  const isBefore = (first: CoveredDays, second: CoveredDays): boolean =>
    first.end !== null && second.start !== null && first.end < second.start;
  return isBefore(one, other) || isBefore(other, one);
}

/** Sorts the range that ends last first; one without an end before all others. */
function compareEnds(one: CoveredDays, other: CoveredDays): number {
  const [first, second] = [one.end ?? '9999', other.end ?? '9999'];
  return first === second ? 0 : first > second ? -1 : 1;
}

/** Returns whether a benefit says that the plan as a whole is not covered, or that another source has to be asked. */
function speaksAgainst(benefit: Benefit): boolean {
  if (benefit.code === 'V') return benefit.services.length === 0 || isMedical(benefit);
  if (benefit.code === 'Y') return isMedical(benefit);
  return /^[IUW]$/.test(benefit.code) && isPlanWide(benefit);
}

/** Returns whether a benefit is only about out-of-network services, which says nothing about the network itself. */
function isElsewhere({ code, inNetwork }: Benefit): boolean {
  return code === 'I' && inNetwork === false;
}

/** Returns what contradicts an active statement about the same plan, or null. */
function contraryOf(
  active: Benefit,
  inactive: readonly Benefit[],
  against: readonly Benefit[],
  days: CoveredDays,
  day: string,
): string | null {
  const isOver = ({ days: theirs }: Benefit): boolean =>
    timeOf(theirs, day) === 'ended' && areApart(days, theirs) && theirs.end! < (days.start ?? '');
  const contrary = inactive.find((benefit) => isSamePlan(active, benefit) && !isOver(benefit));
  if (contrary !== undefined) return 'The payer reports both active and inactive coverage.';
  const other = against.find((benefit) => isSamePlan(active, benefit) && !isOver(benefit));
  return other === undefined ? null : saying(other);
}

function saying({ code, messages }: Benefit): string {
  const message = messages[0] === undefined ? '' : ` (${messages[0]})`;
  return `The payer also reports: ${benefitCodes[code]}${message}.`;
}

// Payer texts that mean coverage of a few services only, or none.
const LIMITED =
  /\b(?:emergency|emergent|family planning|pregnancy|prenatal|maternity|inpatient|hospice|dental|vision|pharmacy|drug)\b.{0,40}\bonly\b|\blimited (?:benefits?|coverage)\b/i;
const DENIED =
  /\bnot (?:eligible|covered|active|enrolled|in effect)\b|\bineligible\b|\binactive\b|\bterminated\b|\bsuspended\b|\bno coverage\b/i;

/** Returns what limits an otherwise active coverage, or null. */
function limitOf(answer: EligibilityAnswer, active: Benefit, day: string): string | null {
  if (answer.isDeceased === true) return 'The payer has a date of death on file.';
  if (answer.paidThrough != null && answer.paidThrough < day) return 'Premiums are not paid through this date.';
  if (active.serviceDays != null && timeOf(active.serviceDays, day) !== 'now')
    return 'The payer’s response is for a different date of service.';
  const text =
    active.messages.find((message) => LIMITED.test(message) || DENIED.test(message)) ??
    answer.benefits
      .filter((benefit) => (benefit.code === 'F' || benefit.code === 'D') && isPlanWide(benefit))
      .flatMap(({ messages }) => messages)
      .find((message) => LIMITED.test(message));
  return text === undefined ? null : `The payer limits the coverage: ${text}`;
}

function withoutState(answer: EligibilityAnswer, states: readonly Benefit[]): Judgement {
  const days = readable(answer.days);
  if (states.length > 0) {
    const word = states.some(({ code }) => code <= '5') ? 'confirms coverage' : 'reports inactive coverage';
    const reason = `The payer ${word} for ${servicesOf(states)} only, with no information about medical coverage.`;
    return { outcome: 'Review', reasons: [reason], days };
  }
  const statements = answer.benefits.filter(({ code }) => /^[VUWTIY]$/.test(code));
  const decisive = statements.find((each) => each.code !== 'I' || isPlanWide(each));
  if (decisive?.code === 'V') return { outcome: 'Failed', reasons: ['The payer can’t process the inquiry.'], days };
  if (decisive !== undefined)
    return { outcome: 'Review', reasons: [`The payer reports: ${benefitCodes[decisive.code]}.`], days };
  if (days.start !== null || days.end !== null)
    return { outcome: 'Review', reasons: ['The payer reports dates but not whether coverage is active.'], days };
  const reasons = answer.rejections.map(rejectionWords);
  if (reasons.length > 0) return { outcome: 'Failed', reasons: [...new Set(reasons)], days };
  if (answer.days.isUnreadable === true)
    return { outcome: 'Review', reasons: ['The payer’s dates can’t be read or contradict each other.'], days };
  return { outcome: 'NoData', reasons: ['The payer’s response has no coverage information.'], days };
}

function hospitalOnly(benefits: readonly Benefit[]): string {
  const services = benefits.every(({ insurance }) => insurance === 'MA')
    ? 'hospital (Medicare Part A)'
    : servicesOf(benefits);
  return `The payer confirms coverage for ${services} only, with no information about visits.`;
}

function servicesOf(benefits: readonly Benefit[]): string {
  const all = new Set(
    benefits.flatMap(({ services }) => services.map((each) => serviceTypes[each] ?? `service ${each}`)),
  );
  const words = [...all].slice(0, 3);
  if (words.length === 0) return 'some benefits';
  if (all.size > 3) return `${words.join(', ')} and ${all.size - 3} more services`;
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;
}

const readable = ({ start, end }: CoveredDays): CoveredDays => ({ start, end });

/**
 * Returns the outcome of a response about the day `asked` on another day: coverage that has ended, or has not started,
 * is not active.
 */
export function outcomeOn(outcome: Outcome, { start, end }: CoveredDays, day: string, asked = day): Outcome {
  if (outcome === 'Active' && ((end !== null && end < day) || (start !== null && start > day))) return 'Inactive';
  // It was inactive because it had not started: it may have by now.
  if (outcome === 'Inactive' && start !== null && start > asked && start <= day) return 'Review';
  return outcome;
}
