import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import type { RecordFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../inventory.module.css';
import { openPaper } from '../open-paper.ts';
import { lotName } from '../words.ts';
import { ReturnDialog } from './return-dialog.tsx';

/** What was handed out and taken back, each with its lots, its label and its undo. */
export function RecordList({ records }: { records: readonly RecordFieldsFragment[] }) {
  const [returning, setReturning] = useState<RecordFieldsFragment | null>(null);
  return (
    <>
      <ul className={classes.list} aria-label="Handed out">
        {records.map((record) => (
          <li key={record.id}>
            <div className={classes.what}>
              <strong>
                {`${record.item_name}: ${amount(record.quantity, record.unit)}`}{' '}
                {record.quantity < 0 && <StatusBadge tone="warning">Taken back</StatusBadge>}
                {record.quantity > 0 && record.standing === 0 && <StatusBadge>All taken back</StatusBadge>}
                {record.is_prepaid_service && <StatusBadge tone="accent">Prepaid</StatusBadge>}
              </strong>
              <span className={classes.quiet}>
                {[
                  formatInstant(record.create_time),
                  record.user_name,
                  record.lots
                    .map(
                      (lot) =>
                        `${Math.abs(lot.quantity)} of lot ${lotName(lot.lot_number)}${lot.expires_on === null ? '' : ` (expires ${formatDay(lot.expires_on)})`}`,
                    )
                    .join(', '),
                  record.directions,
                  record.reason,
                  record.days_supply !== null && `lasts ${record.days_supply} days`,
                  record.stock_owner === 'public' && 'of a public program',
                  record.serial_number !== '' && `serial number ${record.serial_number}`,
                  record.override_reason !== null &&
                    `in spite of ${record.safety_alerts.join(', ') || 'a warning'}: ${record.override_reason}`,
                  record.safety_outcome === 'could_not_check' && 'not all of it could be checked',
                  record.note_id !== null && 'on a chart note',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {record.quantity > 0 && (
              <div className={classes.actions}>
                {record.lots.length > 0 && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconPrinter size={14} />}
                    aria-label={`Label of ${record.item_name}`}
                    onClick={() => openPaper(`/inventory/dispensings/${record.id}/label.pdf`)}
                  >
                    Label
                  </Button>
                )}
                {record.standing > 0 && can('inventory.dispense') && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Take back ${record.item_name}`}
                    onClick={() => setReturning(record)}
                  >
                    Take back
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {returning !== null && <ReturnDialog record={returning} onClose={() => setReturning(null)} />}
    </>
  );
}
