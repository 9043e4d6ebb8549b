import { Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { signOut } from '#sessions/web';
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
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={`${viewer.name}: account`} aria-busy={leaving}>
          <PersonAvatar name={`${viewer.firstName} ${viewer.lastName}`} size={30} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text fw={600} size="sm" truncate>
            {viewer.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {viewer.roles.join(', ')} · {viewer.practiceName}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={leave} disabled={leaving}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
