import { recordChange, recordEntry, recordOwnChange, type AuditNote } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';

/**
 * The context of a change without a signed-in member: a job, or an external message. `name` is shown in the history.
 */
export interface OwnContext {
  app: App;
  now: Date;
  clinicId: string;
  name?: string;
}

/** The actor of a task change: a member, a patient in the portal, or Salus. */
export interface Doer {
  app: App;
  now: Date;
  clinicId: string;
  /** Null if the actor is not a member. */
  userId: string | null;
  name: string;
  type: 'Doctor' | 'Patient';
  audit(tx: Tx, note: AuditNote): Promise<void>;
}

/** Returns the actor of a member's call, or of an automatic change. */
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

/** Returns a patient in the portal as the actor. */
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
