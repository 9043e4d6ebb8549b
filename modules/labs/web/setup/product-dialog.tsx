import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { formatAmount, readTypedMoney } from '#kit/formats/money.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { productForm, type ProductFields } from '../../rules/index.ts';
import type { LabFieldsFragment } from '../lab.operations.gen.ts';
import {
  CreateTestProductDocument,
  type LabProductFragment,
  TestProductsByIdDocument,
  UpdateTestProductDocument,
} from '../test.operations.gen.ts';

interface ProductDialogProps {
  product: LabProductFragment | null;
  labs: readonly LabFieldsFragment[];
  labId: string | null;
  onClose: () => void;
}

type FormValues = {
  lab_id: string;
  test_code: string;
  testName: string;
  testType: string;
  alias: string;
  loinc: string;
  specimen: string;
  is_fasting: boolean;
  questions: string;
  price: string;
  onlyEprescibeSupported: boolean;
  is_limited: boolean;
  covered_diagnoses: string;
};

/** Creates or updates a test of a laboratory's list. */
export function ProductDialog({ product, labs, labId, onClose }: ProductDialogProps) {
  const [shown, setShown] = useState(product);
  const form = useRecordForm({
    row: product,
    values: (row): FormValues => ({
      lab_id: row?.lab_id ?? labId ?? '',
      test_code: row?.test_code ?? '',
      testName: row?.testName ?? '',
      testType: row?.testType ?? 'Test',
      alias: row?.alias ?? '',
      loinc: row?.loinc ?? '',
      specimen: row?.specimen ?? '',
      is_fasting: row?.is_fasting ?? false,
      questions: (row?.questions ?? [])
        .map(({ question, required }) => (required ? question : `${question}?`))
        .join('\n'),
      price: row?.price == null ? '' : formatAmount(row.price),
      onlyEprescibeSupported: row?.onlyEprescibeSupported ?? true,
      is_limited: row?.is_limited ?? false,
      covered_diagnoses: (row?.covered_diagnoses ?? []).join(', '),
    }),
    rules: { '~standard': { validate: (typed) => check(typed as FormValues, shown) } },
    says: (row) => row.testName,
    read: async () => (await request(TestProductsByIdDocument, { ids: [product!.id] })).tests[0],
    create: (input) => request(CreateTestProductDocument, { input }),
    update: (input, version) => request(UpdateTestProductDocument, { id: product!.id, version, input }),
    done: ['Test added', 'Test updated'],
    onTake: setShown,
    onSaved: () => {
      refreshQueries('test');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={product?.testName ?? 'New test'} onClose={onClose}>
      <SelectField
        form={form}
        name="lab_id"
        label="Laboratory"
        withAsterisk
        allowDeselect={false}
        disabled={product !== null}
        data={labs.map(({ id, labName }) => ({ value: id, label: labName }))}
      />
      <TextField form={form} name="testName" label="Name" withAsterisk maxLength={160} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextField form={form} name="test_code" label="Code" withAsterisk maxLength={40} />
        <TextField form={form} name="loinc" label="LOINC" placeholder="718-7" maxLength={10} />
        <TextField form={form} name="price" label="Price" leftSection="$" maxLength={12} />
      </SimpleGrid>
      <TextField form={form} name="alias" label="Aliases" maxLength={200} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="testType"
          label="Type"
          allowDeselect={false}
          data={[...new Set(['Panel', 'Test', 'Culture', 'Pathology', shown?.testType ?? 'Test'])]}
        />
        <TextField form={form} name="specimen" label="Specimen" maxLength={200} />
      </SimpleGrid>
      <CheckboxField form={form} name="is_fasting" label="Fasting required" />
      <CheckboxField form={form} name="onlyEprescibeSupported" label="Can be ordered electronically" />
      <TextareaField
        form={form}
        name="questions"
        label="Order entry questions"
        description="One per line. End optional questions with ??"
        autosize
        minRows={2}
      />
      <CheckboxField form={form} name="is_limited" label="Medicare pays only with some diagnoses" />
      <TextField
        form={form}
        name="covered_diagnoses"
        label="Covered diagnoses"
        description="ICD-10 code prefixes, separated by commas: E11, I10"
      />
    </FormDialog>
  );
}

/** Validates the input with the server's form: prices as cents, questions and codes as lists. */
function check(typed: FormValues, product: LabProductFragment | null): RulesResult<ProductFields> {
  const cents = typed.price.trim() === '' ? null : readTypedMoney(typed.price);
  if (typed.price.trim() !== '' && cents === null)
    return { issues: [{ message: 'Enter an amount, e.g. 24.50', path: ['price'] }] };
  const known = new Map((product?.questions ?? []).map(({ code, question }) => [question, code]));
  const questions = typed.questions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => {
      const question = line.replace(/\?\?$/, '?');
      return { code: known.get(question) ?? `Q${index + 1}`, question, required: !line.endsWith('??') };
    });
  const parsed = productForm['~standard'].validate({
    ...typed,
    price: cents,
    questions,
    covered_diagnoses: typed.covered_diagnoses
      .split(',')
      .map((code) => code.trim().toUpperCase())
      .filter(Boolean),
  });
  return parsed as RulesResult<ProductFields>;
}
