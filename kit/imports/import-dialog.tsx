import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type Refreshes, refreshAll } from '../api/use-api.ts';
import { Notice } from '../feedback/notice.tsx';
import { toast } from '../feedback/toast.ts';
import { FileField } from '../forms/fields/files/file-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { FormRules } from '../forms/form-rules.ts';
import { useApiForm } from '../forms/use-api-form.ts';
import { type ImportOutcome, describeOutcome, isPreviewed, type PreviewedImport } from './import-outcome.ts';
import classes from './imports.module.css';

interface ImportDialogProps {
  title: string;
  /** The columns of the header row: "Payer ID, Name; optional: Type, Phone". */
  columns: string;
  /** Sends the rows; with `preview` nothing is changed. */
  send: (csv: string, preview: boolean) => Promise<ImportOutcome>;
  refreshes: Refreshes;
  largestKb?: number;
  /** Additional choices that affect the outcome, e.g. a laboratory. A different `basis` requires a new preview. */
  children?: ReactNode;
  basis?: string;
  onClose: () => void;
}

type ImportValues = { files: readonly File[]; csv: string };

/**
 * Imports a list from a CSV file or pasted rows. The outcome is previewed first, and only previewed rows are imported.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { title, columns, send, refreshes, largestKb = 2000, children, basis = '', onClose } = props;
  const [previewed, setPreviewed] = useState<PreviewedImport | null>(null);
  const form = useApiForm<ImportValues, ImportValues>({
    rules: SOMETHING,
    initialValues: { files: [], csv: '' },
    submit: async ({ files, csv }) => {
      const text = files[0] === undefined ? csv : await readFile(files[0]);
      // The file may have been replaced since: only what was previewed is imported.
      if (!isPreviewed(previewed, text, basis)) {
        const outcome = await send(text, true);
        return setPreviewed({ text, basis, outcome, isSecond: previewed !== null });
      }
      const { created, updated } = await send(text, false);
      toast.success(`${created} added, ${updated} updated`);
      refreshAll(refreshes);
      onClose();
    },
  });
  const csv = form.field<string>('csv');
  return (
    <FormDialog form={form} title={title} save={previewed?.basis === basis ? 'Import' : 'Preview'} onClose={onClose}>
      {children}
      <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={largestKb} />
      <Textarea
        key={csv.key}
        {...csv.props}
        label="Or paste the rows"
        description={`The first row names the columns: ${columns}.`}
        autosize
        minRows={3}
        maxRows={8}
      />
      {previewed !== null && <Preview previewed={previewed} />}
    </FormDialog>
  );
}

const SHOWN_PROBLEMS = 8;

function Preview({ previewed: { outcome, isSecond } }: { previewed: PreviewedImport }) {
  const { problems } = outcome;
  const more = problems.length - SHOWN_PROBLEMS;
  return (
    <Notice tone={problems.length > 0 ? 'warning' : 'info'}>
      {isSecond && 'The rows changed since the last preview. '}
      {describeOutcome(outcome)}
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label="Rows that can’t be imported">
          {problems.slice(0, SHOWN_PROBLEMS).map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Row {line}: {message}
            </li>
          ))}
          {more > 0 && <li>… and {more} more</li>}
        </ul>
      )}
    </Notice>
  );
}

const SOMETHING: FormRules<ImportValues, ImportValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const typed = value as ImportValues;
      return typed.files.length === 0 && typed.csv.trim() === ''
        ? { issues: [{ message: 'Choose a file or paste rows', path: ['csv'] }] }
        : { value: typed };
    },
  },
};

// A browser can't read a file that was modified after it was chosen.
async function readFile(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    const message = 'This file has changed. Choose it again.';
    throw new ApiError('INVALID_INPUT', message, { subType: 'Z_InputError', issues: [{ path: 'files', message }] });
  }
}
