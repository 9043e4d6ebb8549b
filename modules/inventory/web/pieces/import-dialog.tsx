import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { refreshInventory } from '../use-inventory.ts';

interface Imported {
  created: number;
  updated: number;
  problems: readonly { line: number; message: string }[];
}

interface ImportDialogProps {
  title: string;
  /** What the first line has to name. */
  columns: string;
  send: (csv: string, preview: boolean) => Promise<Imported>;
  onClose: () => void;
}

type Typed = { files: readonly File[]; csv: string };

/** Takes over a list from a CSV file; what it would do is shown first. */
export function ImportDialog({ title, columns, send, onClose }: ImportDialogProps) {
  const [seen, setSeen] = useState<Imported | null>(null);
  const form = useApiForm<Typed, Typed>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as Typed;
          return typed.files.length === 0 && typed.csv.trim() === ''
            ? { issues: [{ message: 'Choose a file, or paste its lines', path: ['csv'] }] }
            : { value: typed };
        },
      },
    },
    initialValues: { files: [], csv: '' },
    submit: async ({ files, csv }) => {
      const text = files[0] === undefined ? csv : await files[0].text();
      const result = await send(text, seen === null);
      if (seen === null) return setSeen(result);
      toast.success(`${result.created} added, ${result.updated} changed`);
      refreshInventory();
      onClose();
    },
  });
  const csv = form.field<string>('csv');
  return (
    <FormDialog form={form} title={title} save={seen === null ? 'Look at it' : 'Import'} onClose={onClose}>
      <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={2000} />
      <Textarea
        key={csv.key}
        {...csv.props}
        label="Or paste its lines"
        description={`The first line names the columns: ${columns}.`}
        autosize
        minRows={3}
        maxRows={8}
      />
      {seen !== null && (
        <Notice tone={seen.problems.length > 0 ? 'warning' : 'info'}>
          {seen.created} new, {seen.updated} changed
          {seen.problems.length > 0 &&
            `; ${seen.problems.length} lines can’t be taken, the first: line ${seen.problems[0]!.line}, ${seen.problems[0]!.message}`}
        </Notice>
      )}
    </FormDialog>
  );
}
