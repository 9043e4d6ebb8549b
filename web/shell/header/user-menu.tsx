import {
  IconCreditCard,
  IconHelp,
  IconLogout,
  IconPalette,
  IconShieldLock,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { signOut } from '#sessions/web';
import { OutboxLink } from './outbox-link.tsx';
import { openPageStyle } from '../open-page-style.ts';
import { stands } from '../stands.ts';
import classes from './user-menu.module.css';

const links = [
  { path: '/settings/doctor-profile', label: 'Personal Settings', icon: IconUserCog },
  { path: '/settings/security', label: 'Security', icon: IconShieldLock },
  { path: '/settings/doctor-subscription', label: 'Billings', icon: IconCreditCard },
].filter(({ path }) => stands(path));

/** The menu of the signed-in user, with sign-out. */
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
      button={<PersonAvatar name={`${viewer.firstName} ${viewer.lastName}`} size={30} src={viewer.avatar} />}
    >
      <div className={classes.who}>
        <strong>{viewer.name}</strong>
        <span>
          {viewer.roles.join(', ')} · {viewer.practiceName}
        </span>
      </div>
      <OutboxLink />
      <Link to="/profile/index" className={dropdownItem}>
        <IconUser size={16} stroke={1.75} />
        My profile
      </Link>
      {links.map(({ path, label, icon: Icon }) => (
        <Link key={path} to={path} className={dropdownItem}>
          <Icon size={16} stroke={1.75} />
          {label}
        </Link>
      ))}
      <button type="button" className={dropdownItem} onClick={openPageStyle}>
        <IconPalette size={16} stroke={1.75} />
        Page style
      </button>
      <Link to="/guide/index" className={dropdownItem}>
        <IconHelp size={16} stroke={1.75} />
        Guide
      </Link>
      <button type="button" className={dropdownItem} onClick={leave} disabled={leaving}>
        <IconLogout size={16} stroke={1.75} />
        Logout
      </button>
    </Dropdown>
  );
}
