import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { filePermissions } from '#files/rules';
import { refreshQueries } from '#kit/api/use-api.ts';
import { RemoveFile } from '#kit/images/remove-file.tsx';
import { useFileUrl } from '#kit/api/use-file-url.ts';
import classes from '../settings.module.css';
import { uploadPath } from '../upload-path.ts';
import type { Profile } from './profile-form.tsx';
import { SignaturePad } from './signature-pad.tsx';

const ImageCropper = lazy(() =>
  import('#kit/images/image-cropper.tsx').then((file) => ({ default: file.ImageCropper })),
);

/** A member's handwritten signature: drawn here, or uploaded as a picture. */
export function SignatureField({ profile }: { profile: Profile }) {
  const [way, setWay] = useState<'draw' | 'choose' | null>(null);
  const { signature, user_id } = profile;
  const url = useFileUrl(signature ?? null);
  const uploadTo = uploadPath(filePermissions.memberSignature, { user_id });
  const done = (): void => {
    setWay(null);
    refreshQueries('registration');
  };
  if (way === 'draw') return <SignaturePad uploadTo={uploadTo} onDone={done} onCancel={() => setWay(null)} />;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Printed on what you sign. Only you and member administrators can see it here.
      </Text>
      <div className={classes.picture}>
        {url === null ? (
          <span>{signature == null ? 'No signature yet' : 'One moment …'}</span>
        ) : (
          <img src={url} alt="Your signature" />
        )}
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={() => setWay('draw')}>
          Draw signature
        </Button>
        <Button variant="default" onClick={() => setWay('choose')}>
          Upload a picture
        </Button>
        {signature != null && (
          <RemoveFile path={signature} what="signature" onDone={() => refreshQueries('registration')} />
        )}
      </Group>
      {way === 'choose' && (
        <Suspense>
          <ImageCropper
            title="Signature"
            uploadTo={uploadTo}
            aspect={3}
            shape="rect"
            minWidth={150}
            minHeight={50}
            onDone={() => refreshQueries('registration')}
            onClose={() => setWay(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
