import { Button, CloseButton, Input } from '@mantine/core';
import { IconDeviceDesktop, IconFolders, IconPaperclip } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { TAKEN_ENDINGS } from '#files/rules';
import { DriveBrowser } from '../drive/drive-browser.tsx';
import { type ChosenFile, uploadToDrive } from '../drive-api.ts';
import classes from './files-field.module.css';

interface WithFiles extends Record<string, unknown> {
  files: ChosenFile[];
}

/** The attachments of a message: local files, which are encrypted and uploaded immediately, or files on the drive. */
export function FilesField<Values extends WithFiles>({ form }: { form: ApiForm<Values> }) {
  const { key, props } = form.field<ChosenFile[]>('files');
  return <Files key={key} {...props} />;
}

interface FilesProps {
  defaultValue?: ChosenFile[];
  error: string | undefined;
  onChange: (files: ChosenFile[]) => void;
}

function Files({ defaultValue, error, onChange }: FilesProps) {
  const [files, setFiles] = useState<ChosenFile[]>(defaultValue ?? []);
  const latest = useRef(files);
  const [uploading, setUploading] = useState(0);
  const [isDriveOpen, setDriveOpen] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const id = useId();
  const take = (next: ChosenFile[]): void => {
    latest.current = next;
    setFiles(next);
    onChange(next);
  };
  const add = (file: ChosenFile): void => {
    const others = latest.current.filter((one) => nameOf(one) !== nameOf(file));
    take([...others, file]);
  };
  const upload = async (chosen: readonly File[]): Promise<void> => {
    setUploading((count) => count + chosen.length);
    for (const file of chosen) {
      try {
        await uploadToDrive(file);
        add({ file_name: file.name.normalize('NFC').trim(), subfolder: '', source: 'local' });
        toast.success(`${file.name} upload successfully`);
      } catch (problem) {
        const why = problem instanceof ApiError ? problem.message : 'The upload failed.';
        toast.error(why, { title: `${file.name} failed to upload` });
      }
      setUploading((count) => count - 1);
    }
  };
  return (
    <Input.Wrapper label="Attachments" labelElement="div" error={error} id={id}>
      <div className={classes.ways}>
        <Button
          size="compact-sm"
          variant="default"
          loading={uploading > 0}
          leftSection={<IconDeviceDesktop size={16} stroke={1.75} />}
          onClick={() => input.current?.click()}
        >
          From this computer
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isDriveOpen}
          leftSection={<IconFolders size={16} stroke={1.75} />}
          onClick={() => setDriveOpen((open) => !open)}
        >
          From the drive
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files on this computer"
          accept={TAKEN_ENDINGS.join(',')}
          onChange={({ currentTarget }) => {
            void upload([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      </div>
      {isDriveOpen && (
        <div className={classes.drive} ref={scrollIntoSight}>
          <DriveBrowser
            onChoose={({ name, ...folder }) => {
              add({ file_name: name, ...folder, source: 'cloud' });
              setDriveOpen(false);
            }}
          />
        </div>
      )}
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Attached files">
          {files.map((file) => (
            <li key={nameOf(file)}>
              <IconPaperclip size={14} />
              <span>{file.file_name}</span>
              {file.subfolder !== '' && <small>in {file.subfolder}</small>}
              <CloseButton
                size="sm"
                aria-label={`Remove ${file.file_name}`}
                onClick={() => take(latest.current.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}

// The field is often at the lower edge of a window or page.
function scrollIntoSight(drive: HTMLElement | null): void {
  drive?.scrollIntoView({ block: 'nearest' });
}

const nameOf = ({ shared = '', subfolder, file_name }: ChosenFile): string => `${shared}/${subfolder}/${file_name}`;
