import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import type { MessageStatus } from '../rules/index.ts';
import { ChangeMessageStatusDocument } from './message.operations.gen.ts';

const DONE: Readonly<Record<MessageStatus, string>> = {
  unread: 'Marked as unread',
  read: 'Restored',
  archived: 'Archived',
  trash: 'Moved to trash. It will be deleted after 30 days.',
};

/** Moves a conversation to the chosen folder; the toast offers to undo it. */
export function useMoveConversation(
  conversationId: string,
  subject: string,
): (to: MessageStatus, from: MessageStatus) => void {
  const change = async (to: MessageStatus): Promise<boolean> => {
    try {
      const { changeMessageStatus } = await request(ChangeMessageStatusDocument, {
        newStatus: to,
        conversationIds: [conversationId],
      });
      refreshQueries('message');
      return changeMessageStatus.ok;
    } catch (error) {
      reportError(error);
      return false;
    }
  };
  return (to, from) =>
    void change(to).then((ok) => {
      if (!ok || from === to) return;
      const isRead = from === 'unread' && to === 'read';
      toast.success(`${isRead ? 'Marked as read' : DONE[to]}: ${subject}`, {
        action: { label: 'Undo', run: () => void change(from) },
      });
    });
}
