import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { adjustmentForm, disposalForm, disposalMethods, leavingForm, transferForm } from '../../rules/index.ts';
import {
  AdjustStockDocument,
  DisposeStockDocument,
  type LotFieldsFragment,
  ReturnToVendorDocument,
  StockWitnessesDocument,
  TransferStockDocument,
  UseStockDocument,
} from '../inventory.operations.gen.ts';
import { type ItemFieldsFragment, StockLocationsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { lotName, newClientKey } from '../stock-labels.ts';

/** Actions on a lot at a location. */
export type StockAction = 'adjust' | 'transfer' | 'use' | 'return' | 'dispose';

const WORDS: Readonly<Record<StockAction, { title: string; save: string; done: string }>> = {
  adjust: { title: 'Adjust', save: 'Adjust', done: 'Adjusted' },
  transfer: { title: 'Transfer', save: 'Transfer', done: 'Transferred' },
  use: { title: 'Use in the clinic', save: 'Use', done: 'Used' },
  return: { title: 'Return to vendor', save: 'Return', done: 'Returned to vendor' },
  dispose: { title: 'Dispose', save: 'Dispose', done: 'Disposed of' },
};
const FORMS = {
  adjust: adjustmentForm,
  transfer: transferForm,
  use: leavingForm,
  return: leavingForm,
  dispose: disposalForm,
};

type FormValues = {
  quantity: number | null;
  reason: string;
  to_location_id: string | null;
  method: string | null;
  witness_id: string | null;
};
interface CheckedValues {
  lot_id: string;
  location_id: string;
  quantity: number;
  reason: string;
  to_location_id: string;
  method: string;
  witness_id: string;
}

interface StockActionDialogProps {
  item: ItemFieldsFragment;
  lot: LotFieldsFragment;
  action: StockAction;
  onClose: () => void;
}

/** Performs an action on a lot at a location, with the input that it requires for the record. */
export function StockActionDialog({ item, lot, action, onClose }: StockActionDialogProps) {
  const locations =
    useApiQuery(StockLocationsDocument, {}, { enabled: action === 'transfer' }).data?.stock_locations ?? [];
  const witnesses =
    useApiQuery(StockWitnessesDocument, {}, { enabled: action === 'dispose' }).data?.stock_witnesses ?? [];
  const [key] = useState(newClientKey);
  const { title, save, done } = WORDS[action];
  const where = { lot_id: lot.lot_id, location_id: lot.location_id };
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as FormValues;
          return FORMS[action]['~standard'].validate({
            ...typed,
            ...where,
            to_location_id: typed.to_location_id ?? '',
            method: typed.method ?? '',
            witness_id: typed.witness_id ?? '',
          }) as unknown as { value: CheckedValues };
        },
      },
    },
    initialValues: { quantity: null, reason: '', to_location_id: null, method: null, witness_id: null },
    submit: async ({ quantity, reason, to_location_id, method, witness_id }) => {
      const input = { ...where, quantity, reason };
      if (action === 'adjust') await request(AdjustStockDocument, { client_key: key, input });
      else if (action === 'transfer')
        await request(TransferStockDocument, { client_key: key, input: { ...input, to_location_id } });
      else if (action === 'use') await request(UseStockDocument, { client_key: key, input });
      else if (action === 'return') await request(ReturnToVendorDocument, { client_key: key, input });
      else await request(DisposeStockDocument, { client_key: key, input: { ...input, method, witness_id } });
      toast.success(done);
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`${title}: ${item.item_name}, lot ${lotName(lot.lot_number)}`}
      size="30rem"
      save={save}
      danger={action === 'dispose'}
      onClose={onClose}
    >
      <NumberField
        form={form}
        name="quantity"
        label={action === 'adjust' ? 'Change' : 'Quantity'}
        description={
          action === 'adjust'
            ? `${lot.quantity} at ${lot.location_name}: enter -2 to remove two, 2 to add two`
            : `${lot.quantity} at ${lot.location_name}`
        }
        unit={item.unit}
        withAsterisk
      />
      {action === 'transfer' && (
        <SelectField
          form={form}
          name="to_location_id"
          label="To"
          withAsterisk
          data={locations
            .filter(({ id }) => id !== lot.location_id)
            .map(({ id, location_name }) => ({ value: id, label: location_name }))}
        />
      )}
      {action === 'dispose' && (
        <>
          <SelectField form={form} name="method" label="Method" withAsterisk data={[...disposalMethods]} />
          <SelectField
            form={form}
            name="witness_id"
            label="Witness"
            withAsterisk
            searchable
            data={witnesses.map(({ user_id, name }) => ({ value: user_id, label: name }))}
          />
        </>
      )}
      <TextField form={form} name="reason" label="Reason" withAsterisk={action !== 'transfer'} maxLength={300} />
    </FormDialog>
  );
}
