import { IconBolt, IconPin, IconPinnedOff, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { pageName, usePageNames } from '#kit/navigation/page-names.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import classes from './header-menus.module.css';
import type { PinnedPage } from '../pinned-pages.ts';
import { useRecentPatients } from '../recent-patients.ts';
import { usePageAddress, usePageTitle } from '../use-page-title.ts';

/** The recently viewed patients, and the user's pinned pages. */
export function QuickAccess() {
  const recent = useRecentPatients((state) => state.patients);
  const [pinned, setPinned] = useUserSetting<readonly PinnedPage[]>('pinned_pages', []);
  const path = usePageAddress() ?? '/dashboard';
  const title = usePageTitle() ?? '';
  // A patient's page can't be pinned: pins are stored on the server as a setting, which must not contain names.
  usePageNames();
  const mayPin = pageName(path) === undefined && !/^\/patients\/[0-9a-f-]{36}/.test(path);
  const isPinned = pinned.some((page) => page.path === path);
  return (
    <Dropdown label="Quick access" buttonClass={classes.button} button={<IconBolt size={18} stroke={1.75} />}>
      {mayPin && (
        <button
          type="button"
          className={dropdownItem}
          onClick={() =>
            setPinned((now) =>
              isPinned ? now.filter((page) => page.path !== path) : [...now, { path, title }].slice(-20),
            )
          }
        >
          {isPinned ? <IconPinnedOff size={16} stroke={1.75} /> : <IconPin size={16} stroke={1.75} />}
          {isPinned ? 'Unpin this page' : 'Pin this page'}
        </button>
      )}
      <h2 className={classes.heading}>Pinned pages</h2>
      {pinned.length === 0 && <p className={classes.none}>None yet</p>}
      {pinned.map((page) => (
        <Link key={page.path} {...splitPath(page.path)} className={dropdownItem}>
          <IconPin size={16} stroke={1.75} />
          {page.title}
        </Link>
      ))}
      <h2 className={classes.heading}>Recent patients</h2>
      {recent.length === 0 && <p className={classes.none}>None yet</p>}
      {recent.map((patient) => (
        <Link key={patient.path} {...splitPath(patient.path)} className={dropdownItem}>
          <IconUser size={16} stroke={1.75} />
          {patient.name}
        </Link>
      ))}
    </Dropdown>
  );
}
