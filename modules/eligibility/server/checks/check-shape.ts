import { dayIn } from '#platform/day-in.ts';
import type { BenefitLine, EligibilityCheck, EligibilityStatus } from '../../api/eligibility.gen.ts';
import { benefitLines, insuranceTypes, type Outcome, outcomeOn, warningLines } from '../../rules/index.ts';
import type { CheckRow } from './checks.sql.ts';

const STATUS: Readonly<Record<Outcome, EligibilityStatus>> = {
  Active: 'Active',
  Inactive: 'Inactive',
  NoData: 'NoDataAvailable',
  Review: 'Review',
  Failed: 'CouldNotCheck',
};

/** What a check says on a day: what has ended since is no longer active. */
export function statusOn(check: CheckRow, day: string): EligibilityStatus {
  if (check.outcome === null) return 'Waiting';
  const days = { start: check.coverage_start, end: check.coverage_end };
  return STATUS[outcomeOn(check.outcome, days, day, check.service_date)];
}

/** A check as the contract has it, seen on the clinic's day today. */
export function shapeCheck(check: CheckRow, { timeZone, now }: { timeZone: string; now: Date }): EligibilityCheck {
  const { answer } = check;
  const lines: BenefitLine[] = answer === null ? [] : benefitLines(answer.benefits);
  const insurance =
    answer?.benefits.find(({ code, insurance: type }) => /^[1-8]$/.test(code) && type !== '')?.insurance ?? '';
  return {
    id: check.id,
    patient_id: check.patient_id,
    coverage_id: check.coverage_id,
    payer_id: check.payer_id,
    payer_name: check.payer_name,
    member_id: check.member_id,
    first_name: check.first_name,
    last_name: check.last_name,
    status: statusOn(check, dayIn(timeZone, now)),
    status_then: check.outcome === null ? 'Waiting' : STATUS[check.outcome],
    reasons: check.reasons,
    coverageStartDate: check.coverage_start,
    coverageEndDate: check.coverage_end,
    service_date: check.service_date,
    cause: check.cause,
    requested_by: check.requested_by_name,
    requested_time: check.requested_time,
    answered_time: check.answered_time,
    plan_name: [answer?.planName ?? '', insuranceTypes[insurance] ?? ''].filter(Boolean).join(' · '),
    group_number: answer?.groupNumber ?? '',
    group_name: answer?.groupName ?? '',
    benefits: lines,
    warnings: answer === null ? [] : warningLines(answer.benefits),
    has_answer: check.has_answer,
  };
}
