import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { recallForm } from '../../rules/index.ts';
import { type LotFieldsFragment, RecallLotsDocument } from '../inventory.operations.gen.ts';
import type { ItemFieldsFragment } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { lotName, newClientKey } from '../stock-labels.ts';

type FormValues = { reason: string; reference: string };
type CheckedValues = { lot_ids: string[]; reason: string; reference: string };

interface RecallDialogProps {
  item: ItemFieldsFragment;
  lot: LotFieldsFragment;
  onClose: () => void;
}

/** Recalls a lot: it can't be dispensed anymore, and affected patients are listed and notified. */
export function RecallDialog({ item, lot, onClose }: RecallDialogProps) {
  const navigate = useNavigate();
  const [key] = useState(newClientKey);
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => recallForm['~standard'].validate({ ...(value as FormValues), lot_ids: [lot.lot_id] }),
      },
    },
    initialValues: { reason: '', reference: '' },
    submit: async (input) => {
      const { recallLots } = await request(RecallLotsDocument, { client_key: key, input });
      toast.success(
        recallLots.patient_count === 0
          ? 'Lot recalled. No patients received it.'
          : `Lot recalled. ${recallLots.patient_count} patients to notify.`,
      );
      refreshInventory();
      onClose();
      void navigate({ to: '/inventory/audit', search: { tab: 'recalls', recall: recallLots.id } });
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Recall ${item.item_name}, lot ${lotName(lot.lot_number)}`}
      size="30rem"
      save="Recall"
      danger
      onClose={onClose}
    >
      <TextareaField form={form} name="reason" label="Reason" withAsterisk autosize minRows={2} maxLength={300} />
      <TextField
        form={form}
        name="reference"
        label="Recall number"
        placeholder="From the manufacturer or the FDA"
        maxLength={60}
      />
    </FormDialog>
  );
}
