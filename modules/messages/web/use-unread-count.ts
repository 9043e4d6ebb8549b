import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can, viewerId } from '#kit/session/viewer.ts';
import { UnreadMessagesDocument } from './message.operations.gen.ts';

/** Refreshes the mailbox when others send and read messages. */
export function useMailboxChanges(): void {
  useLive('messages.mailbox-changed', (body) => {
    const { user_id } = (body ?? {}) as { user_id?: string };
    if (user_id === undefined || user_id === viewerId()) refreshQueries('message');
  });
}

/**
 * Returns the number of conversations with unread messages; undefined until loaded, and for members who don't use
 * messages.
 */
export function useUnreadCount(): number | undefined {
  useMailboxChanges();
  return useApiQuery(UnreadMessagesDocument, {}, { quiet: true, enabled: can('messages.use') }).data
    ?.unreadMessageCount;
}
