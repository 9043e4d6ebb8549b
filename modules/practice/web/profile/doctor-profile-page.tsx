import { Stack, Text } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { MyProfileDocument, UpdateMyProfileDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { AvatarField } from './avatar-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignatureField } from './signature-field.tsx';

/** /settings/doctor-profile: the user's own name, picture and signature. */
export function DoctorProfilePage() {
  const read = useApiQuery(MyProfileDocument, {});
  const { mutateAsync: update } = useApiMutation(UpdateMyProfileDocument, { refreshes: ['registration'], quiet: true });
  useLive('practice.member-changed', () => refreshQueries('registration', 'MyProfile'));
  return (
    <Page>
      <PageHeader title="Personal Settings" detail={read.data?.my_profile.name} />
      <ReadState read={read} label="Your profile" rows={8}>
        {({ my_profile: profile }) => (
          <Stack gap="md" className={classes.form}>
            <Panel title="Profile">
              <Stack gap="md">
                <AvatarField profile={profile} />
                <ProfileForm
                  profile={profile}
                  read={async () => (await request(MyProfileDocument, {})).my_profile}
                  save={async (version, input) => (await update({ version, input })).update_my_profile.version}
                >
                  <Text size="sm" c="dimmed">
                    Account email is sent to {profile.email}.
                  </Text>
                </ProfileForm>
              </Stack>
            </Panel>
            <Panel title="Signature">
              <SignatureField profile={profile} />
            </Panel>
          </Stack>
        )}
      </ReadState>
    </Page>
  );
}
