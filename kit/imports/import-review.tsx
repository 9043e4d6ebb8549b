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

/** What the review of a file is given, whatever is in it. */
export interface ReviewProps<Preview> {
  preview: Preview;
  /** While the counts belong to what was said before. */
  checking: boolean;
  error: unknown;
  onChange: (said: Partial<Preview>) => void;
  onRun: () => void;
}

interface ImportReviewProps extends Pick<ReviewProps<ImportPreview>, 'preview' | 'checking' | 'error' | 'onRun'> {
  /** What it holds many of: `codes`. */
  entries: string;
  /** What is still to be said. */
  problems?: readonly string[];
  isReady?: boolean;
  /** The fields in which something is said of it. */
  said: ReactNode;
  /** What it changes. */
  children: ReactNode;
}

/** What a file would change, before anything is written, and what has to be said of it. */
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
            Read in
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
  /** A name that was emptied is passed on, for the server to say that one is missing. */
  mayBeUnnamed?: boolean;
  day: { label: string; description: string; value: string | null; onChange: (day: string) => void };
  whole: { label: string; retires: string };
  /** A field before the others. */
  children?: ReactNode;
}

/** What is said of every file: how it is called, of which day it speaks, and whether it is whole. */
export function SaidFields({ preview, onChange, mayBeUnnamed = false, day, whole, children }: SaidFieldsProps) {
  const [name, setName] = useState(preview.release_name);
  return (
    <SimpleGrid cols={children === undefined ? { base: 1, sm: 3 } : { base: 1, sm: 2, lg: 4 }} className={classes.said}>
      {children}
      <TextInput
        label="What it is called"
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
          {preview.whole ? whole.retires : 'What is not in it stays.'}
        </Text>
      </div>
    </SimpleGrid>
  );
}
