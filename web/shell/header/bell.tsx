import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { NotificationBell } from '#notifications/web';
import { can } from '#kit/session/viewer.ts';

/** The notification bell, for users with the right to read notifications; its space is reserved until it has loaded. */
export function Bell() {
  if (!can('notifications.own')) return null;
  return (
    <Suspense
      fallback={
        <ActionIcon component="span" size="lg" aria-hidden>
          <IconBell size={19} stroke={1.75} />
        </ActionIcon>
      }
    >
      <NotificationBell />
    </Suspense>
  );
}
