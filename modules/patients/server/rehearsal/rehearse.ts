import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { type DomainError, domainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { createPatientIn } from '../create-patient.ts';
import { lockPatient } from '../patients.sql.ts';
import { deleteRows, findRowsOf, type FoundRows } from './remove-rows.sql.ts';

const NAME = { first_name: 'Rehearsal', last_name: 'Patient' };

/** The clinic's rehearsal, with its steps in order; `patient_id` is null if none is under way. */
export interface Rehearsal {
  patient_id: string | null;
  /** When the last one was removed. */
  removed_time: Date | null;
  steps: { id: string; is_done: boolean }[];
}

/** Returns the rehearsal under way and its steps, or when the last one was removed. */
export async function readRehearsal({ app, actor }: RequestContext): Promise<Rehearsal> {
  const { kysely } = app.database;
  const { clinicId } = actor;
  const patientId = await openRehearsal(kysely, clinicId);
  const last = await kysely
    .selectFrom('patients.rehearsal')
    .select('removed_time')
    .where('clinic_id', '=', clinicId)
    .where('removed_time', 'is not', null)
    .orderBy('removed_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  const all = modulesOf(app)
    .flatMap(({ rehearsalSteps }) => rehearsalSteps ?? [])
    .sort((one, other) => one.order - other.order);
  const steps = await Promise.all(
    all.map(async ({ id, isDone }) => ({
      id,
      is_done: patientId !== null && (await isDone(kysely, clinicId, patientId)),
    })),
  );
  return { patient_id: patientId, removed_time: last?.removed_time ?? null, steps };
}

/** Returns the patient of the rehearsal under way; null if there is none. */
export async function openRehearsal(db: Queryable, clinicId: string): Promise<string | null> {
  const found = await db
    .selectFrom('patients.rehearsal')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('removed_time', 'is', null)
    .executeTakeFirst();
  return found?.patient_id ?? null;
}

/** Returns whether the clinic has completed a rehearsal. */
export async function hasRehearsed(db: Queryable, clinicId: string): Promise<boolean> {
  const found = await db
    .selectFrom('patients.rehearsal')
    .select('patient_id')
    .where('clinic_id', '=', clinicId)
    .where('removed_time', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Creates the rehearsal patient; if a rehearsal is under way, it continues. */
export async function startRehearsal(ctx: RequestContext): Promise<Rehearsal | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  const started = await app.database.transaction(async (tx): Promise<null | DomainError> => {
    await lockRehearsals(tx, clinicId);
    if ((await openRehearsal(tx, clinicId)) !== null) return null;
    const patient = await createPatientIn(tx, ctx, { ...NAME, gender: 'Female', date_of_birth: '1980-01-01' });
    if (isDomainError(patient)) return patient;
    await tx
      .insertInto('patients.rehearsal')
      .values({ clinic_id: clinicId, patient_id: patient.id, started_by: userId, started_time: now })
      .execute();
    const reason = 'Rehearsal started';
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'rehearsal',
      objectId: patient.id,
      patientId: patient.id,
      reason,
    });
    return null;
  });
  return isDomainError(started) ? started : readRehearsal(ctx);
}

/**
 * Removes the rehearsal patient with all appointments, notes, charges and payments; the audit log keeps its entries and
 * says that it was a rehearsal. RENAMED if the record was used for another person, NOT_REMOVABLE if something must stay
 * (`keptRecords`) or is linked to another patient.
 */
export async function removeRehearsal(ctx: RequestContext, patientId: string): Promise<Rehearsal | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  const removed = await app.database.transaction(async (tx): Promise<null | DomainError> => {
    await lockRehearsals(tx, clinicId);
    if ((await openRehearsal(tx, clinicId)) !== patientId) return notFound('rehearsal');
    const patient = await lockPatient(tx, clinicId, patientId, { alone: true });
    if (patient !== null && (patient.first_name !== NAME.first_name || patient.last_name !== NAME.last_name))
      return domainError('RENAMED', 'This record was renamed, so it may be a real patient’s. Nothing was removed.');
    const found = await findRowsOf(tx, clinicId, patientId);
    const problem = await whyNot(tx, ctx, found, patientId);
    if (problem !== null) return domainError('NOT_REMOVABLE', problem, 'Not removed');
    await deleteRows(tx, clinicId, found);
    // Stored totals of past months may include it.
    await sql`delete from platform.report_month where clinic_id = ${clinicId}`.execute(tx);
    await tx
      .updateTable('patients.rehearsal')
      .set({ removed_by: userId, removed_time: now })
      .where('clinic_id', '=', clinicId)
      .where('patient_id', '=', patientId)
      .execute();
    const rows = [...found.values()].reduce((sum, { length }) => sum + length, 0);
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: 'rehearsal',
      objectId: patientId,
      patientId,
      reason: 'Rehearsal removed',
      changes: { removed_rows: { before: rows, after: 0 } },
    });
    await publish(tx, { clinicId, topic: 'patients.rehearsal-removed', body: { id: patientId } });
    return null;
  });
  return isDomainError(removed) ? removed : readRehearsal(ctx);
}

/** Returns why the records can't be removed; null if they can. */
async function whyNot(
  tx: Tx,
  { app, actor }: RequestContext,
  found: FoundRows,
  patientId: string,
): Promise<string | null> {
  for (const { isFound, words } of modulesOf(app).flatMap(({ keptRecords }) => keptRecords ?? []))
    if (await isFound(tx, actor.clinicId, patientId)) return `${words} in this rehearsal, so its records must stay.`;
  const isShared = [...found.values()].flat().some(({ patient_id: other }) => other != null && other !== patientId);
  return isShared ? 'Another patient’s records refer to this rehearsal. Nothing was removed.' : null;
}

async function lockRehearsals(tx: Tx, clinicId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`patients.rehearsal/${clinicId}`}, 0))`.execute(tx);
}
