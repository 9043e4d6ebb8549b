import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import classes from './notifications.module.css';
import { storedCount } from './notification-store.ts';
import { useNotifications } from './use-notifications.ts';

const NotificationList = lazy(() =>
  import('./notification-list.tsx').then((file) => ({ default: file.NotificationList })),
);

/** The bell: a dot if there are unread notifications, and the list on a click. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const board = useNotifications();
  const count = board.query.data === undefined ? storedCount() : board.notifications.length;
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      offset={6}
      width="min(24rem, calc(100vw - 1rem))"
      trapFocus
      returnFocus
      shadow="none"
      withinPortal
      classNames={{ dropdown: classes.dropdown }}
    >
      <Popover.Target>
        <ActionIcon
          size="lg"
          className={classes.bell}
          aria-label={count === 0 ? 'Notifications' : `Notifications: ${count} unread`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <IconBell size={19} stroke={1.75} />
          {count > 0 && <span className={classes.dot} data-testid="notification-dot" />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Notifications">
        <Suspense fallback={<div className={classes.loading} />}>
          <NotificationList board={board} onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
