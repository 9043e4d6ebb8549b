import { CloseButton, Skeleton, Text } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazy } from '../../../module/lazy.ts';
import { FieldGroup } from '../field-group.tsx';
import classes from './file-field.module.css';
import type { FieldOf } from '../../use-api-form.ts';

const DropZone = lazy(() => import('./drop-zone.tsx').then((file) => ({ default: file.DropZone })));

interface FileProps {
  label: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  /** Accepted MIME types; all by default. */
  accept?: readonly string[];
  /** Maximum file size, in kB. */
  largestKb?: number;
  multiple?: boolean;
}

/**
 * Files, dropped or chosen. The field's value is a list of `File`s. Files can't be stored in a draft: after a reload
 * the user has to choose them again.
 */
export function FileField<Values>({ form, name, ...rest }: FieldOf<Values, FileProps>) {
  const { key, props } = form.field<readonly File[]>(name);
  return <FileInput key={key} {...rest} {...props} />;
}

interface FileInputProps extends FileProps {
  error?: string;
  defaultValue?: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function FileInput({ label, description, withAsterisk, error, defaultValue, onChange, ...zone }: FileInputProps) {
  const [files, setFiles] = useState<readonly File[]>(() =>
    (Array.isArray(defaultValue) ? defaultValue : []).filter((file) => file instanceof File),
  );
  // A file restored from a draft is no longer a `File`.
  useEffect(() => {
    if (Array.isArray(defaultValue) && defaultValue.length !== files.length) onChange(files);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the field appears
  }, []);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (next: readonly File[]): void => {
    setFiles(next);
    setRefused(null);
    onChange(next);
  };
  return (
    <FieldGroup label={label} description={description} error={refused ?? error} required={withAsterisk}>
      <div className={classes.place}>
        <Suspense fallback={<Skeleton height={96} />}>
          <DropZone
            {...zone}
            label={label}
            onFiles={(added) => take(zone.multiple === true ? [...files, ...added] : added.slice(0, 1))}
            onRefused={setRefused}
          />
        </Suspense>
        {files.length > 0 && (
          <ul className={classes.files}>
            {files.map((file, at) => (
              <li key={`${file.name} ${file.lastModified} ${at}`}>
                <Text size="sm" truncate>
                  {file.name}
                </Text>
                <Text size="xs" c="dimmed">
                  {Math.max(1, Math.round(file.size / 1024))} kB
                </Text>
                <CloseButton
                  aria-label={`Remove ${file.name}`}
                  onClick={() => take(files.filter((other) => other !== file))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldGroup>
  );
}
