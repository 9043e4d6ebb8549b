import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { openPageStyle } from '../shell/open-page-style.ts';
import { stands } from '../shell/stands.ts';

/** /profile/index: who is signed in, where they work, what they may do, and where to change it. */
export function ProfilePage() {
  const viewer = useViewer();
  return (
    <Page>
      <PageHeader title="My profile">
        <Button variant="default" onClick={openPageStyle}>
          Page style
        </Button>
        {stands('/settings/doctor-profile') && (
          <Button component={Link} to="/settings/doctor-profile">
            Personal Settings
          </Button>
        )}
      </PageHeader>
      <Panel title={viewer.name}>
        <Group align="flex-start" gap="lg">
          <PersonAvatar name={`${viewer.firstName} ${viewer.lastName}`} size={64} src={viewer.avatar} />
          <Stack gap={4}>
            <Text size="sm">User name: {viewer.username}</Text>
            <Text size="sm">
              {viewer.clinicName}, {viewer.practiceName}
            </Text>
            <Text size="sm">Roles: {viewer.roles.join(', ')}</Text>
            <Text size="sm" c="dimmed">
              {viewer.rules.size} access rules
            </Text>
          </Stack>
        </Group>
      </Panel>
    </Page>
  );
}
