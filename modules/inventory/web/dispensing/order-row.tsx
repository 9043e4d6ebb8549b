import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import { CancelDispenseOrderDocument, type DispenseOrderFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../inventory.module.css';
import { refreshInventory } from '../use-inventory.ts';
import type { DispenseOf } from './use-dispensing.ts';

interface OrderRowProps {
  order: DispenseOrderFieldsFragment;
  onDispense: (of: DispenseOf) => void;
  /** Whose it is, where that is not said already. */
  patient?: ReactNode;
  locked?: boolean;
}

/** What waits to be handed out: how much is left, and the ways on. */
export function OrderRow({ order, onDispense, patient, locked = false }: OrderRowProps) {
  const [cancelling, setCancelling] = useState(false);
  const left = order.quantity - order.dispensed;
  const isOpen = left > 0 && order.cancelled_time === null;
  return (
    <li>
      <div className={classes.what}>
        <strong>
          {order.product_name} {order.is_prepaid && <StatusBadge tone="accent">Prepaid</StatusBadge>}
          {order.charge_id !== null && !order.is_prepaid && <StatusBadge tone="info">Charged</StatusBadge>}
        </strong>
        {patient}
        <span className={classes.quiet}>
          {[
            order.cancelled_time === null
              ? `${left} of ${amount(order.quantity, order.unit)} left`
              : `cancelled: ${order.cancel_reason}`,
            order.directions,
            order.package_name,
            order.expires_on !== null && `until ${formatDay(order.expires_on)}`,
            order.prescriber_name !== null && `prescribed by ${order.prescriber_name}`,
            `${formatInstant(order.create_time)} by ${order.created_by_name}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {isOpen && !locked && can('inventory.dispense') && (
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            aria-label={`${order.item_id === null ? 'Record' : 'Dispense'} ${order.product_name}`}
            onClick={() =>
              onDispense({
                patientId: order.patient_id,
                order: {
                  id: order.id,
                  product_id: order.product_id,
                  product_name: order.product_name,
                  left,
                  directions: order.directions,
                  prescriber: order.prescriber_name,
                },
              })
            }
          >
            {order.item_id === null ? 'Record' : 'Dispense'}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Cancel ${order.product_name}`}
            onClick={() => setCancelling(true)}
          >
            Cancel
          </Button>
        </div>
      )}
      {cancelling && (
        <ReasonDialog
          title={`Cancel ${order.product_name}`}
          label="Why it is not handed out"
          confirm="Cancel the rest"
          onReason={async (reason) => {
            await request(CancelDispenseOrderDocument, { id: order.id, version: order.version, reason });
            refreshInventory();
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </li>
  );
}
