import { Stack, Title } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { AvatarField } from '../profile/avatar-field.tsx';
import { ProfileForm } from '../profile/profile-form.tsx';
import { MemberProfileDocument, UpdateMemberProfileDocument } from '../registration.operations.gen.ts';

/** Another member's name, credential, NPI and picture, for administrators of members. */
export function MemberProfile({ userId }: { userId: string }) {
  const read = useApiQuery(MemberProfileDocument, { user_id: userId }, { quiet: true });
  const { mutateAsync: update } = useApiMutation(UpdateMemberProfileDocument, {
    refreshes: ['registration'],
    quiet: true,
  });
  return (
    <ReadLines read={read} label="Profile" lines={5}>
      {({ member_profile: profile }) => (
        <Stack gap="sm">
          <Title order={3} size="sm">
            Profile
          </Title>
          <AvatarField profile={profile} />
          <ProfileForm
            profile={profile}
            read={async () => (await request(MemberProfileDocument, { user_id: userId })).member_profile}
            save={async (version, input) =>
              (await update({ user_id: userId, version, input })).member_profile_update.version
            }
          />
        </Stack>
      )}
    </ReadLines>
  );
}
