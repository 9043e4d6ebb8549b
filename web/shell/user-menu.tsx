import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { signOut } from '#sessions/web';
import { OutboxLink } from './outbox-link.tsx';
import classes from './user-menu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const viewer = useViewer();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signOut().finally(() => setLeaving(false));
  };
  return (
    <Dropdown
      label={`${viewer.name}: account`}
      buttonClass={classes.button}
      button={<PersonAvatar name={`${viewer.firstName} ${viewer.lastName}`} size={30} />}
    >
      <div className={classes.who}>
        <strong>{viewer.name}</strong>
        <span>
          {viewer.roles.join(', ')} · {viewer.practiceName}
        </span>
      </div>
      <OutboxLink />
      <button type="button" className={dropdownItem} onClick={leave} disabled={leaving}>
        <IconLogout size={16} stroke={1.75} />
        Logout
      </button>
    </Dropdown>
  );
}
