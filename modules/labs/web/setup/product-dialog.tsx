import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatAmount, readTypedMoney } from '#kit/formats/money.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { productForm } from '../../rules/index.ts';
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

type Typed = {
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
type Input = Parameters<typeof request<unknown, { input: { lab_id: string } }>>[1]['input'] & Record<string, unknown>;

/** Makes or changes a test of a laboratory's list. */
export function ProductDialog({ product, labs, labId, onClose }: ProductDialogProps) {
  const [initialValues] = useState<Typed>(() => ({
    lab_id: product?.lab_id ?? labId ?? '',
    test_code: product?.test_code ?? '',
    testName: product?.testName ?? '',
    testType: product?.testType ?? 'Test',
    alias: product?.alias ?? '',
    loinc: product?.loinc ?? '',
    specimen: product?.specimen ?? '',
    is_fasting: product?.is_fasting ?? false,
    questions: (product?.questions ?? [])
      .map(({ question, required }) => (required ? question : `${question}?`))
      .join('\n'),
    price: product?.price == null ? '' : formatAmount(product.price),
    onlyEprescibeSupported: product?.onlyEprescibeSupported ?? true,
    is_limited: product?.is_limited ?? false,
    covered_diagnoses: (product?.covered_diagnoses ?? []).join(', '),
  }));
  const { hint, guard, began } = useVersionConflict(product?.version ?? null, async () => {
    const { tests } = await request(TestProductsByIdDocument, { ids: [product?.id ?? ''] });
    const [saved] = tests;
    return saved === undefined ? null : { version: saved.version, says: saved.testName };
  });
  const form = useApiForm<Typed, Input>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (value) => check(value as Typed, product) } },
    initialValues,
    began,
    submit: async (input) => {
      const whole = input as never;
      if (product === null) await request(CreateTestProductDocument, { input: whole });
      else await guard((version) => request(UpdateTestProductDocument, { id: product.id, version, input: whole }));
      toast.success(product === null ? 'Test added' : 'Test updated');
      refreshQueries('test');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={product?.testName ?? 'New test'} hint={hint} onClose={onClose}>
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
      <TextField form={form} name="alias" label="Also called" maxLength={200} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="testType"
          label="Type"
          allowDeselect={false}
          data={[...new Set(['Panel', 'Test', 'Culture', 'Pathology', initialValues.testType])]}
        />
        <TextField form={form} name="specimen" label="Specimen" maxLength={200} />
      </SimpleGrid>
      <CheckboxField form={form} name="is_fasting" label="The patient fasts before" />
      <CheckboxField form={form} name="onlyEprescibeSupported" label="Can be ordered over the wire" />
      <TextareaField
        form={form}
        name="questions"
        label="Questions on entry"
        description="One a line; one that may stay open ends with ??"
        autosize
        minRows={2}
      />
      <CheckboxField form={form} name="is_limited" label="Medicare pays for some diagnoses only" />
      <TextField
        form={form}
        name="covered_diagnoses"
        label="Diagnoses that it pays for"
        description="Beginnings of ICD-10 codes with commas between: E11, I10"
      />
    </FormDialog>
  );
}

/** Checks what was typed with the server's own form: money as cents, questions and codes as lists. */
function check(typed: Typed, product: LabProductFragment | null) {
  const cents = typed.price.trim() === '' ? null : readTypedMoney(typed.price);
  if (typed.price.trim() !== '' && cents === null)
    return { issues: [{ message: 'An amount, as 24.50', path: ['price'] }] };
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
  return parsed as { value: Input } | { issues: { message: string; path?: PropertyKey[] }[] };
}
