import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { openPageStyle } from '../shell/open-page-style.ts';
import { stands } from '../shell/stands.ts';
import classes from './profile-page.module.css';

/** /profile/index: the signed-in user, their practice and rights, with links to change them. */
export function ProfilePage() {
  const viewer = useViewer();
  const facts: readonly (readonly [what: string, value: string])[] = [
    ['Username', viewer.username],
    ['Clinic', viewer.clinicName],
    ['Practice', viewer.practiceName],
    [viewer.roles.length === 1 ? 'Role' : 'Roles', viewer.roles.join(', ')],
    ['Time zone', viewer.timeZone.replaceAll('_', ' ')],
  ];
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
          <dl className={classes.facts}>
            {facts.map(([what, value]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Group>
      </Panel>
    </Page>
  );
}
