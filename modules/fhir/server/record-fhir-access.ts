import { type AuditContent, type AuditNote, recordAccess, recordAccessEntry } from '#audit/server';
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
  const { appName, who } = call.access;
  const note = {
    action,
    objectType: 'fhir_record',
    objectId: id && isId(id) ? id : null,
    patientId: patientId ?? null,
    outcome: action === 'refused' ? 'refused' : 'success',
    reason: `app ${appName}: ${what}`,
  } satisfies AuditNote;
  if (who.kind === 'member') return recordAccess({ app, actor: who.actor, now, id: newId(), ip, device }, note);
  return recordAccessEntry(app, appEntry(call, note));
}

/** Builds the entry of a call that no member made: a patient's, or that of an app without a user. */
export function appEntry({ now, ip, device, access }: FhirCall, note: AuditNote): AuditContent {
  const { clinicId, appName, who, tokenId } = access;
  return {
    clinic_id: clinicId,
    id: newId(),
    time: now,
    user_id: null,
    user_name: who.kind === 'patient' ? who.name : appName,
    roles: who.kind === 'patient' ? 'Patient' : 'App',
    action: note.action,
    object_type: note.objectType,
    object_id: note.objectId ?? null,
    patient_id: note.patientId ?? null,
    changes: null,
    ip,
    session_id: isId(tokenId) ? tokenId : null,
    outcome: note.outcome ?? 'success',
    reason: note.reason ?? null,
    device: device === null ? null : deviceWords(device),
  };
}
