import type { ReactNode } from 'react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiMutation } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { RowButton, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import {
  cancelWords,
  codeWord,
  isEditable,
  overrideReasons,
  paperExceptions,
  quantityUnits,
  statusOf,
  statusWords,
} from '../../rules/index.ts';
import { openPaper } from '../open-paper.ts';
import {
  DeletePrescriptionDocument,
  MarkPrescriptionPrintedDocument,
  type RxFieldsFragment,
} from '../prescription.operations.gen.ts';
import { PRESCRIPTIONS } from '../use-prescribing.ts';
import { CANCEL_TONES, STATUS_TONES } from '../prescription-labels.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const PRINTED: Refreshes = [...PRESCRIPTIONS, ['registration', 'PatientById']];

interface OrderRowProps {
  row: RxFieldsFragment;
  /** The selection checkbox, if it can be sent in a batch. */
  mark?: ReactNode;
  showPatient?: boolean;
}

/** One prescription with its status and actions. */
export function OrderRow({ row, mark, showPatient = false }: OrderRowProps) {
  const [cancelling, setCancelling] = useState(false);
  const drug = row.content.drug_description;
  const status = statusOf(row);
  const cancel = cancelWords(row);
  return (
    <Row
      mark={mark}
      title={showPatient ? `${row.patient_name}: ${drug}` : drug}
      lines={<OrderLines row={row} />}
      badges={
        <>
          <StatusBadge tone={STATUS_TONES[status]}>{statusWords[status]}</StatusBadge>
          {cancel !== null && <StatusBadge tone={CANCEL_TONES[row.cancel_state!]}>{cancel}</StatusBadge>}
        </>
      }
      actions={<OrderActions row={row} onCancel={() => setCancelling(true)} />}
    >
      {cancelling && <CancelDialog row={row} onClose={() => setCancelling(false)} />}
    </Row>
  );
}

function OrderLines({ row }: { row: RxFieldsFragment }) {
  const { content } = row;
  const overridden = row.alerts.filter(({ override_code: code }) => code !== null);
  return (
    <>
      <span>{content.sig}</span>
      <RowLine>
        {joinParts([
          content.order_number !== '' && `Order ${content.order_number}`,
          `${content.quantity} ${codeWord(quantityUnits, content.quantity_unit)}`,
          content.refills === '1' ? '1 refill' : `${content.refills || '0'} refills`,
          row.pharmacy_name,
          row.prescriber_name,
          formatInstant(row.sent_time ?? row.created_time),
        ])}
      </RowLine>
      {overridden.map((alert) => (
        <RowLine key={alert.key}>
          {alert.title}: {codeWord(overrideReasons, alert.override_code ?? '')}
          {alert.override_note === '' ? '' : `, ${alert.override_note}`} ({alert.overridden_by})
        </RowLine>
      ))}
      {row.written_in !== null && (
        <RowLine>
          {joinParts([
            row.pdmp_time === null
              ? 'Monitoring program not checked'
              : `${row.pdmp_state} monitoring program checked at ${formatInstant(row.pdmp_time)}`,
            row.paper_exception !== '' && `Paper: ${codeWord(paperExceptions, row.paper_exception)}`,
          ])}
        </RowLine>
      )}
      {row.state === 'Withdrawn' && (
        <RowLine>Canceled before it was sent{row.cancel_reason === null ? '' : `: ${row.cancel_reason}`}</RowLine>
      )}
      {row.fill_state !== null && row.fill_time !== null && (
        <RowLine>
          {[`Pharmacy report from ${formatInstant(row.fill_time)}`, row.fill_note].filter(Boolean).join(': ')}
        </RowLine>
      )}
      {row.problem !== null && <RowLine tone="danger">{row.problem}</RowLine>}
      {row.cancel_answer !== null && row.cancel_answer !== '' && (
        <RowLine>The pharmacy says: {row.cancel_answer}</RowLine>
      )}
    </>
  );
}

function OrderActions({ row, onCancel }: { row: RxFieldsFragment; onCancel: () => void }) {
  const drug = row.content.drug_description;
  const editable = isEditable(row.state);
  const { remove } = useDelete({
    ask: () => ({ title: 'Delete this prescription?', message: 'No pharmacy has it. It stays on record.' }),
    run: ({ id, version }: RxFieldsFragment) => request(DeletePrescriptionDocument, { id, version }),
    done: 'Prescription deleted',
    refreshes: PRESCRIPTIONS,
  });
  const print = useApiMutation(MarkPrescriptionPrintedDocument, {
    refreshes: PRINTED,
    onDone: () => toast.success('Given on paper'),
  });
  return (
    <>
      {editable && can('prescribing.prepare') && (
        <RowButton of={drug} onClick={() => openWindow('prescription', { prescription_id: row.id })}>
          {row.state === 'Failed' ? 'Correct' : 'Open'}
        </RowButton>
      )}
      {row.may_cancel && can('prescribing.send') && (
        <RowButton of={drug} onClick={onCancel}>
          Cancel Rx
        </RowButton>
      )}
      <RowMenu of={drug}>
        {row.written_in !== 'epcs' && <RowMenuItem onClick={() => openPaper(row.id)}>Print</RowMenuItem>}
        {editable && can('prescribing.send') && (
          <RowMenuItem onClick={() => print.mutate({ id: row.id, version: row.version })}>Given on paper</RowMenuItem>
        )}
        {editable && can('prescribing.prepare') && (
          <RowMenuItem danger onClick={() => remove(row)}>
            Delete
          </RowMenuItem>
        )}
      </RowMenu>
    </>
  );
}
