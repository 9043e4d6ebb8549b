import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can, viewerId } from '#kit/session/viewer.ts';
import { UnreadMessagesDocument } from './message.operations.gen.ts';

/** Keeps what was read of one's mailbox up to date with what others send and read. */
export function useMailboxChanges(): void {
  useLive('messages.mailbox-changed', (body) => {
    const { user_id } = (body ?? {}) as { user_id?: string };
    if (user_id === undefined || user_id === viewerId()) refreshQueries('message');
  });
}

/** How many of one's conversations hold something unread; undefined until it is known, and for who uses no messages. */
export function useUnreadCount(): number | undefined {
  useMailboxChanges();
  return useApiQuery(UnreadMessagesDocument, {}, { quiet: true, enabled: can('messages.use') }).data
    ?.unreadMessageCount;
}
