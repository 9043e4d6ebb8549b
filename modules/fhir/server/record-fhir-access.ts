import { type AuditNote, recordAccess, recordAccessEntry } from '#audit/server';
import { deviceWords } from '#audit/rules';
import { isId, newId } from '#platform/id.ts';
import type { FhirCall } from './call.ts';

/** What an app read or wrote, for the audit log. */
export interface AppAccess {
  readonly action: 'read' | 'search' | 'create' | 'update' | 'export' | 'refused';
  /** The resource type, or the operation. */
  readonly what: string;
  readonly id?: string | null;
  readonly patientId?: string | null;
}

/** Writes a call to the audit log under the person and the app; the answer waits for it. */
export async function recordFhirAccess(call: FhirCall, { action, what, id, patientId }: AppAccess): Promise<void> {
  const { app, now, ip, device } = call;
  const { clinicId, appName, who, tokenId } = call.access;
  const note = {
    action,
    objectType: 'fhir_record',
    objectId: id && isId(id) ? id : null,
    patientId: patientId ?? null,
    outcome: action === 'refused' ? 'refused' : 'success',
    reason: `app ${appName}: ${what}`,
  } satisfies AuditNote;
  if (who.kind === 'member') return recordAccess({ app, actor: who.actor, now, id: newId(), ip, device }, note);
  return recordAccessEntry(app, {
    clinic_id: clinicId,
    id: newId(),
    time: now,
    user_id: null,
    user_name: who.kind === 'patient' ? who.name : appName,
    roles: who.kind === 'patient' ? 'Patient' : 'App',
    action,
    object_type: note.objectType,
    object_id: note.objectId,
    patient_id: note.patientId,
    changes: null,
    ip,
    session_id: isId(tokenId) ? tokenId : null,
    outcome: note.outcome,
    reason: note.reason,
    device: device === null ? null : deviceWords(device),
  });
}
