import { Button, Group, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { IconCircleCheck } from '@tabler/icons-react';
import { Notice } from '../feedback/notice.tsx';
import classes from './image-cropper.module.css';

/** Nothing is on its way yet. */
export const IDLE = 0;
/** The image is on its way. */
export const UPLOADING = 1;
/** The server has it. */
export const UPLOADED = 2;
/** It did not arrive, or was refused. */
export const UPLOAD_FAILED = 3;

/** How far an upload is: its state, the part that has left from 0 to 1, and why it failed. */
export interface UploadState {
  loading: typeof IDLE | typeof UPLOADING | typeof UPLOADED | typeof UPLOAD_FAILED;
  part: number;
  problem: string | null;
}

interface UploadStepProps {
  state: UploadState;
  /** URL of what was cut out. */
  picture: string;
  shape: 'round' | 'rect';
  onBack: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Step 3: how far the upload is, and what to do where it failed. */
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
            <Text size="sm">{part < 1 ? `${Math.round(part * 100)} %` : 'Checking the file…'}</Text>
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
