import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A change to one of the lists of a patient's record; `before` is null for added entries, `after` for deleted ones. */
export interface ListChange {
  objectType: 'allergy' | 'medication_record' | 'address';
  id: string;
  patientId: string;
  before: object | null;
  after: object | null;
}

/** Writes the audit entry and notifies open pages of the patient, unless nothing changed. */
export async function notifyChange(tx: Tx, ctx: RequestContext, change: ListChange): Promise<void> {
  const { objectType, id: objectId, patientId, before, after } = change;
  const keys = Object.keys(after ?? before ?? {}).filter((key) => !OWN.has(key));
  const pick = (row: object | null): Record<string, unknown> =>
    Object.fromEntries(keys.map((key) => [key, (row as Record<string, unknown> | null)?.[key] ?? null]));
  const changes = changedFields(pick(before), pick(after));
  const action = before === null ? 'create' : after === null ? 'delete' : 'update';
  await recordChange(tx, ctx, { action, objectType, objectId, patientId, changes });
  await notifyPatient(tx, ctx, patientId);
}

/** Notifies open pages of the patient about a change. */
export async function notifyPatient(tx: Tx, { actor }: RequestContext, patientId: string): Promise<void> {
  await publish(tx, { clinicId: actor.clinicId, topic: 'patients.patient-changed', body: { id: patientId } });
}

const OWN = new Set(['id', 'patient_id', 'version']);
