import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import { CancelDispenseOrderDocument, type DispenseOrderFieldsFragment } from '../accounting.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import type { DispenseOf } from './use-dispensing.ts';

interface OrderRowProps {
  order: DispenseOrderFieldsFragment;
  onDispense: (of: DispenseOf) => void;
  /** Names the patient, in a list of several patients. */
  withPatient?: boolean;
  locked?: boolean;
}

/** An order to dispense: the remaining quantity, and its actions. */
export function OrderRow({ order, onDispense, withPatient = false, locked = false }: OrderRowProps) {
  const [cancelling, setCancelling] = useState(false);
  const left = order.quantity - order.dispensed;
  const isOpen = left > 0 && order.cancelled_time === null;
  const dispense = (): void => {
    const { id, product_id, product_name, directions, prescriber_name: prescriber } = order;
    onDispense({ patientId: order.patient_id, order: { id, product_id, product_name, left, directions, prescriber } });
  };
  return (
    <Row
      title={order.product_name}
      subtitle={withPatient && <PatientLink order={order} />}
      lines={
        <RowLine>
          {joinParts([
            order.cancelled_time === null
              ? `${left} of ${amount(order.quantity, order.unit)} left`
              : `canceled: ${order.cancel_reason}`,
            order.directions,
            order.package_name,
            order.expires_on !== null && `until ${formatDay(order.expires_on)}`,
            order.prescriber_name !== null && `prescribed by ${order.prescriber_name}`,
            `${formatInstant(order.create_time)} by ${order.created_by_name}`,
          ])}
        </RowLine>
      }
      badges={
        <>
          {order.is_prepaid && <StatusBadge tone="accent">Prepaid</StatusBadge>}
          {order.charge_id !== null && !order.is_prepaid && <StatusBadge tone="info">Charged</StatusBadge>}
        </>
      }
      actions={
        isOpen &&
        !locked &&
        can('inventory.dispense') && (
          <>
            <RowButton of={order.product_name} onClick={dispense}>
              {order.item_id === null ? 'Record' : 'Dispense'}
            </RowButton>
            <RowButton of={order.product_name} onClick={() => setCancelling(true)}>
              Cancel
            </RowButton>
          </>
        )
      }
    >
      {cancelling && (
        <ReasonDialog
          title={`Cancel ${order.product_name}`}
          confirm="Cancel remaining"
          onReason={async (reason) => {
            await request(CancelDispenseOrderDocument, { id: order.id, version: order.version, reason });
            refreshInventory();
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </Row>
  );
}

function PatientLink({ order }: { order: DispenseOrderFieldsFragment }) {
  return (
    <Anchor component={Link} fz="inherit" to={`/inventory/dispenseByPatient?patient=${order.patient_id}`}>
      {order.patient_name}
    </Anchor>
  );
}
