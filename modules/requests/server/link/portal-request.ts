import { deviceWords } from '#audit/rules';
import { recordAccessEntry, recordEntry, type AuditContent } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { PortalContext } from '#platform/module.ts';

/** The context of a patient in the portal: never an Actor, so that it can't be passed to commands for staff. */
export type PortalRequest = PortalContext;

/** An audit entry of a patient's action. */
export interface PortalNote {
  action: 'create' | 'read' | 'update' | 'delete' | 'sign_in' | 'sign_out' | 'refused';
  objectType: string;
  objectId?: string | null;
  reason?: string | null;
  outcome?: 'success' | 'refused';
  changes?: Record<string, { before: unknown; after: unknown }> | null;
}

/** Writes an audit entry with the patient as the actor, in the transaction of the change. */
export function recordPortalChange(tx: Tx, portal: PortalRequest, note: PortalNote): Promise<void> {
  return recordEntry(tx, portal.app, entryOf(portal, note));
}

/** Writes an audit entry for an access, before the response is sent. */
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
    reason: reasonOf(note, portal),
  };
}

function reasonOf({ reason }: PortalNote, { appName }: PortalRequest): string | null {
  const reasons = [appName === undefined ? null : `app ${appName}`, reason];
  return reasons.filter(Boolean).join('; ') || null;
}
