import { Button, CloseButton, FileButton, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { taskFileEndings } from '../../rules/index.ts';
import classes from '../tasks.module.css';
import type { AttachedFile } from './task-form.ts';
import { FileActions } from './file-actions.tsx';
import { openTaskFile, readTaskFile, uploadTaskFile } from './upload-task-file.ts';

interface FileListProps {
  files: readonly AttachedFile[];
  patientId: string | null;
  onChange: (files: AttachedFile[]) => void;
  disabled?: boolean;
}

/** The attachments of a task: upload, open in a new window, remove. */
export function FileList({ files, patientId, onChange, disabled = false }: FileListProps) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const upload = async (chosen: File[]): Promise<void> => {
    setBusy(true);
    const uploaded = await Promise.all(chosen.map((file) => uploadTaskFile(file, patientId)));
    setBusy(false);
    const added = uploaded.filter((file) => file !== null);
    if (added.length > 0) onChange([...files, ...added]);
  };
  return (
    <div role="group" aria-label="Attachments">
      <div className={classes.row}>
        <Text size="sm" fw={500}>
          Attachments
        </Text>
        {!disabled && (
          <FileButton multiple accept={taskFileEndings.join(',')} onChange={(chosen) => void upload(chosen)}>
            {(props) => (
              <Button
                {...props}
                size="compact-sm"
                variant="default"
                loading={isBusy}
                leftSection={<IconPaperclip size={14} />}
              >
                Attach
              </Button>
            )}
          </FileButton>
        )}
      </div>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={`${file.name} ${file.patient}`}>
            <button
              type="button"
              className={classes.link}
              onClick={() => void openTaskFile(file).then((ok) => setFailed(ok ? null : file.name))}
            >
              {file.name}
            </button>
            {failed === file.name && <span className={classes.quiet}>could not be opened; click to try again</span>}
            {patientId !== null && (
              <FileActions patientId={patientId} name={file.name} fileId={null} read={() => readTaskFile(file)} />
            )}
            {!disabled && (
              <CloseButton
                size="xs"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
