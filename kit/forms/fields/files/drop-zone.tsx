import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import classes from './file-field.module.css';

interface DropZoneProps {
  label: string;
  accept?: readonly string[];
  largestKb?: number;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  onRefused: (why: string) => void;
}

/** An area to drop files on; a click or Enter opens the file dialog. */
export function DropZone({ label, accept, largestKb, multiple = false, onFiles, onRefused }: DropZoneProps) {
  return (
    <Dropzone
      className={classes.zone}
      unstyled
      onDrop={onFiles}
      onReject={(refused) => {
        const code = refused[0]?.errors[0]?.code;
        if (code === 'file-too-large') onRefused(`The file is larger than ${largestKb} kB`);
        else if (code === 'too-many-files') onRefused('Choose one file');
        else onRefused('This file type is not accepted');
      }}
      accept={accept === undefined ? undefined : [...accept]}
      maxSize={largestKb === undefined ? undefined : largestKb * 1024}
      multiple={multiple}
      aria-label={`${label}: choose ${multiple ? 'files' : 'a file'}`}
      inputProps={{ 'aria-label': label }}
    >
      <IconUpload size={20} stroke={1.5} />
      <Text size="sm">
        Drop {multiple ? 'files' : 'a file'} here, or choose {multiple ? 'them' : 'it'}
      </Text>
      {largestKb !== undefined && (
        <Text size="xs" c="dimmed">
          {largestKb >= 1024 ? `${Math.round(largestKb / 1024)} MB` : `${largestKb} kB`} at most
        </Text>
      )}
    </Dropzone>
  );
}
