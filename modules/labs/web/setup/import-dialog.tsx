import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import type { LabFieldsFragment } from '../lab.operations.gen.ts';
import { ImportTestProductsDocument, type ImportTestProductsMutation } from '../test.operations.gen.ts';

interface ImportDialogProps {
  labs: readonly LabFieldsFragment[];
  labId: string | null;
  onClose: () => void;
}

type Typed = { lab_id: string; files: readonly File[]; csv: string };

/** Takes over a laboratory's compendium from a CSV file; what it would do is shown first. */
export function ImportDialog({ labs, labId, onClose }: ImportDialogProps) {
  const [seen, setSeen] = useState<ImportTestProductsMutation['importTestProducts'] | null>(null);
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
    initialValues: { lab_id: labId ?? labs[0]?.id ?? '', files: [], csv: '' },
    submit: async ({ lab_id, files, csv }) => {
      const text = files[0] === undefined ? csv : await files[0].text();
      const preview = seen === null;
      const { importTestProducts } = await request(ImportTestProductsDocument, { lab_id, csv: text, preview });
      if (preview) return setSeen(importTestProducts);
      toast.success(`${importTestProducts.created} tests added, ${importTestProducts.updated} updated`);
      refreshQueries('test');
      refreshQueries('lab');
      onClose();
    },
  });
  const csv = form.field<string>('csv');
  return (
    <FormDialog form={form} title="Import compendium" save={seen === null ? 'Look at it' : 'Import'} onClose={onClose}>
      <SelectField
        form={form}
        name="lab_id"
        label="Laboratory"
        allowDeselect={false}
        data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
      />
      <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={4000} />
      <Textarea
        key={csv.key}
        {...csv.props}
        label="Or paste its lines"
        description="The first line names the columns: code, name, and alias, loinc, type, specimen, fasting, price, questions where there are some."
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
