import { recordChange, saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import {
  domainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
  type DomainError,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { coverageForm, type CoverageFields, daysOverlap } from '../../rules/index.ts';
import { readPayers } from '../payers/payers.sql.ts';
import { type Coverage, coveragesOf, findCoverageByKey, lockCoverage, readCoverages } from './coverages.sql.ts';

/** Adds a coverage in its own transaction; see `createCoverageIn`. */
export function createCoverage(
  ctx: RequestContext,
  clientKey: string,
  patientId: string,
  input: object,
): Promise<Coverage | DomainError> {
  return ctx.app.database.transaction((tx) => createCoverageIn(tx, ctx, clientKey, patientId, input));
}

/**
 * Adds a coverage to a patient in the caller's transaction. A second call with the same key returns the same coverage.
 * PRIORITY_TAKEN if the patient has one with that priority on the same days.
 */
export async function createCoverageIn(
  tx: Tx,
  ctx: RequestContext,
  clientKey: string,
  patientId: string,
  input: object,
): Promise<Coverage | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  if (clientKey.length === 0 || clientKey.length > 100)
    return invalid([{ path: 'client_key', message: 'Enter a key of 1 to 100 characters.' }]);
  const fields = checkFields(ctx, input);
  if (isDomainError(fields)) return fields;
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id', 'deleted_time'], locked: true });
  if (patient === undefined || patient.deleted_time !== null) return notFound('patient');
  const made = await findCoverageByKey(tx, clinicId, clientKey);
  if (made !== null) return made.patient_id === patientId ? made : notFound('coverage');
  const problem = await rejectUnfit(tx, clinicId, patientId, null, fields);
  if (problem !== null) return problem;
  const id = newId();
  await tx
    .insertInto('eligibility.coverage')
    .values({
      ...fields,
      clinic_id: clinicId,
      id,
      client_key: clientKey,
      patient_id: patientId,
      created_time: now,
      updated_time: now,
    })
    .execute();
  return recordSaved(tx, ctx, id, null, fields);
}

/** Updates a coverage; STALE_VERSION if someone else changed it. */
export function updateCoverage(
  ctx: RequestContext,
  id: string,
  version: number,
  input: object,
): Promise<Coverage | DomainError> {
  return ctx.app.database.transaction((tx) => updateCoverageIn(tx, ctx, id, version, input));
}

/** Updates a coverage in the caller's transaction. */
export async function updateCoverageIn(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  version: number,
  input: object,
): Promise<Coverage | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const fields = checkFields(ctx, input);
  if (isDomainError(fields)) return fields;
  const before = lockForSave(await lockCoverage(tx, clinicId, id), version, 'coverage');
  if (isDomainError(before)) return before;
  const problem = await rejectUnfit(tx, clinicId, before.patient_id, before, fields);
  if (problem !== null) return problem;
  await tx
    .updateTable('eligibility.coverage')
    .set({ ...fields, version: version + 1, updated_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  return recordSaved(tx, ctx, id, before, fields);
}

/** Deletes a coverage entered by mistake; it stays on record. Idempotent. */
export function deleteCoverage(ctx: RequestContext, id: string, version: number): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const row = await lockCoverage(tx, clinicId, id);
    if (row === null) return (await readCoverages(tx, clinicId, [id])).length > 0 ? true : notFound('coverage');
    const before = lockForSave(row, version, 'coverage');
    if (isDomainError(before)) return before;
    await tx
      .updateTable('eligibility.coverage')
      .set({ deleted_time: now, version: version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    const patientId = before.patient_id;
    await recordChange(tx, ctx, { action: 'delete', objectType: 'coverage', objectId: id, patientId });
    await publish(tx, { clinicId, topic: 'eligibility.coverage-changed', body: { id, patient_id: patientId } });
    return true;
  });
}

function checkFields({ actor, now }: RequestContext, input: object): CoverageFields | DomainError {
  const checked = checkInput(coverageForm(dayIn(actor.timeZone, now)), given(input), 'input');
  return isDomainError(checked) ? checked : checked.value;
}

/** Checks a coverage against the clinic's data. The patient is locked, so that concurrent calls see each other. */
async function rejectUnfit(
  tx: Tx,
  clinicId: string,
  patientId: string,
  before: Coverage | null,
  fields: CoverageFields,
): Promise<DomainError | null> {
  const [payer] = await readPayers(tx, clinicId, [fields.payer_id]);
  if (payer === undefined || (payer.deleted_time !== null && before?.payer_id !== payer.id))
    return invalid([{ path: 'input.payer_id', message: 'This payer is not in the clinic’s list.' }]);
  await tx
    .selectFrom('patients.patient')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', patientId)
    .forNoKeyUpdate()
    .execute();
  const others = await coveragesOf(tx, clinicId, patientId);
  const taken = others.find(
    (each) => each.id !== before?.id && each.priority === fields.priority && daysOverlap(each, fields),
  );
  if (taken !== undefined)
    return domainError(
      'PRIORITY_TAKEN',
      `This patient has a ${fields.priority.toLowerCase()} coverage on the same days. Give it an end date first, or choose another priority.`,
    );
  return null;
}

async function recordSaved(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  before: Coverage | null,
  fields: CoverageFields,
): Promise<Coverage> {
  const [row] = await readCoverages(tx, ctx.actor.clinicId, [id]);
  const was =
    before === null
      ? null
      : Object.fromEntries(Object.keys(fields).map((key) => [key, before[key as keyof CoverageFields]]));
  await saveChange(tx, ctx, {
    action: before === null ? 'create' : 'update',
    objectType: 'coverage',
    objectId: id,
    patientId: row!.patient_id,
    before: was,
    after: fields,
    topic: 'eligibility.coverage-changed',
    body: { patient_id: row!.patient_id },
  });
  return row!;
}
