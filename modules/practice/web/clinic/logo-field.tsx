import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { filePermissions } from '#files/rules';
import { refreshQueries } from '#kit/api/use-api.ts';
import { RemoveFile } from '#kit/images/remove-file.tsx';
import { useFileUrl } from '#kit/api/use-file-url.ts';
import classes from '../settings.module.css';
import { uploadPath } from '../upload-path.ts';

const ImageCropper = lazy(() =>
  import('#kit/images/image-cropper.tsx').then((file) => ({ default: file.ImageCropper })),
);

/** The clinic's logo, with a way to change it: square, or three times as wide as high. */
export function LogoField({ logo }: { logo: string | null }) {
  const [aspect, setAspect] = useState<1 | 3 | null>(null);
  const url = useFileUrl(logo);
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Shown at the top of every page; links to the dashboard.
      </Text>
      <div className={classes.picture}>
        {url === null ? (
          <span>{logo === null ? 'No logo yet' : 'One moment …'}</span>
        ) : (
          <img src={url} alt="The logo" />
        )}
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={() => setAspect(1)}>
          Upload a square logo
        </Button>
        <Button variant="default" onClick={() => setAspect(3)}>
          Upload a wide logo
        </Button>
        {logo !== null && <RemoveFile path={logo} what="logo" onDone={() => refreshQueries('registration')} />}
      </Group>
      {aspect !== null && (
        <Suspense>
          <ImageCropper
            title="Clinic logo"
            uploadTo={uploadPath(filePermissions.clinicLogo)}
            aspect={aspect}
            shape="rect"
            minWidth={64 * aspect}
            minHeight={64}
            onDone={() => refreshQueries('registration')}
            onClose={() => setAspect(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
