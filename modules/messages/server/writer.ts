import { recordAccess, recordChange, type AuditNote } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordPortalChange, recordPortalView, type PortalRequest } from '#requests/server';

/** A member or a patient in a conversation. */
export interface Participant {
  type: 'Doctor' | 'Patient';
  id: string;
}

/** The author and reader: a member with a session, or a patient in the portal. */
export interface Writer extends Participant {
  readonly app: App;
  readonly clinicId: string;
  readonly clinicName: string | null;
  readonly name: string;
  readonly now: Date;
  readonly sessionId: string | null;
  /** Writes an audit entry in the transaction of a change. */
  note(tx: Tx, note: WrittenNote): Promise<void>;
  /** Writes an audit entry for an access, before the response is sent. */
  look(note: WrittenNote): Promise<void>;
}

/** The common fields of both kinds of entry. */
export type WrittenNote = Pick<AuditNote, 'objectType' | 'objectId' | 'patientId' | 'reason'> & {
  action: 'create' | 'read' | 'update';
  changes?: Record<string, { before: unknown; after: unknown }>;
};

/** Creates the writer of a member. */
export function memberWriter(ctx: RequestContext): Writer {
  const { app, actor, now } = ctx;
  return {
    type: 'Doctor',
    id: actor.userId,
    app,
    clinicId: actor.clinicId,
    clinicName: null,
    name: actor.name,
    now,
    sessionId: actor.sessionId,
    note: (tx, note) => recordChange(tx, ctx, note),
    look: (note) => recordAccess(ctx, note),
  };
}

/** Creates the writer of a patient. */
export function patientWriter(portal: PortalRequest): Writer {
  const { app, clinicId, clinicName, patientId, patientName, now, sessionId } = portal;
  return {
    type: 'Patient',
    id: patientId,
    app,
    clinicId,
    clinicName,
    name: patientName,
    now,
    sessionId,
    note: (tx, note) => recordPortalChange(tx, portal, note),
    look: (note) => recordPortalView(portal, note),
  };
}

/** Returns the members among participants. */
export function membersOf(participants: readonly Participant[]): string[] {
  return participants.filter(({ type }) => type === 'Doctor').map(({ id }) => id);
}
