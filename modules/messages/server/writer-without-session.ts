import { type AuditContent, recordAccessEntry, recordEntry } from '#audit/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { Writer } from './writer.ts';

/** Creates a writer for a member without a session; `reason` is written to the audit log. */
export function writerWithoutSession(
  app: App,
  clinicId: string,
  member: { id: string; name: string },
  reason: string,
): Writer {
  const now = app.clock();
  const entry = (note: Parameters<Writer['note']>[1]): AuditContent => ({
    clinic_id: clinicId,
    id: newId(),
    time: now,
    user_id: member.id,
    user_name: member.name,
    roles: null,
    action: note.action,
    object_type: note.objectType,
    object_id: note.objectId ?? null,
    patient_id: note.patientId ?? null,
    ip: null,
    device: null,
    session_id: null,
    outcome: 'success',
    changes: note.changes == null ? null : JSON.stringify(note.changes),
    reason,
  });
  return {
    type: 'Doctor',
    id: member.id,
    app,
    clinicId,
    clinicName: null,
    name: member.name,
    now,
    sessionId: null,
    note: (tx, note) => recordEntry(tx, app, entry(note)),
    look: (note) => recordAccessEntry(app, entry(note)),
  };
}
