import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { openingForm } from '../../rules/index.ts';
import { AddOpeningStockDocument, type LotOwner } from '../inventory.operations.gen.ts';
import { OwnerInputs } from '../inputs/owner-inputs.tsx';
import { ScanField } from '../inputs/scan-field.tsx';
import { type ItemFieldsFragment, StockLocationsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

type FormValues = {
  location_id: string | null;
  quantity: number | null;
  lot_number: string;
  expires_on: string;
  cost_cents: number | null;
  reason: string;
};
type CheckedValues = Parameters<
  typeof request<unknown, { input: { item_id: string; location_id: string; quantity: number } }>
>[1]['input'];

/** Adds stock that didn't come from a purchase order. */
export function AddStockDialog({ item, onClose }: { item: ItemFieldsFragment; onClose: () => void }) {
  const locations = useApiQuery(StockLocationsDocument, {}).data?.stock_locations ?? [];
  const [key] = useState(newClientKey);
  const [whose, setWhose] = useState<{ owner: LotOwner; programme: string }>({ owner: 'clinic', programme: '' });
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as FormValues;
          return openingForm['~standard'].validate({
            ...typed,
            item_id: item.id,
            location_id: typed.location_id ?? '',
            expires_on: typed.expires_on === '' ? null : typed.expires_on,
            owner: whose.owner,
            programme: whose.owner === 'public' ? whose.programme : '',
          });
        },
      },
    },
    initialValues: { location_id: null, quantity: null, lot_number: '', expires_on: '', cost_cents: null, reason: '' },
    submit: async (input) => {
      await request(AddOpeningStockDocument, { client_key: key, input });
      toast.success('Stock added');
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Add stock of ${item.item_name}`} size="30rem" save="Add stock" onClose={onClose}>
      <ScanField
        onScanned={(found) => {
          if (found.item_id !== item.id) return `This is ${found.item_name}, not ${item.item_name}.`;
          form.setValues({ lot_number: found.lot_number ?? '', expires_on: found.expires_on ?? '' });
          return null;
        }}
      />
      <SelectField
        form={form}
        name="location_id"
        label="Location"
        withAsterisk
        data={locations.map(({ id, location_name }) => ({ value: id, label: location_name }))}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField form={form} name="quantity" label="Quantity" unit={item.unit} withAsterisk />
        <MoneyField form={form} name="cost_cents" label="Total cost" />
        <TextField form={form} name="lot_number" label="Lot" maxLength={40} withAsterisk={item.kind === 'drug'} />
        {item.has_expiration && <DateField form={form} name="expires_on" label="Expires" withAsterisk />}
        <OwnerInputs value={whose} onChange={(part) => setWhose({ ...whose, ...part })} />
      </SimpleGrid>
      <TextField form={form} name="reason" label="Reason" maxLength={300} />
    </FormDialog>
  );
}
