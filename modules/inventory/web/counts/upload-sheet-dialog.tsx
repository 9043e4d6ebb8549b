import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { UploadCountSheetDocument, type UploadCountSheetMutation } from '../inventory.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';

type FormValues = { files: readonly File[]; csv: string };

/** Imports a completed count sheet: several sheets of one count add up. */
export function UploadSheetDialog({ countId, onClose }: { countId: string; onClose: () => void }) {
  const [upload, setUpload] = useState<UploadCountSheetMutation['uploadCountSheet'] | null>(null);
  const form = useApiForm<FormValues, FormValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as FormValues;
          return typed.files.length === 0 && typed.csv.trim() === ''
            ? { issues: [{ message: 'Choose a file, or paste its lines', path: ['csv'] }] }
            : { value: typed };
        },
      },
    },
    initialValues: { files: [], csv: '' },
    submit: async ({ files, csv }) => {
      const text = files[0] === undefined ? csv : await files[0].text();
      const { uploadCountSheet } = await request(UploadCountSheetDocument, { count_id: countId, csv: text });
      refreshInventory();
      if (uploadCountSheet.problems.length > 0) return setUpload(uploadCountSheet);
      toast.success(`${uploadCountSheet.recorded} lines recorded`);
      onClose();
    },
  });
  const csv = form.field<string>('csv');
  return (
    <FormDialog form={form} title="Upload sheet" save="Upload" onClose={onClose}>
      <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={2000} />
      <Textarea
        key={csv.key}
        {...csv.props}
        label="Or paste its lines"
        description="Use the format of the exported count. The first line contains the column names: line and counted, and optionally time and reason."
        autosize
        minRows={3}
        maxRows={8}
      />
      {upload !== null && (
        <Notice tone="warning">
          {`${upload.recorded} lines recorded, ${upload.problems.length} rejected. First problem: line ${upload.problems[0]!.line}, ${upload.problems[0]!.message}`}
        </Notice>
      )}
    </FormDialog>
  );
}
