import { Link } from '@tanstack/react-router';
import type { Folder } from '../../rules/index.ts';
import classes from './messages.module.css';

/** The folder names in the address. */
export const FOLDER_NAMES: Readonly<Record<string, Folder>> = {
  Inbox: 'inbox',
  Unread: 'unread',
  'To answer': 'to_answer',
  Sent: 'sent',
  Archived: 'archived',
  Trash: 'trash',
};

/** The folders of the mailbox, with the number of unread conversations at Inbox. */
export function FolderLinks({ current, unread }: { current: string; unread: number }) {
  return (
    <nav aria-label="Folders">
      <ul className={classes.folders}>
        {Object.keys(FOLDER_NAMES).map((name) => (
          <li key={name}>
            <Link
              to="/securemessage/index"
              search={name === 'Inbox' ? {} : { folder: name }}
              className={classes.folder}
              aria-current={name === current ? 'page' : undefined}
              // Otherwise the router also marks the inbox as active for every other folder, since they differ only in
              // the query.
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {name}
              {name === 'Inbox' && unread > 0 && <b>{unread}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
