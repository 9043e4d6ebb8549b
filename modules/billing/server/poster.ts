import { recordChange, recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { PortalContext } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordPortalChange } from '#requests/server';

/** The audit entry and event of a change. */
export interface PostingNote {
  action: 'create' | 'update' | 'delete';
  objectType: string;
  objectId: string;
  patientId: string | null;
  changes?: Record<string, { before: unknown; after: unknown }> | null;
  reason?: string | null;
}

/** The actor of a posting: a member, a patient in the portal, or the system. */
export interface Poster {
  app: App;
  clinicId: string;
  /** Null if the actor is not a member. */
  userId: string | null;
  name: string;
  timeZone: string;
  now: Date;
  /** Writes the audit entry and notifies the pages that the patient's account changed. */
  note(tx: Tx, note: PostingNote): Promise<void>;
}

/** Creates the poster of a member. */
export function posterOf(ctx: RequestContext): Poster {
  const { actor, app, now } = ctx;
  return {
    app,
    now,
    clinicId: actor.clinicId,
    userId: actor.userId,
    name: actor.name,
    timeZone: actor.timeZone,
    async note(tx, note) {
      await recordChange(tx, ctx, note);
      await publishAccount(tx, actor.clinicId, note);
    },
  };
}

/** Creates the system poster, e.g. for payments reported by the card processor. */
export function ownPoster(app: App, clinicId: string, timeZone: string, name = 'Salus'): Poster {
  return {
    app,
    clinicId,
    userId: null,
    name,
    timeZone,
    now: app.clock(),
    async note(tx, note) {
      await recordOwnChange(tx, app, clinicId, note);
      await publishAccount(tx, clinicId, note);
    },
  };
}

/** Creates the poster of a patient who pays in the portal. */
export function portalPoster(portal: PortalContext): Poster {
  const { app, now, clinicId, timeZone, patientName } = portal;
  return {
    app,
    now,
    clinicId,
    timeZone,
    userId: null,
    name: patientName,
    async note(tx, note) {
      await recordPortalChange(tx, portal, { ...note, action: note.action === 'delete' ? 'update' : note.action });
      await publishAccount(tx, clinicId, note);
    },
  };
}

function publishAccount(tx: Tx, clinicId: string, { objectType, objectId, patientId }: PostingNote): Promise<void> {
  return publish(tx, {
    clinicId,
    topic: 'billing.account-changed',
    body: { id: objectId, kind: objectType, patient_id: patientId },
  });
}
