import { Modal } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { type DrivePath, type FileVersion, listVersions, restoreVersion } from '../drive-api.ts';
import { DRIVE_KEY, refreshDrive } from './drive-key.ts';
import { saveToComputer } from './save-to-computer.ts';
import { sizeText } from './size-text.ts';
import { uploadAll, UploadButton } from './upload-button.tsx';

interface VersionsDialogProps {
  file: DrivePath;
  /** Whether the user may restore versions and upload new ones. */
  canEdit: boolean;
  onClose: () => void;
}

/** The versions of a file, to save to the computer or to restore, and a button that uploads a new one. */
export function VersionsDialog({ file, canEdit, onClose }: VersionsDialogProps) {
  const { name } = file;
  const phone = usePhone();
  const read = useQuery({
    queryKey: [DRIVE_KEY, 'versions', file],
    queryFn: ({ signal }) => listVersions(file, signal),
    meta: { quiet: true },
  });
  const restore = useMutation({
    mutationFn: ({ id }: Pick<FileVersion, 'id' | 'version'>) => restoreVersion(file, id),
    onSuccess: (_answer, { version }) => {
      toast.success(`Version ${version} of ${name} restored`);
      refreshDrive();
    },
    onError: reportError,
  });
  const add = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined) await uploadAll([chosen], file, name);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Versions of ${name}`}
      size="36rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadRows
        label="Versions"
        read={read}
        rows={(versions) => versions}
        loadingRows={2}
        empty={{ icon: IconHistory, title: 'No versions' }}
      >
        {({ id, version, size, mtime, current }) => (
          <Row
            title={`Version ${version}`}
            subtitle={[sizeText(size), formatInstant(mtime)]}
            badges={current && <StatusBadge>Current</StatusBadge>}
            actions={
              <>
                <RowButton
                  of={`version ${version}`}
                  onClick={() => void saveToComputer(name, { ...file, version: id })}
                >
                  Download
                </RowButton>
                {canEdit && !current && (
                  <RowButton
                    of={`version ${version}`}
                    busy={restore.isPending && restore.variables.id === id}
                    onClick={() => restore.mutate({ id, version })}
                  >
                    Restore
                  </RowButton>
                )}
              </>
            }
          />
        )}
      </ReadRows>
      {canEdit && (
        <RowFoot>
          <UploadButton label={`New version of ${name}`} accept={endingOf(name)} onFiles={([chosen]) => add(chosen)}>
            Upload new version
          </UploadButton>
        </RowFoot>
      )}
    </Modal>
  );
}

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0] ?? '';
