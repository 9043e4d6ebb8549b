import { holdPatient, requireActivePatient } from '#patients/server';
import { invalid, isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { elsewhereProblem, isControlled, type PrescriptionFields, type WayElsewhere } from '../../rules/index.ts';
import { type Parties, readParties } from '../parties/read-parties.ts';
import { prescriptions, readPrescriptions, type PrescriptionRow } from '../records/prescriptions.sql.ts';
import { scheduleOf } from '../safety/read-drug.ts';
import { refusedOnPaper } from '../safety/run-checks.ts';
import { checkShape, type PrescriptionDraft } from './check-input.ts';
import { recordPrescription } from './record-prescription.ts';
import { putPrescription, savingPrescription, withOrderNumber } from './save-prescription.ts';
import { keepMedication } from './send-prescription.ts';

/** How a controlled substance was prescribed outside of the network. */
export interface Elsewhere {
  written_in: WayElsewhere;
  exception: string;
  /** When the prescriber checked the state's monitoring program; null if they did not. */
  pdmp_time: Date | null;
}

/**
 * Records a controlled substance that the caller prescribes on paper or in their own EPCS system, with the check of the
 * monitoring program, and adds it to the medication list. Paper follows the law of the practice's state, and is
 * refused at hard stops; what was prescribed in another system is recorded in any case.
 */
export async function recordElsewhere(
  ctx: RequestContext,
  wish: PrescriptionDraft,
  clientKey: string,
  elsewhere: Elsewhere,
): Promise<PrescriptionRow | DomainError> {
  const { actor, now } = ctx;
  const checked = await checkElsewhere(ctx, wish, elsewhere);
  if (isDomainError(checked)) return checked;
  const { fields, state } = checked;
  const once = { clientKey, id: null, version: null };
  return savingPrescription<PrescriptionRow>(ctx, async (tx) => {
    if (!(await holdPatient(tx, actor.clinicId, fields.patient_id))) return notFound('patient');
    const numbering = { typed: null, prescriberId: actor.userId, once };
    const numbered = await withOrderNumber(tx, ctx, fields, numbering);
    const put = await putPrescription(tx, ctx, numbered, actor.userId, once);
    if (isDomainError(put) || put.isRepeated) return isDomainError(put) ? put : put.row;
    const { row } = put;
    const refused = elsewhere.written_in === 'paper' ? await refusedOnPaper(tx, actor, row, now) : null;
    if (refused !== null) return refused;
    const medicationId = await keepMedication(tx, ctx, row);
    if (isDomainError(medicationId)) return medicationId;
    const recorded = {
      written_in: elsewhere.written_in,
      paper_exception: elsewhere.written_in === 'paper' ? elsewhere.exception : '',
      pdmp_state: elsewhere.pdmp_time === null ? '' : state,
      // A clock that is fast must not record a check in the future.
      pdmp_time: elsewhere.pdmp_time !== null && elsewhere.pdmp_time > now ? now : elsewhere.pdmp_time,
    };
    await prescriptions.update(tx, actor, row.id, {
      ...recorded,
      state: 'Printed',
      state_time: now,
      printed_time: now,
      medication_record_id: medicationId,
      version: row.version + 1,
    });
    const changes = Object.entries(recorded).map(([name, after]) => [name, { before: null, after }] as const);
    await recordPrescription(tx, ctx, 'update', row, Object.fromEntries(changes));
    const [after] = await readPrescriptions(tx, actor.clinicId, [row.id]);
    return after ?? notFound('prescription');
  });
}

async function checkElsewhere(
  ctx: RequestContext,
  wish: PrescriptionDraft,
  { written_in, exception }: Elsewhere,
): Promise<{ fields: PrescriptionFields; state: string } | DomainError> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const shaped = checkShape(ctx, wish);
  if (isDomainError(shaped)) return shaped;
  const { patient_id: patientId } = shaped.value;
  const inactive = isId(patientId) ? await requireActivePatient(db, actor.clinicId, patientId) : null;
  if (inactive !== null) return inactive;
  const fields = { ...shaped.value, controlled: await scheduleOf(db, shaped.value) };
  if (!isControlled(fields))
    return invalid([{ path: 'input.drug_description', message: 'This drug is not controlled: prescribe it here.' }]);
  const ids = { patientId: fields.patient_id, prescriberId: actor.userId, practiceId: actor.practiceId };
  const parties: Parties | null = isId(fields.patient_id) ? await readParties(db, actor, ids, now) : null;
  if (parties === null) return invalid([{ path: 'input.patient_id', message: 'This patient does not exist.' }]);
  const state = parties.prescriber.address?.state ?? '';
  const schedule = fields.controlled.replace('Schedule ', '');
  const problem = elsewhereProblem(fields, schedule, { written_in, exception, state });
  if (problem !== null) {
    const path = problem.field === 'exception' ? 'written.exception' : `input.${problem.field}`;
    return invalid([{ path, message: problem.message }]);
  }
  return { fields, state };
}
