import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { changedFields } from '../rules/index.ts';
import { type AuditNote, recordChange } from './record-entry.ts';

/** A change by a command: the row before and the current fields, and the outbox event that reports it. */
export interface SavedChange extends Omit<AuditNote, 'changes' | 'objectId'> {
  objectId: string;
  before: object | null;
  after: object;
  /** `module.what-happened`; the event contains the row's id and the given data. */
  topic: string;
  body?: Record<string, unknown>;
}

/**
 * Writes the audit entry with the difference and publishes the event, in the transaction of the change; returns false
 * if nothing differs.
 */
export async function saveChange(tx: Tx, ctx: RequestContext, change: SavedChange): Promise<boolean> {
  const { before, after, topic, body, ...note } = change;
  const changes = changedFields({ ...before }, { ...after });
  if (changes === null && before !== null) return false;
  await recordChange(tx, ctx, { ...note, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic, body: { id: note.objectId, ...body } });
  return true;
}
