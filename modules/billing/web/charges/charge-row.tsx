import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import {
  type ChargeFieldsFragment,
  DeleteChargeDocument,
  PostChargesDocument,
  ReverseChargeDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { ACCOUNTS } from '../use-account-changed.ts';
import { chargeStatus } from '../status-labels.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { PostDialog } from './post-dialog.tsx';
import { RefundChargeDialog } from './refund-charge-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { UndoWriteOffDialog } from './undo-write-off-dialog.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';

interface ChargeRowProps {
  charge: ChargeFieldsFragment;
  /** Shows the patient. */
  withPatient?: boolean;
}

type OpenDialog = 'edit' | 'post' | 'refund' | 'reverse' | 'write off' | 'undo write-off';

/** One charge with the actions available in its state. */
export function ChargeRow({ charge, withPatient = false }: ChargeRowProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  const reverse = useApiMutation(ReverseChargeDocument, {
    refreshes: ACCOUNTS,
    onDone: () => toast.success('Charge reversed'),
  });
  const { word, tone } = chargeStatus(charge);
  const { amount_of_charge: amount, open: unpaid } = charge;
  const isPartlyPaid = charge.state === 'posted' && unpaid > 0 && unpaid < amount;
  return (
    <Row
      title={withPatient ? `${charge.patient.name}: ${charge.description}` : charge.description}
      subtitle={[
        formatDay(charge.date_of_charge),
        [charge.code, ...charge.modifiers].filter(Boolean).join('-'),
        charge.quantity > 1 && `× ${charge.quantity}`,
        charge.provider.name,
        charge.void_reason,
      ]}
      badges={
        <>
          {charge.price_missing ? (
            <StatusBadge tone="warning">Price missing</StatusBadge>
          ) : (
            <span className={classes.sum}>
              {formatMoney(amount)}
              {isPartlyPaid ? `, ${formatMoney(unpaid)} open` : ''}
            </span>
          )}
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </>
      }
      actions={<ChargeMenu charge={charge} onOpen={setOpen} />}
    >
      {open === 'edit' && <ChargeDialog of={{ patientId: charge.patient.id }} charge={charge} onClose={close} />}
      {open === 'post' && <PostDialog charge={charge} onClose={close} />}
      {open === 'undo write-off' && <UndoWriteOffDialog chargeId={charge.id} onClose={close} />}
      {open === 'write off' && <WriteOffDialog charge={charge} onClose={close} />}
      {open === 'refund' && <RefundChargeDialog chargeId={charge.id} onClose={close} />}
      {open === 'reverse' && (
        <ReverseDialog
          charge={charge}
          onClose={close}
          onReverse={(reason, return_stock) =>
            reverse.mutateAsync({ id: charge.id, version: charge.version, reason, return_stock })
          }
        />
      )}
    </Row>
  );
}

function ChargeMenu({ charge, onOpen }: { charge: ChargeFieldsFragment; onOpen: (what: OpenDialog) => void }) {
  const post = useApiMutation(PostChargesDocument, {
    refreshes: ACCOUNTS,
    onDone: () => toast.success('Charge posted'),
  });
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this charge?',
      message: 'This draft has not been posted to the patient’s account.',
    }),
    run: ({ id }: ChargeFieldsFragment) => request(DeleteChargeDocument, { id }),
    done: 'Charge deleted',
    refreshes: ACCOUNTS,
  });
  const mayCharge = can('billing.charge');
  const isDraft = mayCharge && charge.state === 'draft';
  const isPosted = charge.state === 'posted';
  const paid = charge.amount_of_charge - charge.written_off - charge.open;
  return (
    <RowMenu of={charge.description}>
      {isDraft && (
        <RowMenuItem
          onClick={() =>
            charge.price_missing
              ? onOpen('post')
              : post.mutate({ charges: [{ id: charge.id, version: charge.version }] })
          }
        >
          Post
        </RowMenuItem>
      )}
      {isDraft && <RowMenuItem onClick={() => onOpen('edit')}>Edit</RowMenuItem>}
      {isDraft && (
        <RowMenuItem danger onClick={() => remove(charge)}>
          Delete
        </RowMenuItem>
      )}
      {can('billing.write_off') && isPosted && charge.open > 0 && (
        <RowMenuItem onClick={() => onOpen('write off')}>Adjust or write off</RowMenuItem>
      )}
      {can('billing.write_off') && isPosted && charge.written_off > 0 && (
        <RowMenuItem onClick={() => onOpen('undo write-off')}>Undo write-off</RowMenuItem>
      )}
      {mayCharge && can('billing.refund') && isPosted && paid > 0 && (
        <RowMenuItem danger onClick={() => onOpen('refund')}>
          Refund charge
        </RowMenuItem>
      )}
      {mayCharge && isPosted && (
        <RowMenuItem danger onClick={() => onOpen('reverse')}>
          Reverse
        </RowMenuItem>
      )}
    </RowMenu>
  );
}
