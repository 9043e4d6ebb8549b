import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { reasonForm } from '../../rules/index.ts';
import type { ChargeFieldsFragment } from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';

interface ReverseDialogProps {
  charge: ChargeFieldsFragment;
  onReverse: (reason: string, returnStock: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Reverses a posted charge, with a reason; for a product it asks whether it goes back into stock. */
export function ReverseDialog({ charge, onReverse, onClose }: ReverseDialogProps) {
  const form = useApiForm({
    rules: checkedBy<{ reason: string; returned: boolean }, { reason: string; returned: boolean }>(reasonForm),
    initialValues: { reason: '', returned: charge.dispensed_quantity > 0 },
    submit: async ({ reason, returned }) => {
      await onReverse(reason, returned);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Reverse charge" save="Reverse" danger size="28rem" onClose={onClose}>
      <p style={{ margin: 0 }}>The charge and its reversal stay in the ledger. Payments applied to it become credit.</p>
      <TextareaField form={form} name="reason" label="Reason" withAsterisk autosize minRows={2} maxLength={300} />
      {charge.dispensed_quantity > 0 && (
        <CheckboxField form={form} name="returned" label={`Return ${charge.dispensed_quantity} to stock`} />
      )}
    </FormDialog>
  );
}
