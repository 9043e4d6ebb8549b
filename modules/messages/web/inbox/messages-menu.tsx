import { VisuallyHidden } from '@mantine/core';
import { IconInbox, IconMail, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { useUnreadCount } from '../use-unread-count.ts';
import classes from './messages-menu.module.css';

/** Inbox with the number of unread conversations, and Sent (specification 1 §2.3). */
export function MessagesMenu() {
  const unread = useUnreadCount() ?? 0;
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <Dropdown
      label={unread === 0 ? 'Messages' : `Messages: ${unread} unread`}
      buttonClass={classes.button}
      button={
        <>
          <IconMail size={19} stroke={1.75} />
          {unread > 0 && <span className={classes.count}>{count}</span>}
        </>
      }
    >
      <Link to="/securemessage/index" className={dropdownItem}>
        <IconInbox size={16} stroke={1.75} />
        Inbox
        {unread > 0 && (
          <span className={classes.beside}>
            {count}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </Link>
      <Link to="/securemessage/index" search={{ folder: 'Sent' }} className={dropdownItem}>
        <IconSend size={16} stroke={1.75} />
        Sent
      </Link>
    </Dropdown>
  );
}
