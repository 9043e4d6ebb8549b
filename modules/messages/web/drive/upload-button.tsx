import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { type DriveFolder, uploadToDrive } from '../drive-api.ts';
import { refreshDrive } from './drive-key.ts';

interface UploadButtonProps {
  /** The label of the file dialog, for screen readers. */
  label: string;
  /** The accepted extensions, separated by commas. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => Promise<void>;
  children: string;
}

/** A button that opens the file dialog and waits for the upload of the chosen files. */
export function UploadButton({ label, accept, multiple = false, onFiles, children }: UploadButtonProps) {
  const [isUploading, setUploading] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button
        loading={isUploading}
        disabled={!canEncrypt}
        leftSection={<IconUpload size={16} stroke={1.75} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          setUploading(true);
          void onFiles([...(currentTarget.files ?? [])]).finally(() => setUploading(false));
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Uploads files to a folder one by one and reports each; `name` replaces the name on this computer. */
export async function uploadAll(chosen: readonly File[], folder: DriveFolder, name?: string): Promise<void> {
  for (const file of chosen) {
    try {
      await uploadToDrive(file, folder, name);
      toast.success(`${name ?? file.name} upload successfully`);
    } catch (problem) {
      const why = problem instanceof ApiError ? problem.message : 'The upload was interrupted.';
      toast.error(why, { title: `${name ?? file.name} failed to upload` });
    }
  }
  refreshDrive();
}
