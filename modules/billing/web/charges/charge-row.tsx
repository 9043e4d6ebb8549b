import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import {
  type ChargeFieldsFragment,
  DeleteChargeDocument,
  PostChargesDocument,
  ReverseChargeDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { chargeStatus } from '../words.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import { ReverseDialog } from './reverse-dialog.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';

interface ChargeRowProps {
  charge: ChargeFieldsFragment;
  /** Whose it is stands beside it. */
  withPatient?: boolean;
  /** What is on a signed note is neither changed nor taken away there. */
  locked?: boolean;
}

/** One charge with what may be done with it at its state. */
export function ChargeRow({ charge, withPatient = false, locked = false }: ChargeRowProps) {
  const [open, setOpen] = useState<'edit' | 'reverse' | 'write off' | null>(null);
  const close = (): void => setOpen(null);
  const post = useApiMutation(PostChargesDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Charge posted'),
  });
  const remove = useApiMutation(DeleteChargeDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Charge deleted'),
  });
  const reverse = useApiMutation(ReverseChargeDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Charge reversed'),
  });
  const { word, tone } = chargeStatus(charge);
  const isDraft = charge.state === 'draft';
  const mayCharge = can('billing.charge') && !locked;
  const mayWriteOff = can('billing.write_off') && charge.state === 'posted' && charge.open > 0;
  const code = [charge.code, ...charge.modifiers].filter(Boolean).join('-');
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {withPatient && `${charge.patient.name}: `}
          {charge.description}
        </strong>
        <span className={classes.quiet}>
          {[
            formatDay(charge.date_of_charge),
            code,
            charge.quantity > 1 && `× ${charge.quantity}`,
            charge.provider.name,
            charge.void_reason,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={classes.actions}>
        <span className={classes.sum}>
          {formatMoney(charge.amount_of_charge)}
          {charge.state === 'posted' && charge.open > 0 && charge.open < charge.amount_of_charge
            ? `, ${formatMoney(charge.open)} open`
            : ''}
        </span>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {((mayCharge && charge.state !== 'void') || mayWriteOff) && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${charge.description}`}>
                <IconDots size={18} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {mayCharge && isDraft && (
                <>
                  <Menu.Item onClick={() => post.mutate({ charges: [{ id: charge.id, version: charge.version }] })}>
                    Post
                  </Menu.Item>
                  <Menu.Item onClick={() => setOpen('edit')}>Change</Menu.Item>
                  <Menu.Item
                    color="red"
                    onClick={() =>
                      void confirm({
                        title: 'Delete this charge?',
                        message: 'It is a draft: nothing is in the accounts yet.',
                        confirm: 'Delete',
                        danger: true,
                      }).then((yes) => yes && remove.mutate({ id: charge.id }))
                    }
                  >
                    Delete
                  </Menu.Item>
                </>
              )}
              {mayWriteOff && <Menu.Item onClick={() => setOpen('write off')}>Write off</Menu.Item>}
              {mayCharge && charge.state === 'posted' && (
                <Menu.Item color="red" onClick={() => setOpen('reverse')}>
                  Reverse
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {open === 'edit' && <ChargeDialog of={{ patientId: charge.patient.id }} charge={charge} onClose={close} />}
      {open === 'write off' && <WriteOffDialog charge={charge} onClose={close} />}
      {open === 'reverse' && (
        <ReverseDialog
          charge={charge}
          onClose={close}
          onReverse={(reason, return_stock) =>
            reverse.mutateAsync({ id: charge.id, version: charge.version, reason, return_stock })
          }
        />
      )}
    </li>
  );
}
