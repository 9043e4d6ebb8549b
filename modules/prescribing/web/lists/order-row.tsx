import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import {
  cancelWords,
  codeWord,
  isEditable,
  overrideReasons,
  quantityUnits,
  statusOf,
  statusWords,
} from '../../rules/index.ts';
import { openPaper } from '../open-paper.ts';
import classes from '../prescribing.module.css';
import {
  DeletePrescriptionDocument,
  MarkPrescriptionPrintedDocument,
  type RxFieldsFragment,
} from '../prescription.operations.gen.ts';
import { CANCEL_TONES, STATUS_TONES } from '../words.ts';
import { CancelDialog } from './cancel-dialog.tsx';

interface OrderRowProps {
  row: RxFieldsFragment;
  isChosen?: boolean;
  /** Null where it can't be sent with others. */
  onChoose?: ((yes: boolean) => void) | null;
  showPatient?: boolean;
}

/** One prescription: where it stands, and what can be done about it. */
export function OrderRow({ row, isChosen = false, onChoose = null, showPatient = false }: OrderRowProps) {
  const [cancelling, setCancelling] = useState(false);
  const { content, state } = row;
  const drug = content.drug_description;
  const remove = useApiMutation(DeletePrescriptionDocument, { refreshes: ['prescription'] });
  const print = useApiMutation(MarkPrescriptionPrintedDocument, {
    refreshes: ['prescription', ['registration', 'PatientById']],
    onDone: () => toast.success('Given on paper'),
  });
  const status = statusOf(row);
  const cancel = cancelWords(row);
  const overridden = row.alerts.filter(({ override_code: code }) => code !== null);
  return (
    <li>
      <div className={classes.row}>
        {onChoose !== null && (
          <Checkbox
            aria-label={`Choose ${drug}`}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <div className={classes.what}>
          <strong>{showPatient ? `${row.patient_name}: ${drug}` : drug}</strong>
          <span>{content.sig}</span>
          <span className={classes.quiet}>
            {[
              content.order_number === '' ? '' : `Order ${content.order_number}`,
              `${content.quantity} ${codeWord(quantityUnits, content.quantity_unit)}`,
              content.refills === '1' ? '1 refill' : `${content.refills || '0'} refills`,
              row.pharmacy_name,
              row.prescriber_name,
              formatInstant(row.sent_time ?? row.created_time),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {overridden.map((alert) => (
            <span key={alert.key} className={classes.quiet}>
              {alert.title}: {codeWord(overrideReasons, alert.override_code ?? '')}
              {alert.override_note === '' ? '' : `, ${alert.override_note}`} ({alert.overridden_by})
            </span>
          ))}
          {state === 'Withdrawn' && (
            <span className={classes.quiet}>
              Canceled before it was sent{row.cancel_reason === null ? '' : `: ${row.cancel_reason}`}
            </span>
          )}
          {row.fill_state !== null && row.fill_time !== null && (
            <span className={classes.quiet}>
              {[`Pharmacy report of ${formatInstant(row.fill_time)}`, row.fill_note].filter(Boolean).join(': ')}
            </span>
          )}
          {row.problem !== null && <span className={classes.problem}>{row.problem}</span>}
          {row.cancel_answer !== null && row.cancel_answer !== '' && (
            <span className={classes.quiet}>The pharmacy says: {row.cancel_answer}</span>
          )}
        </div>
        <div className={classes.actions}>
          <StatusBadge tone={STATUS_TONES[status]}>{statusWords[status]}</StatusBadge>
          {cancel !== null && <StatusBadge tone={CANCEL_TONES[row.cancel_state!]}>{cancel}</StatusBadge>}
          {isEditable(state) && can('prescribing.prepare') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${state === 'Failed' ? 'Correct' : 'Open'} ${drug}`}
              onClick={() => openWindow('prescription', { prescription_id: row.id })}
            >
              {state === 'Failed' ? 'Correct' : 'Open'}
            </Button>
          )}
          {row.may_cancel && can('prescribing.send') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Cancel Rx ${drug}`}
              onClick={() => setCancelling(true)}
            >
              Cancel Rx
            </Button>
          )}
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <Button size="compact-sm" variant="subtle" color="gray" aria-label={`More about ${drug}`}>
                <IconDots size={16} stroke={1.75} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => openPaper(row.id)}>Print</Menu.Item>
              {isEditable(state) && can('prescribing.send') && (
                <Menu.Item onClick={() => print.mutate({ id: row.id, version: row.version })}>
                  It was given on paper
                </Menu.Item>
              )}
              {isEditable(state) && can('prescribing.prepare') && (
                <Menu.Item
                  color="red"
                  onClick={() =>
                    void confirm({
                      title: 'Take this prescription away?',
                      message: 'No pharmacy has it. It stays on record.',
                      confirm: 'Take away',
                      danger: true,
                    }).then((yes) => yes && remove.mutate({ id: row.id, version: row.version }))
                  }
                >
                  Take away
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      {cancelling && <CancelDialog row={row} onClose={() => setCancelling(false)} />}
    </li>
  );
}
