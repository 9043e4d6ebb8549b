import { isDomainError, invalid, lockForSave, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { holdPatient } from '#patients/server';
import { readPrescriptions } from '../records/prescriptions.sql.ts';
import { recordRequest } from '../records/record-request.ts';
import { lockRequest, readRequest, requests, type RequestRow } from '../records/requests.sql.ts';

/** Matches a request to a patient and one of their prescriptions. */
export function matchRequest(
  ctx: RequestContext,
  id: string,
  version: number,
  { patientId, prescriptionId }: { patientId: string; prescriptionId: string | null },
): Promise<RequestRow | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    if (!isId(patientId) || !(await holdPatient(tx, clinicId, patientId)))
      return invalid([{ path: 'patient_id', message: 'This patient does not exist.' }]);
    const [prescription] = prescriptionId === null ? [] : await readPrescriptions(tx, clinicId, [prescriptionId]);
    if (prescriptionId !== null && prescription?.patient_id !== patientId)
      return invalid([{ path: 'prescription_id', message: 'This prescription belongs to another patient.' }]);
    const row = lockForSave(await lockRequest(tx, clinicId, id), version, 'request');
    if (isDomainError(row)) return row;
    await requests.update(tx, actor, id, {
      patient_id: patientId,
      prescription_id: prescriptionId ?? row.prescription_id,
      version: row.version + 1,
    });
    await recordRequest(
      tx,
      ctx,
      'update',
      { id, patient_id: patientId },
      { patient_id: { before: row.patient_id, after: patientId } },
    );
    return (await readRequest(tx, clinicId, id))!;
  });
}

/**
 * Removes a request from the list without a response; it stays on record. With `version` null, the current version is
 * removed.
 */
export function deleteRequest(
  ctx: RequestContext,
  id: string,
  version: number | null,
): Promise<RequestRow | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    const found = await lockRequest(tx, actor.clinicId, id);
    const row = lockForSave(found, version ?? found?.version ?? 0, 'request');
    if (isDomainError(row)) return row;
    await requests.update(tx, actor, id, { deleted_time: now, version: row.version + 1 });
    await recordRequest(tx, ctx, 'delete', row, { state: { before: row.state, after: 'Deleted' } });
    return { ...row, version: row.version + 1 };
  });
}
