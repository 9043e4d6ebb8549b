import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { FileValue } from '../../rules/question.ts';
import { readAnswerFile } from './read-answer-file.ts';
import classes from './answering.module.css';

/** Uploads a base64 file; returns the value of the answer. */
export type UploadFile = (file: { name: string; data: string }) => Promise<FileValue>;

interface FileQuestionProps {
  labelledBy: string;
  value: FileValue | null;
  /** Omitted if nothing is saved, e.g. in a preview. */
  upload: UploadFile | undefined;
  onChange: (value: FileValue | null) => void;
}

/** A photo or PDF as an answer; photos are downscaled before the upload. */
export function FileQuestion({ labelledBy, value, upload, onChange }: FileQuestionProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(null);
    setBusy(true);
    try {
      const read = await readAnswerFile(file);
      onChange(upload === undefined ? { file_id: 'preview', name: file.name } : await upload(read));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('This file could not be sent. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <div className={classes.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,application/pdf"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button
        id={id}
        variant="default"
        size="md"
        loading={isBusy}
        aria-labelledby={`${labelledBy} ${id}`}
        onClick={() => input.current?.click()}
      >
        {value === null ? t('Choose a photo or PDF') : t('Choose another')}
      </Button>
      {value !== null && (
        <span className={classes.fileName}>
          {value.name}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        </span>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}
