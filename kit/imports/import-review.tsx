import { Button, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Notice } from '../feedback/notice.tsx';
import { DateInput } from '../forms/fields/dates/date-field.tsx';
import { Panel } from '../page/panel.tsx';
import type { ImportPreview } from './import-calls.ts';
import { ImportRows } from './import-rows.tsx';
import classes from './imports.module.css';

/** The props of any file review. */
export interface ReviewProps<Preview> {
  preview: Preview;
  /** True while the counts are based on earlier settings. */
  checking: boolean;
  error: unknown;
  onChange: (said: Partial<Preview>) => void;
  onRun: () => void;
}

interface ImportReviewProps extends Pick<ReviewProps<ImportPreview>, 'preview' | 'checking' | 'error' | 'onRun'> {
  /** The plural noun of its entries: `codes`. */
  entries: string;
  /** Problems to resolve before the import. */
  problems?: readonly string[];
  isReady?: boolean;
  /** The fields that describe the file. */
  said: ReactNode;
  /** The changes of the file. */
  children: ReactNode;
}

/** The effect of a file before anything is written, with the fields that describe it. */
export function ImportReview(props: ImportReviewProps) {
  const { preview, checking, error, onRun, entries, problems = [], isReady = true, said, children } = props;
  return (
    <>
      {error !== null && (
        <Notice tone="danger">{error instanceof ApiError ? error.message : 'Something went wrong.'}</Notice>
      )}
      {problems.length > 0 && <Notice tone="warning">{problems.join(' ')}</Notice>}
      <Panel
        title={`${preview.format}: ${preview.total.toLocaleString('en-US')} ${entries}`}
        actions={
          <Button onClick={onRun} disabled={checking || !isReady}>
            Import
          </Button>
        }
      >
        {said}
      </Panel>
      {children}
      {preview.issues_total > 0 && (
        <Panel title={`Rows skipped: ${preview.issues_total.toLocaleString('en-US')}`} flush>
          <ImportRows>
            {preview.issues.map(({ line, message }, at) => (
              <li key={at}>
                <strong>{line === 0 ? 'File' : `Line ${line.toLocaleString('en-US')}`}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ImportRows>
        </Panel>
      )}
    </>
  );
}

interface SaidFieldsProps {
  preview: ImportPreview;
  onChange: (said: Partial<Pick<ImportPreview, 'release_name' | 'whole'>>) => void;
  /** Passes an emptied name on, so that the server reports it as missing. */
  mayBeUnnamed?: boolean;
  day: { label: string; description: string; value: string | null; onChange: (day: string) => void };
  whole: { label: string; retires: string };
  /** A field before the others. */
  children?: ReactNode;
}

/** The fields that every file has: its name, its date, and whether it is complete. */
export function SaidFields({ preview, onChange, mayBeUnnamed = false, day, whole, children }: SaidFieldsProps) {
  const [name, setName] = useState(preview.release_name);
  return (
    <SimpleGrid cols={children === undefined ? { base: 1, sm: 3 } : { base: 1, sm: 2, lg: 4 }} className={classes.said}>
      {children}
      <TextInput
        label="Name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() =>
          (mayBeUnnamed || name.trim() !== '') && name !== preview.release_name && onChange({ release_name: name })
        }
      />
      <DateInput
        label={day.label}
        description={day.description}
        defaultValue={day.value}
        onChange={(text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && day.onChange(text)}
      />
      <div>
        <Switch
          label={whole.label}
          checked={preview.whole}
          onChange={(event) => onChange({ whole: event.currentTarget.checked })}
        />
        <Text size="xs" c="dimmed" mt="0.25rem">
          {preview.whole ? whole.retires : 'Entries missing from the file are kept.'}
        </Text>
      </div>
    </SimpleGrid>
  );
}
