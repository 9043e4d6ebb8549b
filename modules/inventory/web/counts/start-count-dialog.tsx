import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MultiSelectField } from '#kit/forms/fields/multi-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { countForm } from '../../rules/index.ts';
import { StartCountDocument } from '../inventory.operations.gen.ts';
import { FindItemsDocument, StockLocationsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

type FormValues = { location_id: string | null; is_blind: boolean; comment: string; item_ids: string[] };
interface CheckedValues {
  location_id: string;
  is_blind: boolean;
  comment: string;
  item_ids: string[] | null;
}

/** Starts a count: of a location's full stock, or of some items. */
export function StartCountDialog({ onClose, onStarted }: { onClose: () => void; onStarted: (id: string) => void }) {
  const locations = useApiQuery(StockLocationsDocument, {}).data?.stock_locations ?? [];
  const items = useApiQuery(FindItemsDocument, { take: 200 }).data?.items.items ?? [];
  const [key] = useState(newClientKey);
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as FormValues;
          return countForm['~standard'].validate({
            ...typed,
            location_id: typed.location_id ?? '',
            item_ids: typed.item_ids.length === 0 ? null : typed.item_ids,
          });
        },
      },
    },
    initialValues: { location_id: null, is_blind: true, comment: '', item_ids: [] },
    submit: async (input) => {
      const { startCount } = await request(StartCountDocument, { client_key: key, input });
      toast.success(`Count ${startCount.count_number} started`);
      refreshInventory();
      onStarted(startCount.id);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="New count" size="30rem" save="Begin" onClose={onClose}>
      <SelectField
        form={form}
        name="location_id"
        label="Location"
        withAsterisk
        data={locations.map(({ id, location_name }) => ({ value: id, label: location_name }))}
      />
      <MultiSelectField
        form={form}
        name="item_ids"
        label="Only these items"
        placeholder="All items at this location"
        data={items.map(({ id, item_name }) => ({ value: id, label: item_name }))}
      />
      <CheckboxField
        form={form}
        name="is_blind"
        label="Blind"
        description="Expected quantities are hidden during the count."
      />
      <TextField form={form} name="comment" label="Comment" maxLength={500} />
    </FormDialog>
  );
}
