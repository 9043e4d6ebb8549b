import * as z from 'zod/mini';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { changesFee, chargePrice } from '../../rules/index.ts';
import { type ChargeFieldsFragment, PostChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { SetProcedurePriceDocument } from '../chart.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

const priceForm = z.object({ price: chargePrice, save_price: z.boolean() });
type Fields = z.output<typeof priceForm>;
interface Values extends Record<string, unknown> {
  price: number | null;
  save_price: boolean;
}

/** Posts a draft whose price is missing: asks for the price, and saves it to the fee schedule. */
export function PostDialog({ charge, onClose }: { charge: ChargeFieldsFragment; onClose: () => void }) {
  const mayRemember = can('codes.manage') && charge.code !== null && !changesFee(charge.modifiers);
  const form = useApiForm<Values, Fields>({
    rules: checkedBy(priceForm),
    initialValues: { price: null, save_price: mayRemember },
    submit: async ({ price, save_price }) => {
      const charges = [{ id: charge.id, version: charge.version, price, save_price }];
      await request(PostChargesDocument, { charges });
      toast.success('Charge posted');
      refreshAll([...ACCOUNTS, 'chart']);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Post charge" save="Post" size="28rem" onClose={onClose}>
      <Notice tone="warning">
        Price missing: {[charge.code, charge.description].filter(Boolean).join(' ')} is not in the fee schedule.
      </Notice>
      <MoneyField
        form={form}
        name="price"
        label="Price"
        description={
          charge.quantity > 1 ? `For 1 of ${charge.quantity}. Enter 0.00 for no charge.` : 'Enter 0.00 for no charge.'
        }
        withAsterisk
        data-autofocus
      />
      {mayRemember && <CheckboxField form={form} name="save_price" label="Save to the fee schedule" />}
    </FormDialog>
  );
}

interface PriceDialogProps {
  procedure: { code_type: string; code: string; description: string };
  onClose: () => void;
}

const feeForm = z.object({ price: chargePrice });

/** Sets the price of a procedure in the fee schedule. */
export function PriceDialog({ procedure, onClose }: PriceDialogProps) {
  const { code_type, code, description } = procedure;
  const form = useApiForm<{ price: number | null }, z.output<typeof feeForm>>({
    rules: checkedBy(feeForm),
    initialValues: { price: null },
    submit: async ({ price }) => {
      const prices = [{ code_type, code, price_cents: price, was_cents: null }];
      await request(SetProcedurePriceDocument, { valid_from: today(), prices });
      toast.success('Price saved');
      refreshAll([...ACCOUNTS, 'chart']);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Price of ${code}`} size="28rem" onClose={onClose}>
      <p className={classes.quiet}>{description}</p>
      <MoneyField form={form} name="price" label="Price" withAsterisk data-autofocus />
    </FormDialog>
  );
}
