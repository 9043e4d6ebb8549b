import { requireActivePatient } from '#patients/server';
import { domainError, isDomainError, lockForSave, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isEditable } from '../../rules/index.ts';
import { recordPrescription } from './record-prescription.ts';
import {
  lockPrescription,
  prescriptions,
  readPrescriptions,
  type PrescriptionRow,
} from '../records/prescriptions.sql.ts';
import { refusedOnPaper } from '../safety/run-checks.ts';
import { keepMedication } from './send-prescription.ts';

const alreadySent = (): DomainError =>
  domainError('ALREADY_SENT', 'This prescription has been sent. It can only be canceled.');

/** Deletes an unsent prescription; its order number remains reserved. */
export function deletePrescription(
  ctx: RequestContext,
  id: string,
  version: number,
): Promise<PrescriptionRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const row = lockForSave(await lockPrescription(tx, actor.clinicId, id), version, 'prescription');
    if (isDomainError(row)) return row;
    if (!isEditable(row.state)) return alreadySent();
    await prescriptions.update(tx, actor, id, { deleted_time: now, updated_time: now, version: row.version + 1 });
    await recordPrescription(tx, ctx, 'delete', row, { drug: { before: row.drug_description, after: null } });
    return { ...row, version: row.version + 1 };
  });
}

/** Marks a prescription as given on paper: it is not sent electronically, and is added to the patient's list. */
export function markPrinted(ctx: RequestContext, id: string, version: number): Promise<PrescriptionRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const row = lockForSave(await lockPrescription(tx, actor.clinicId, id), version, 'prescription');
    if (isDomainError(row)) return row;
    if (!isEditable(row.state)) return alreadySent();
    const inactive = await requireActivePatient(tx, actor.clinicId, row.patient_id);
    if (inactive !== null) return inactive;
    const refused = await refusedOnPaper(tx, actor, row, now);
    if (refused !== null) return refused;
    const medicationId = await keepMedication(tx, ctx, row);
    if (isDomainError(medicationId)) return medicationId;
    await prescriptions.update(tx, actor, id, {
      state: 'Printed',
      state_time: now,
      printed_time: now,
      problem: null,
      medication_record_id: medicationId,
      updated_time: now,
      version: row.version + 1,
    });
    await recordPrescription(tx, ctx, 'update', row, { state: { before: row.state, after: 'Printed' } });
    const [after] = await readPrescriptions(tx, actor.clinicId, [id]);
    return after!;
  });
}
