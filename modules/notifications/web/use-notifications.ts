import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { useSession, useViewer } from '#kit/session/viewer.ts';
import { shortened } from '../rules/index.ts';
import { isMuted, storeCount, notifiesFirst } from './notification-store.ts';
import { playChime } from './play-chime.ts';
import {
  NotificationOneDocument,
  NotificationReadDocument,
  type NotificationOneQuery,
  type NotificationReadMutationVariables,
} from './setting.operations.gen.ts';

/** A notification on the page. */
export type ShownNotification = NotificationOneQuery['NotificationOne']['act'][number];

const POLL = 60_000;
const KEY = ['setting', 'NotificationOne'] as const;

/**
 * The user's unread notifications: loaded at start, every minute and on server events; new ones play a sound and pop
 * up.
 */
export function useNotifications() {
  const { userId } = useViewer();
  const query = useQuery({
    queryKey: [...KEY, userId],
    queryFn: async ({ signal }): Promise<ShownNotification[]> => {
      const { NotificationOne } = await request(NotificationOneDocument, { time: Date.now() }, { signal });
      return NotificationOne.act;
    },
    refetchInterval: POLL,
    // The sound should also play while the user is in another tab.
    refetchIntervalInBackground: true,
    meta: { quiet: true },
  });
  useLive('notifications.changed', (body) => {
    if (body === undefined || (body as { user_id?: unknown }).user_id === userId) void query.refetch();
  });
  const command = useApiMutation(NotificationReadDocument, { quiet: true });
  const { data } = query;
  useAlerts(data);
  // Clears the notifications before another user signs in.
  useEffect(() => () => void (useSession.getState().viewer === null && storeCount(0)), []);
  useEffect(() => {
    if (data !== undefined) storeCount(data.length);
  }, [data]);

  /** Removes the notifications in `gone` immediately, and restores them if the request fails. */
  const markRead = (variables: NotificationReadMutationVariables, gone: (one: ShownNotification) => boolean): void => {
    void queryClient.cancelQueries({ queryKey: KEY });
    queryClient.setQueryData<ShownNotification[]>([...KEY, userId], (before) => before?.filter((one) => !gone(one)));
    command.mutate(variables, { onSettled: () => void query.refetch() });
  };
  return {
    query,
    notifications: data ?? [],
    /** True if the last request to mark as read failed. */
    failed: command.isError,
    read: (one: ShownNotification) => markRead({ _id: one._id }, ({ _id }) => _id === one._id),
    clearAll: () => {
      const cleared = (data ?? []).filter(({ is_urgent }) => !is_urgent);
      storeCount((data?.length ?? 0) - cleared.length);
      // Notifications that arrive at this moment were not seen.
      const newest = cleared
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1);
      markRead({ until: newest }, ({ is_urgent }) => !is_urgent);
    },
  };
}

/** Announces notifications that are new since the page was opened, once per browser. */
function useAlerts(data: readonly ShownNotification[] | undefined): void {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...data.map(({ _id }) => _id)]);
    const fresh = before === null ? [] : data.filter(({ _id }) => !before.has(_id));
    const [newest] = fresh;
    if (newest === undefined || !notifiesFirst(fresh.map(({ _id }) => _id))) return;
    if (!isMuted()) playChime();
    const urgent = fresh.find(({ is_urgent }) => is_urgent);
    if (urgent !== undefined)
      toast.error(shortened(urgent.description), { title: urgent.type, id: 'new-notifications', shownFor: 60_000 });
    else if (fresh.length === 1)
      toast.info(shortened(newest.description), { title: newest.type, id: 'new-notifications' });
    else
      toast.info('Open the bell to read them.', {
        title: `${fresh.length} new notifications`,
        id: 'new-notifications',
      });
  }, [data]);
}
