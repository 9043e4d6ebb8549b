import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import classes from '../eligibility.module.css';
import { ImportCoveragesDocument, ImportPayersDocument } from '../eligibility.operations.gen.ts';

type Typed = { files: readonly File[]; text: string };
interface Seen {
  created: number;
  updated: number;
  unchanged: number;
  issues: readonly { row: number; message: string }[];
}

const ABOUT = {
  payers: {
    title: 'Import payers',
    says: 'The first row names the columns: Payer ID and Name, and Type, Phone, Address, City, State, ZIP where there are some.',
  },
  coverages: {
    title: 'Import coverages',
    says: 'The first row names the columns: Record number, Payer and Member ID, and Plan, Group number, Relationship, Subscriber first name, Subscriber last name, Subscriber date of birth, Priority, Start and End where there are some.',
  },
};
const SHOWN_ISSUES = 8;

/** Reads payers or coverages from a file or pasted rows; what it would do is shown first. */
export function ImportDialog({ of, onClose }: { of: 'payers' | 'coverages'; onClose: () => void }) {
  const [seen, setSeen] = useState<{ text: string; result: Seen } | null>(null);
  const run = async (text: string, apply: boolean): Promise<Seen> => {
    if (of === 'payers') return (await request(ImportPayersDocument, { text, apply })).importPayers;
    return { ...(await request(ImportCoveragesDocument, { text, apply })).importCoverages, updated: 0 };
  };
  const form = useApiForm<Typed, Typed>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as Typed;
          return typed.files.length === 0 && typed.text.trim() === ''
            ? { issues: [{ message: 'Choose a file, or paste its rows', path: ['text'] }] }
            : { value: typed };
        },
      },
    },
    initialValues: { files: [], text: '' },
    submit: async ({ files, text }) => {
      const whole = files[0] === undefined ? text : await files[0].text();
      // Only what was looked at is taken over.
      if (seen?.text !== whole) return setSeen({ text: whole, result: await run(whole, false) });
      const { created, updated } = await run(whole, true);
      toast.success(`${created} added${updated > 0 ? `, ${updated} changed` : ''}`);
      refreshQueries('eligibility');
      onClose();
    },
  });
  const text = form.field<string>('text');
  const result = seen?.result;
  return (
    <FormDialog form={form} title={ABOUT[of].title} save={seen === null ? 'Look at it' : 'Import'} onClose={onClose}>
      <FileField form={form} name="files" label="CSV file" accept={['text/csv', 'text/plain']} largestKb={1500} />
      <Textarea
        key={text.key}
        {...text.props}
        label="Or paste its rows"
        description={ABOUT[of].says}
        autosize
        minRows={3}
        maxRows={8}
      />
      {result !== undefined && (
        <Notice tone={result.issues.length > 0 ? 'warning' : 'info'}>
          {result.created} new
          {of === 'payers' && `, ${result.updated} changed`}, {result.unchanged} there already
          {result.issues.length > 0 && (
            <ul className={classes.plain} aria-label="Rows that can’t be taken">
              {result.issues.slice(0, SHOWN_ISSUES).map(({ row, message }) => (
                <li key={`${row} ${message}`}>
                  Row {row}: {message}
                </li>
              ))}
              {result.issues.length > SHOWN_ISSUES && <li>… and {result.issues.length - SHOWN_ISSUES} more</li>}
            </ul>
          )}
        </Notice>
      )}
    </FormDialog>
  );
}
