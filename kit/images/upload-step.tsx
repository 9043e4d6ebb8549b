import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconCircleCheck } from '@tabler/icons-react';
import { Notice } from '../feedback/notice.tsx';
import classes from './image-cropper.module.css';

/** The upload has not started. */
export const IDLE = 0;
/** The upload is in progress. */
export const UPLOADING = 1;
/** The server has stored the image. */
export const UPLOADED = 2;
/** The upload failed or was refused. */
export const UPLOAD_FAILED = 3;

/** The progress of an upload: its state, the uploaded fraction from 0 to 1, and the error if it failed. */
export interface UploadState {
  loading: typeof IDLE | typeof UPLOADING | typeof UPLOADED | typeof UPLOAD_FAILED;
  part: number;
  problem: string | null;
}

interface UploadStepProps {
  state: UploadState;
  /** URL of the cropped image. */
  picture: string;
  shape: 'round' | 'rect';
  onBack: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Step 3: shows the progress of the upload, and the options if it failed. */
export function UploadStep({
  state: { loading, part, problem },
  picture,
  shape,
  onBack,
  onRetry,
  onClose,
}: UploadStepProps) {
  return (
    <div className={classes.upload}>
      <img src={picture} alt="Preview" className={classes.preview} data-shape={shape} />
      <div className={classes.status} role="status">
        {loading === UPLOADING && (
          <>
            <Progress value={part * 100} aria-label="Upload" />
            <Text size="sm">{part < 1 ? `${Math.round(part * 100)}%` : 'Checking the file…'}</Text>
          </>
        )}
        {loading === UPLOADED && (
          <Group gap="xs">
            <IconCircleCheck size={20} aria-hidden />
            <Text size="sm">Uploaded.</Text>
          </Group>
        )}
        {loading === UPLOAD_FAILED && (
          <Notice tone="danger">Upload failed.{problem === null || problem === '' ? '' : ` ${problem}`}</Notice>
        )}
      </div>
      <Group justify="flex-end">
        {loading === UPLOAD_FAILED && (
          <>
            <Button variant="default" onClick={onBack}>
              Back
            </Button>
            <Button onClick={onRetry}>Try again</Button>
          </>
        )}
        {loading === UPLOADED && <Button onClick={onClose}>Close</Button>}
      </Group>
    </div>
  );
}
