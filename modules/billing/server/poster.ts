import { recordChange, recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { PortalContext } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordPortalChange } from '#requests/server';

/** What is told of a change. */
export interface PostingNote {
  action: 'create' | 'update' | 'delete';
  objectType: string;
  objectId: string;
  patientId: string | null;
  changes?: Record<string, { before: unknown; after: unknown }> | null;
  reason?: string | null;
}

/** Who posts: somebody of the clinic, a patient on their own page, or Salus by itself. */
export interface Poster {
  app: App;
  clinicId: string;
  /** Null where it is nobody of the clinic. */
  userId: string | null;
  name: string;
  timeZone: string;
  now: Date;
  /** Writes the audit entry and tells the pages that the patient's account is another. */
  note(tx: Tx, note: PostingNote): Promise<void>;
}

/** A member who posts. */
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

/** Salus itself, as when the card processor tells that money came. */
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

/** A patient who pays for themselves. */
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
