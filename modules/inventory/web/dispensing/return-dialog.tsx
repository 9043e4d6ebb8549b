import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type RecordFieldsFragment, ReturnDispensingDocument } from '../accounting.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { lotName, newClientKey } from '../stock-labels.ts';

type FormValues = { quantity: number | null; reason: string; where: 'stock' | 'waste'; lot_id: string | null };
interface CheckedValues {
  quantity: number;
  reason: string;
  to_stock: boolean;
  lot_id: string | null;
}

/** Returns a dispensed quantity: how much, why, and whether it goes back into stock. */
export function ReturnDialog({ record, onClose }: { record: RecordFieldsFragment; onClose: () => void }) {
  const [key] = useState(newClientKey);
  const isStocked = record.lots.length > 0;
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const { quantity, reason, where, lot_id } = value as FormValues;
          if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > record.standing)
            return { issues: [{ message: `Enter a whole number from 1 to ${record.standing}`, path: ['quantity'] }] };
          if (reason.trim() === '') return { issues: [{ message: 'Reason is required', path: ['reason'] }] };
          return { value: { quantity, reason, to_stock: where === 'stock', lot_id } };
        },
      },
    },
    initialValues: { quantity: record.standing, reason: '', where: 'stock', lot_id: null },
    submit: async (input) => {
      await request(ReturnDispensingDocument, { client_key: key, input: { dispensing_id: record.id, ...input } });
      toast.success('Return recorded');
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Return ${record.item_name}`} size="28rem" save="Record return" onClose={onClose}>
      <NumberField form={form} name="quantity" label="Quantity" unit={record.unit} withAsterisk />
      {isStocked && (
        <SelectField
          form={form}
          name="where"
          label="Returned goods"
          allowDeselect={false}
          data={[
            { value: 'stock', label: 'Return to stock' },
            { value: 'waste', label: 'Discard' },
          ]}
        />
      )}
      {record.lots.length > 1 && (
        <SelectField
          form={form}
          name="lot_id"
          label="Lot"
          placeholder="Latest expiration first"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Lot' }}
          data={record.lots.map(({ lot_id, lot_number, quantity }) => ({
            value: lot_id,
            label: `${lotName(lot_number)} (${quantity})`,
          }))}
        />
      )}
      <TextField form={form} name="reason" label="Reason" withAsterisk maxLength={300} />
    </FormDialog>
  );
}
