import { deviceWords } from '#audit/rules';
import { recordAccessEntry, recordEntry, type AuditContent } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';

/** A patient who acts for themselves on their own page: never an Actor, so no command of the clinic can be called with it. */
export type PortalRequest = PortalContext;

/** What a patient did. */
export interface PortalNote {
  action: 'create' | 'read' | 'update' | 'delete' | 'sign_in' | 'sign_out' | 'refused';
  objectType: string;
  objectId?: string | null;
  reason?: string | null;
  outcome?: 'success' | 'refused';
  changes?: Record<string, { before: unknown; after: unknown }> | null;
}

/** Writes an entry with the patient as who did it, in the transaction of the change. */
export function recordPortalChange(tx: Tx, portal: PortalRequest, note: PortalNote): Promise<void> {
  return recordEntry(tx, portal.app, entryOf(portal, note));
}

/** Writes an entry of a look, before the answer leaves. */
export function recordPortalView(portal: PortalRequest, note: PortalNote): Promise<void> {
  return recordAccessEntry(portal.app, entryOf(portal, note));
}

function entryOf(portal: PortalRequest, note: PortalNote): AuditContent {
  return {
    clinic_id: portal.clinicId,
    id: newId(),
    time: portal.now,
    user_id: null,
    user_name: portal.patientName,
    roles: 'Patient',
    action: note.action,
    object_type: note.objectType,
    object_id: note.objectId ?? null,
    patient_id: portal.patientId,
    changes: note.changes == null ? null : JSON.stringify(note.changes),
    ip: portal.ip,
    device: portal.device == null ? null : deviceWords(portal.device),
    session_id: portal.sessionId,
    outcome: note.outcome ?? 'success',
    reason: note.reason ?? null,
  };
}
