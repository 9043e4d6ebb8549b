import { invalid, type DomainError } from '#platform/domain-error.ts';
import type { MessageStatus } from '../../rules/index.ts';
import type { Writer } from '../writer.ts';
import { moveConversations } from '../records/conversations.sql.ts';
import { notifyMailboxes } from '../records/notify-recipients.ts';

const MOST = 200;

/** Moves a participant's conversations; returns the ids that they don't have. */
export async function changeStatus(
  writer: Writer,
  ids: readonly string[],
  status: MessageStatus,
): Promise<{ missing: string[] } | DomainError> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return invalid([{ path: 'conversationIds', message: 'Choose conversations.' }]);
  if (distinct.length > MOST)
    return invalid([{ path: 'conversationIds', message: `Choose at most ${MOST} at a time.` }]);
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const moved = await moveConversations(tx, clinicId, writer, distinct, status, now);
    for (const { conversation_id, before } of moved) {
      if (before === status) continue;
      await writer.note(tx, {
        action: 'update',
        objectType: 'conversation',
        objectId: conversation_id,
        changes: { status: { before, after: status } },
      });
      if (writer.type === 'Doctor') await notifyMailboxes(tx, clinicId, conversation_id, [writer.id]);
    }
    const known = new Set(moved.map(({ conversation_id }) => conversation_id));
    return { missing: distinct.filter((id) => !known.has(id)) };
  });
}
