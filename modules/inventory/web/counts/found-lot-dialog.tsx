import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { AddCountLineDocument } from '../inventory.operations.gen.ts';
import { searchItems } from '../inputs/search-things.ts';
import { refreshInventory } from '../use-inventory.ts';

type FormValues = { item_id: string | null; lot_number: string; expires_on: string; counted: number | null };
interface CheckedValues {
  item_id: string;
  lot_number: string;
  expires_on: string | null;
  counted: number;
}

/** Adds a found lot to a count that doesn't list it. */
export function FoundLotDialog({ countId, onClose }: { countId: string; onClose: () => void }) {
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const { item_id, lot_number, expires_on, counted } = value as FormValues;
          if (item_id === null) return { issues: [{ message: 'Choose an item', path: ['item_id'] }] };
          if (typeof counted !== 'number' || !Number.isInteger(counted) || counted < 0)
            return { issues: [{ message: 'Enter a whole number', path: ['counted'] }] };
          return { value: { item_id, lot_number, expires_on: expires_on === '' ? null : expires_on, counted } };
        },
      },
    },
    initialValues: { item_id: null, lot_number: '', expires_on: '', counted: null },
    submit: async (input) => {
      await request(AddCountLineDocument, { count_id: countId, ...input });
      toast.success('Lot added to the count');
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Add found lot" size="28rem" save="Add" onClose={onClose}>
      <SearchSelectField form={form} name="item_id" label="Item" withAsterisk search={searchItems} />
      <TextField form={form} name="lot_number" label="Lot" maxLength={40} />
      <DateField form={form} name="expires_on" label="Expires" />
      <NumberField form={form} name="counted" label="Counted" withAsterisk />
    </FormDialog>
  );
}
