import { recordChange, recordEntry, recordOwnChange, type AuditNote } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** Where no signed-in member stands behind a change: a job, a delivery from outside. `name` is shown in the history. */
export interface OwnContext {
  app: App;
  now: Date;
  clinicId: string;
  name?: string;
}

/** Who does something with a task, whether a member, a patient on their own page, or Salus. */
export interface Doer {
  app: App;
  now: Date;
  clinicId: string;
  /** Null for who is no member. */
  userId: string | null;
  name: string;
  type: 'Doctor' | 'Patient';
  audit(tx: Tx, note: AuditNote): Promise<void>;
}

/** The doer behind a member's call, or behind what Salus does by itself. */
export function doerOf(by: RequestContext | OwnContext): Doer {
  if ('actor' in by) {
    const { actor, app, now } = by;
    return {
      app,
      now,
      clinicId: actor.clinicId,
      userId: actor.userId,
      name: actor.name,
      type: 'Doctor',
      audit: (tx, note) => recordChange(tx, by, note),
    };
  }
  const { app, now, clinicId, name = 'Salus' } = by;
  return {
    app,
    now,
    clinicId,
    userId: null,
    name,
    type: 'Doctor',
    audit: (tx, note) => recordOwnChange(tx, app, clinicId, note),
  };
}

/** A patient on their own page as the doer. */
export function patientDoer(portal: {
  app: App;
  now: Date;
  clinicId: string;
  patientId: string;
  patientName: string;
  sessionId: string | null;
  ip: string | null;
}): Doer {
  const { app, now, clinicId, patientName, sessionId, ip } = portal;
  return {
    app,
    now,
    clinicId,
    userId: null,
    name: patientName,
    type: 'Patient',
    audit: (tx, note) =>
      recordEntry(tx, app, {
        clinic_id: clinicId,
        id: newId(),
        time: now,
        user_id: null,
        user_name: patientName,
        roles: 'Patient',
        action: note.action,
        object_type: note.objectType,
        object_id: note.objectId ?? null,
        patient_id: portal.patientId,
        changes: note.changes == null ? null : JSON.stringify(note.changes),
        ip,
        device: null,
        session_id: sessionId,
        outcome: 'success',
        reason: note.reason ?? null,
      }),
  };
}
