import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { payerForm, payerTypes } from '../../rules/index.ts';
import {
  CreatePayerDocument,
  type PayerFieldsFragment,
  PayersDocument,
  UpdatePayerDocument,
} from '../eligibility.operations.gen.ts';
import { ELIGIBILITY } from '../use-eligibility.ts';

/** Adds or edits a payer. */
export function PayerDialog({ payer, onClose }: { payer: PayerFieldsFragment | null; onClose: () => void }) {
  const form = useRecordForm({
    row: payer,
    values: (row) => ({
      payer_name: row?.payer_name ?? '',
      payer_code: row?.payer_code ?? '',
      payer_type: row?.payer_type ?? 'Commercial',
      phone: row?.phone ?? '',
      address_line1: row?.address_line1 ?? '',
      address_line2: row?.address_line2 ?? '',
      city: row?.city ?? '',
      state: row?.state ?? '',
      postal_code: row?.postal_code ?? '',
      is_checked: row?.is_checked ?? true,
    }),
    rules: payerForm,
    says: (row) => `${row.payer_name}, ${row.payer_code}`,
    read: async ({ id, payer_code: code }) => {
      const { payers } = await request(PayersDocument, { search: code, take: 200 });
      return payers.payer_list.find((row) => row.id === id);
    },
    create: (input) => request(CreatePayerDocument, { input }),
    update: (input, version, { id }) => request(UpdatePayerDocument, { id, version, input }),
    done: ['Payer added', 'Payer updated'],
    refreshes: ELIGIBILITY,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={payer === null ? 'New payer' : payer.payer_name} onClose={onClose}>
      <TextField form={form} name="payer_name" label="Name" withAsterisk maxLength={120} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField
          form={form}
          name="payer_code"
          label="Payer ID"
          description="From your clearinghouse’s payer list"
          withAsterisk
          maxLength={40}
        />
        <SelectField form={form} name="payer_type" label="Type" allowDeselect={false} data={[...payerTypes]} />
        <TextField form={form} name="phone" label="Phone" maxLength={40} />
        <TextField form={form} name="address_line1" label="Claims address" maxLength={100} />
        <TextField form={form} name="address_line2" label="Address, second line" maxLength={100} />
        <TextField form={form} name="city" label="City" maxLength={60} />
        <TextField form={form} name="state" label="State" maxLength={40} />
        <TextField form={form} name="postal_code" label="ZIP code" maxLength={20} />
      </SimpleGrid>
      <CheckboxField form={form} name="is_checked" label="Accepts electronic eligibility checks" />
    </FormDialog>
  );
}
