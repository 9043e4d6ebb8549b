import { request } from '#kit/api/request.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMonth } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { settlementForm } from '../../rules/index.ts';
import { SettleVendorMonthDocument, type VendorMonthFieldsFragment } from '../inventory.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';

/** Records the vendor's invoice for a month of its stock. */
export function SettleDialog({ of, onClose }: { of: VendorMonthFieldsFragment; onClose: () => void }) {
  const { vendor_id, month, used_cents } = of;
  const form = useApiForm({
    rules: settlementForm(used_cents),
    initialValues: { amount_cents: Math.max(0, used_cents), invoice_number: '', comment: '' },
    submit: async (input) => {
      await request(SettleVendorMonthDocument, { vendor_id, month, used_cents, input });
      toast.success(`${of.vendor_name} settled for ${formatMonth(month)}`);
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Settle ${of.vendor_name}, ${formatMonth(month)}`}
      size="28rem"
      save="Settle"
      onClose={onClose}
    >
      <Notice>
        {of.lost_cents === 0
          ? `Stock used: ${formatMoney(used_cents)}`
          : `Stock used: ${formatMoney(used_cents)}. Lost or discarded: ${formatMoney(of.lost_cents)}`}
      </Notice>
      <TextField form={form} name="invoice_number" label="Invoice number" withAsterisk maxLength={60} />
      <MoneyField form={form} name="amount_cents" label="Amount paid" withAsterisk />
      <TextField form={form} name="comment" label="Comment" maxLength={300} />
    </FormDialog>
  );
}
