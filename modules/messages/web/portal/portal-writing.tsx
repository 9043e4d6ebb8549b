import { t } from '#kit/language/use-language.ts';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { shrinkPhoto } from '#kit/images/shrink-photo.ts';
import { TAKEN_ENDINGS } from '#files/rules';
import classes from './portal-messages.module.css';

// Without HEIC: an iPhone then converts its photos to JPEG (decision 0011).
const ACCEPTED = ['image/*', ...TAKEN_ENDINGS.filter((ending) => !/^\.hei[cf]$/.test(ending))].join(',');

const MOST_FILES = 5;

/** Returns the message of a failed call for a patient. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('Something went wrong. Please try again.');
}

/** Shown to a patient if no member of the conversation is present. */
export const handedOverWords = (clinicName: string): string =>
  t('The person you wrote to is not available right now. The front desk of {clinic} received your message.', {
    clinic: clinicName,
  });

/** The files that a patient chose, as they will be sent. */
export interface ChosenFiles {
  files: readonly File[];
  isPreparing: boolean;
  problem: string | null;
  add: (chosen: readonly File[]) => Promise<void>;
  remove: (file: File) => void;
  clear: () => void;
}

/** Keeps up to five chosen files; large photos are shrunk in the browser before they are added. */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (chosen: readonly File[]): Promise<void> => {
    setPreparing(true);
    const prepared = await Promise.all(chosen.map((file) => shrinkPhoto(file)));
    const problems = prepared.filter((one) => typeof one === 'string');
    const all = [...files, ...prepared.filter((one) => typeof one !== 'string')];
    if (all.length > MOST_FILES) problems.push(t('You can add up to five files.'));
    setFiles(all.slice(0, MOST_FILES));
    setProblem(problems.length === 0 ? null : problems.join(' '));
    setPreparing(false);
  };
  return {
    files,
    isPreparing,
    problem,
    add,
    remove: (file) => setFiles(files.filter((one) => one !== file)),
    clear: () => setFiles([]),
  };
}

/** The attachments of a patient's message, with what could not be added. */
export function PortalFiles({ files, isPreparing, problem, add, remove }: ChosenFiles) {
  return (
    <div>
      {/* With image/*, an iPhone converts its photos to JPEG. */}
      <FileButton
        multiple
        accept={ACCEPTED}
        inputProps={{ 'aria-label': t('Files') }}
        onChange={(chosen) => void add(chosen)}
      >
        {(props) => (
          <Button {...props} variant="default" size="compact-md" loading={isPreparing}>
            {t('Add a file')}
          </Button>
        )}
      </FileButton>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('Remove {name}', { name: file.name })}
                onClick={() => remove(file)}
              >
                {file.name} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.limit}>
        {t('Up to five files. Large photos are made smaller, other files have at most 1.4 MB.')}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
