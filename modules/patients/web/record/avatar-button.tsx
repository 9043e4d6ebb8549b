import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { RemoveFile } from '#kit/images/remove-file.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { avatarLimits, filePermissions } from '#files/rules';
import { can } from '#kit/session/viewer.ts';
import { patientName } from '../../rules/index.ts';
import type { PatientRow } from '../patient-row.ts';
import classes from './avatar-button.module.css';

const loadCropper = () => import('#kit/images/image-cropper.tsx').then((file) => ({ default: file.ImageCropper }));
const ImageCropper = lazy(loadCropper);

/** A patient's picture; a button to change it for users with edit permission. */
export function AvatarButton({ row, size }: { row: PatientRow; size: number }) {
  const [open, setOpen] = useState(false);
  const avatar = <PersonAvatar name={patientName(row)} size={size} src={row.avatar} />;
  if (!can('patients.edit')) return avatar;
  const query = new URLSearchParams({
    permission: filePermissions.patientAvatar,
    mode: 'OVERWRITE',
    patient_id: row.id,
  });
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label="Change Avatar"
        title="Change Avatar"
        onPointerEnter={() => void loadCropper()}
        onClick={() => setOpen(true)}
      >
        {avatar}
      </UnstyledButton>
      {open && (
        <Suspense>
          <ImageCropper
            title="Change Avatar"
            uploadTo={`/api/files/upload?${query.toString()}`}
            {...avatarLimits}
            other={
              row.avatar == null ? undefined : (
                <RemoveFile
                  path={row.avatar}
                  what="picture"
                  onDone={() => {
                    refreshQueries('registration');
                    setOpen(false);
                  }}
                />
              )
            }
            onDone={() => refreshQueries('registration')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
