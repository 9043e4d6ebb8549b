import type { EligibilityStatus } from '../../api/eligibility.gen.ts';
import { insuranceTypes, isUnknownMember, type Outcome, outcomeOn } from '../../rules/index.ts';
import type { CheckRow } from './checks.sql.ts';

const STATUS: Readonly<Record<Outcome, EligibilityStatus>> = {
  Active: 'Active',
  Inactive: 'Inactive',
  NoData: 'NoDataAvailable',
  Review: 'Review',
  Failed: 'CouldNotCheck',
};

/** Returns the status of a check on a day: coverage that has ended is no longer active. */
export function statusOn(check: CheckRow, day: string): EligibilityStatus {
  if (check.outcome === null) return 'Waiting';
  const days = { start: check.coverage_start, end: check.coverage_end };
  return statusOf(outcomeOn(check.outcome, days, day, check.service_date), check);
}

/** Returns the final status of a check. */
export const endStatus = (check: CheckRow): EligibilityStatus =>
  check.outcome === null ? 'Waiting' : statusOf(check.outcome, check);

function statusOf(outcome: Outcome, { answer }: CheckRow): EligibilityStatus {
  return outcome === 'Failed' && answer !== null && isUnknownMember(answer) ? 'MemberNotFound' : STATUS[outcome];
}

/** Returns the plan of a response with its insurance type. */
export function planName({ answer }: CheckRow): string {
  const insurance =
    answer?.benefits.find(({ code, insurance: type }) => /^[1-8]$/.test(code) && type !== '')?.insurance ?? '';
  return [answer?.planName ?? '', insuranceTypes[insurance] ?? ''].filter(Boolean).join(' · ');
}
