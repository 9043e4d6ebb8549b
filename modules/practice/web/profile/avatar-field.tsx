import { Button, Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { avatarLimits, filePermissions } from '#files/rules';
import { refreshQueries } from '#kit/api/use-api.ts';
import { RemoveFile } from '#kit/images/remove-file.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { uploadPath } from '../upload-path.ts';
import type { Profile } from './profile-form.tsx';

const ImageCropper = lazy(() =>
  import('#kit/images/image-cropper.tsx').then((file) => ({ default: file.ImageCropper })),
);

/** A member's picture, with a way to change it. */
export function AvatarField({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const { user_id, avatar, first_name, last_name } = profile;
  return (
    <Group>
      <PersonAvatar name={`${first_name} ${last_name}`} size={64} src={avatar} />
      <Button variant="default" onClick={() => setOpen(true)}>
        Change Avatar
      </Button>
      {avatar != null && <RemoveFile path={avatar} what="picture" onDone={() => refreshQueries('registration')} />}
      {open && (
        <Suspense>
          <ImageCropper
            title="Change Avatar"
            uploadTo={uploadPath(filePermissions.memberAvatar, { user_id })}
            {...avatarLimits}
            onDone={() => refreshQueries('registration')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Group>
  );
}
