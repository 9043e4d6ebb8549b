import { t } from '#kit/language/use-language.ts';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { TAKEN_ENDINGS } from '#files/rules';
import classes from './portal-messages.module.css';

// Maximum request size, after encryption and encoding as text.
const LARGEST = 1_400_000;

/** Returns the problem of a patient's attachments in words, or null. */
export function filesProblem(files: readonly File[]): string | null {
  const large = files.find(({ size }) => size > LARGEST);
  return large === undefined ? null : t('{name} is larger than 1.4 MB. Choose a smaller file.', { name: large.name });
}

/** Returns the message of a failed call for a patient. */
export function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : t('Something went wrong. Please try again.');
}

/** Shown to a patient if no member of the conversation is present. */
export const handedOverWords = (clinicName: string): string =>
  t('The person you wrote to is not available right now. The front desk of {clinic} received your message.', {
    clinic: clinicName,
  });

/** The attachments of a patient's message. */
export function PortalFiles({ files, onChange }: { files: readonly File[]; onChange: (files: File[]) => void }) {
  const [isFull, setFull] = useState(false);
  return (
    <div>
      <FileButton
        multiple
        accept={TAKEN_ENDINGS.join(',')}
        inputProps={{ 'aria-label': t('Files') }}
        onChange={(chosen) => {
          const all = [...files, ...chosen];
          setFull(all.length > 5);
          onChange(all.slice(0, 5));
        }}
      >
        {(props) => (
          <Button {...props} variant="default" size="compact-md">
            {t('Add a file')}
          </Button>
        )}
      </FileButton>
      {isFull && <p role="status">{t('You can add up to five files.')}</p>}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`}>
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('Remove {name}', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                {file.name} ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
