import { recordChange } from '#audit/server';
import { domainError, invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { dayIn } from '#platform/day-in.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { birthDateProblem, LIKELY } from '#patients/rules';
import { createPatientIn, findSimilar } from '#patients/server';
import type { ExpressPatient, ExpressPatientInput } from '../../api/eligibility.gen.ts';
import { createCoverageIn } from '../coverage/save-coverage.ts';
import { statusOn } from './check-status.ts';
import { readChecks } from './checks.sql.ts';
import { lockCheckPatient, setCheckPatient } from './express-add.sql.ts';

/**
 * Creates a patient with coverage from an Active check. Likely duplicates and a different date of birth at the payer
 * are returned first, unless `confirmed`. A check creates one patient.
 */
export async function expressAddPatient(
  ctx: RequestContext,
  input: ExpressPatientInput,
): Promise<ExpressPatient | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  if (!actor.rules.has('eligibility.edit'))
    return domainError('FORBIDDEN', 'You don’t have permission to add coverage.', 'Not allowed');
  const today = dayIn(actor.timeZone, now);
  const [check] = await readChecks(app.database.kysely, clinicId, [input.check_id]);
  if (check === undefined) return notFound('check');
  if (check.coverage_id !== null) return made(check.patient_id);
  if (statusOn(check, today) !== 'Active')
    return domainError('NOT_ACTIVE', 'Only patients with active coverage can be added here. Check again.');
  const problem = birthDateProblem(input.date_of_birth, today);
  if (problem !== null) return invalid([{ path: 'input.date_of_birth', message: problem }]);
  const gender = input.gender_at_birth === 'Unknown' ? input.gender : input.gender_at_birth;
  if (gender !== 'Female' && gender !== 'Male')
    return invalid([{ path: 'input.gender', message: 'Gender is Required' }]);
  if (input.confirmed !== true) {
    const doubts = await doubtsAbout(ctx, check, input.date_of_birth);
    if (isDomainError(doubts) || doubts.likely.length > 0 || doubts.birth_date_differs) return doubts;
  }
  return app.database.transaction(async (tx): Promise<ExpressPatient | DomainError> => {
    const standing = await lockCheckPatient(tx, clinicId, check.id);
    if (standing !== null && standing.coverage_id !== null) return made(standing.patient_id);
    const patient = await createPatientIn(tx, ctx, {
      first_name: check.first_name,
      last_name: check.last_name,
      gender,
      gender_at_birth: input.gender_at_birth,
      date_of_birth: input.date_of_birth,
    });
    if (isDomainError(patient)) return patient;
    const coverage = await createCoverageIn(tx, ctx, `check ${check.id}`, patient.id, {
      payer_id: check.payer_id,
      member_id: check.member_id,
      plan_name: check.answer?.planName.slice(0, 120) ?? '',
      group_number: check.answer?.groupNumber.slice(0, 60) ?? '',
      group_name: check.answer?.groupName.slice(0, 120) ?? '',
      start_date: check.coverage_start,
    });
    if (isDomainError(coverage)) return coverage;
    await setCheckPatient(tx, clinicId, check.id, { patientId: patient.id, coverageId: coverage.id });
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'eligibility_check',
      objectId: check.id,
      patientId: patient.id,
      changes: { patient_id: { before: null, after: patient.id } },
    });
    const about = { id: check.id, patient_id: patient.id, coverage_id: coverage.id };
    await publish(tx, { clinicId, topic: 'eligibility.check-ended', body: about });
    return made(patient.id);
  });
}

const made = (patientId: string | null): ExpressPatient => ({
  patient_id: patientId,
  likely: [],
  birth_date_differs: false,
});

async function doubtsAbout(
  ctx: RequestContext,
  check: NonNullable<Awaited<ReturnType<typeof readChecks>>[number]>,
  dateOfBirth: string,
): Promise<ExpressPatient | DomainError> {
  const person = { first_name: check.first_name, last_name: check.last_name, date_of_birth: dateOfBirth };
  const similar = await findSimilar(ctx, { ...person, mobile: null, email: null }, {});
  if (isDomainError(similar)) return similar;
  const theirs = check.answer?.member.dateOfBirth ?? null;
  return {
    patient_id: null,
    likely: similar
      .filter(({ score }) => score >= LIKELY)
      .map(({ patient, reasons }) => ({
        patient_id: patient.id,
        first_name: patient.first_name,
        last_name: patient.last_name,
        date_of_birth: patient.date_of_birth,
        record_number: patient.record_number,
        reasons: [...reasons],
      })),
    birth_date_differs: theirs !== null && theirs !== dateOfBirth,
  };
}
