import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Rows } from '#kit/api/use-api.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { Row, type RowPart } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount, PROGRAM_ELIGIBILITIES } from '../../rules/index.ts';
import type { RecordFieldsFragment } from '../accounting.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import { lotName } from '../stock-labels.ts';
import { ReturnDialog } from './return-dialog.tsx';

interface RecordListProps {
  records: Rows<RecordFieldsFragment>;
  empty: EmptyContent;
}

/** Dispensing records and returns, each with its lots, label and undo button. */
export function RecordList({ records, empty }: RecordListProps) {
  const [returning, setReturning] = useState<RecordFieldsFragment | null>(null);
  return (
    <>
      <ReadRows label="Dispensed" read={records} empty={empty}>
        {(record) => <RecordRow record={record} onReturn={() => setReturning(record)} />}
      </ReadRows>
      {returning !== null && <ReturnDialog record={returning} onClose={() => setReturning(null)} />}
    </>
  );
}

function RecordRow({ record, onReturn }: { record: RecordFieldsFragment; onReturn: () => void }) {
  return (
    <Row
      title={`${record.item_name}: ${amount(record.quantity, record.unit)}`}
      subtitle={details(record)}
      badges={
        <>
          {record.quantity < 0 && <StatusBadge tone="warning">Returned</StatusBadge>}
          {record.quantity > 0 && record.standing === 0 && <StatusBadge>All returned</StatusBadge>}
          {record.is_prepaid_service && <StatusBadge tone="accent">Prepaid</StatusBadge>}
        </>
      }
      actions={
        record.quantity > 0 && (
          <>
            {record.lots.length > 0 && (
              <RowButton
                of={`of ${record.item_name}`}
                icon={IconPrinter}
                onClick={() => openPaper(`/inventory/dispensings/${record.id}/label.pdf`)}
              >
                Label
              </RowButton>
            )}
            {record.standing > 0 && can('inventory.dispense') && (
              <RowButton of={record.item_name} onClick={onReturn}>
                Return
              </RowButton>
            )}
          </>
        )
      }
    />
  );
}

function details(record: RecordFieldsFragment): RowPart[] {
  return [
    formatInstant(record.create_time),
    record.user_name,
    record.lots.map(describeLot).join(', '),
    record.directions,
    record.reason,
    record.days_supply !== null && `lasts ${record.days_supply} days`,
    record.stock_owner === 'public' && describeProgram(record),
    record.serial_number !== '' && `serial number ${record.serial_number}`,
    record.override_reason !== null &&
      `despite ${record.safety_alerts.join(', ') || 'a warning'}: ${record.override_reason}`,
    record.safety_outcome === 'could_not_check' && 'some safety checks could not be done',
    record.note_id !== null && 'on a chart note',
  ];
}

function describeProgram({ program_eligibility: reason }: RecordFieldsFragment): string {
  return reason === null ? 'from a public program' : `from a public program: ${PROGRAM_ELIGIBILITIES[reason]}`;
}

function describeLot(lot: RecordFieldsFragment['lots'][number]): string {
  const expires = lot.expires_on === null ? '' : ` (expires ${formatDay(lot.expires_on)})`;
  return `${Math.abs(lot.quantity)} of lot ${lotName(lot.lot_number)}${expires}`;
}
