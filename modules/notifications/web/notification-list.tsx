import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, Title } from '@mantine/core';
import { IconBellOff, IconUrgent } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { safePath } from '#kit/navigation/safe-path.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { type NotificationPaths, notificationUrl, shortened, SOURCE_COLOURS } from '../rules/index.ts';
import classes from './notifications.module.css';
import { isMuted, setMuted } from './notification-store.ts';
import type { ShownNotification, useNotifications } from './use-notifications.ts';

const notificationPaths = (): NotificationPaths =>
  Object.assign({}, ...webModules().map((module) => module.notificationPaths ?? {})) as NotificationPaths;

interface NotificationListProps {
  board: ReturnType<typeof useNotifications>;
  onClose: () => void;
}

/**
 * The dropdown of the bell: unread notifications, newest first; a click opens the subject and removes it from the list.
 */
export function NotificationList({ board, onClose }: NotificationListProps) {
  const { query, notifications, failed, read, clearAll } = board;
  const navigate = useNavigate();
  // An emergency leaves the list when it is opened or handled, not with the others.
  const clearable = notifications.filter(({ is_urgent }) => !is_urgent).length;
  const go = (one: ShownNotification): void => {
    read(one);
    onClose();
    void navigate(splitPath(safePath(notificationUrl(one, notificationPaths()))));
  };
  return (
    <>
      <div className={classes.head}>
        <Title order={2}>Notifications</Title>
        {/* aria-disabled instead of disabled: a disabled button would lose the focus, and Escape would not work. */}
        <Button
          variant="subtle"
          size="xs"
          aria-disabled={clearable === 0}
          data-disabled={clearable === 0 || undefined}
          onClick={() => clearable > 0 && clearAll()}
        >
          Clear all
        </Button>
      </div>
      {failed && (
        <p className={classes.failed} role="status">
          The last change did not reach the server. Try again.
        </p>
      )}
      <div className={classes.list}>
        <ReadRows
          label="Notifications"
          read={query}
          rows={(notifications) => notifications}
          rowId={({ _id }) => _id}
          loadingRows={3}
          rowHeight={72}
          empty={{ title: 'No notifications right now' }}
        >
          {(one) => <NotificationRow one={one} now={new Date(query.dataUpdatedAt)} onGo={() => go(one)} />}
        </ReadRows>
      </div>
      <Foot />
    </>
  );
}

function NotificationRow({ one, now, onGo }: { one: ShownNotification; now: Date; onGo: () => void }) {
  const { microservice_name: source, type, description, createdAt } = one;
  return (
    <li>
      <button type="button" className={classes.row} data-urgent={one.is_urgent || undefined} onClick={onGo}>
        <span
          className={classes.chip}
          style={{ '--chip': SOURCE_COLOURS[source] ?? SOURCE_COLOURS['Settings'] } as React.CSSProperties}
        >
          {source === 'calendar' ? 'Calendar' : source}
        </span>
        <time className={classes.time} dateTime={createdAt}>
          {timeAgo(createdAt, now)}
        </time>
        <span className={classes.type}>
          {one.is_urgent && <IconUrgent size={16} stroke={2} aria-label="Emergency" />}
          {type}
        </span>
        <span className={classes.description}>{shortened(description)}</span>
      </button>
    </li>
  );
}

function Foot() {
  const [muted, mute] = useState(isMuted);
  return (
    <div className={classes.foot}>
      <IconBellOff size={16} stroke={1.75} aria-hidden />
      <Switch
        size="xs"
        labelPosition="left"
        label="Mute notifications"
        checked={muted}
        onChange={({ currentTarget: { checked } }) => {
          setMuted(checked);
          mute(checked);
        }}
      />
    </div>
  );
}
