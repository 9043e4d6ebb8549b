import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { can } from '#kit/session/viewer.ts';
import { testSetForm } from '../../rules/index.ts';
import classes from '../labs.module.css';
import { TestSearch } from '../orders/test-search.tsx';
import { SaveTestSetDocument, TestSetsDocument, type TestSetsQuery } from '../test.operations.gen.ts';

interface SetDialogProps {
  set: TestSetsQuery['testSets'][number] | null;
  onClose: () => void;
}

/** Creates or updates a set of tests; the clinic's sets require permission to set up laboratories. */
export function SetDialog({ set, onClose }: SetDialogProps) {
  const [tests, setTests] = useState<readonly { id: string; testName: string }[]>(set?.products ?? []);
  const form = useRecordForm({
    row: set,
    values: (row) => ({
      name: row?.name ?? '',
      is_personal: row?.is_personal ?? !can('labs.setup'),
      product_ids: (row?.products ?? []).map(({ id }) => id),
    }),
    rules: testSetForm,
    says: (row) => row.name,
    read: async () => {
      const { testSets } = await request(TestSetsDocument, {});
      return testSets.find(({ id }) => id === set?.id);
    },
    create: (input) => request(SaveTestSetDocument, { input }),
    update: (input, version, { id }) => request(SaveTestSetDocument, { id, version, input }),
    done: ['Set created', 'Set updated'],
    onTake: ({ products }) => setTests(products),
    onSaved: () => {
      refreshQueries('test');
      onClose();
    },
  });
  const keep = (next: readonly { id: string; testName: string }[]): void => {
    setTests(next);
    form.inner.setFieldValue('product_ids', next.map(({ id }) => id) as never);
  };
  const { errors } = form.inner;
  return (
    <FormDialog form={form} title={set?.name ?? 'New set'} onClose={onClose}>
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={80} />
      <TestSearch
        label="Add a test"
        onPick={(test) => {
          if (tests.some(({ id }) => id === test.id)) toast.error('Lab Test has been added');
          else keep([...tests, test]);
        }}
      />
      {errors['product_ids'] !== undefined && <p className={classes.problem}>{errors['product_ids']}</p>}
      <ul className={classes.tests} aria-label="Tests in the set">
        {tests.map((test) => (
          <li key={test.id} className={classes.row}>
            <span>{test.testName}</span>
            <CloseButton
              aria-label={`Remove ${test.testName}`}
              onClick={() => keep(tests.filter(({ id }) => id !== test.id))}
            />
          </li>
        ))}
      </ul>
      {can('labs.setup') && set === null && <CheckboxField form={form} name="is_personal" label="Only for me" />}
    </FormDialog>
  );
}
