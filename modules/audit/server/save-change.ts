import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { changedFields } from '../rules/index.ts';
import { type AuditNote, recordChange } from './record-entry.ts';

/** What a command has changed: the row before and the fields as they are now, and the outbox event that reports it. */
export interface SavedChange extends Omit<AuditNote, 'changes' | 'objectId'> {
  objectId: string;
  before: object | null;
  after: object;
  /** `module.what-happened`; its body names the row, and what else is given. */
  topic: string;
  body?: Record<string, unknown>;
}

/** Writes the audit entry with the difference and publishes the event, in the transaction of the change; false where nothing differs. */
export async function saveChange(tx: Tx, ctx: RequestContext, change: SavedChange): Promise<boolean> {
  const { before, after, topic, body, ...note } = change;
  const changes = changedFields({ ...before }, { ...after });
  if (changes === null && before !== null) return false;
  await recordChange(tx, ctx, { ...note, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic, body: { id: note.objectId, ...body } });
  return true;
}
