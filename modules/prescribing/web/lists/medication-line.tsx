import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { dayOf } from '#kit/formats/instant.ts';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { codeWord, quantityUnits, statusOf, statusWords } from '../../rules/index.ts';
import { openPrescription } from '../open-prescription.ts';
import classes from '../prescribing.module.css';
import { MedicationPrescriptionsDocument, type MedicationPrescriptionsQuery } from '../prescription.operations.gen.ts';
import { usePrescribingChanged } from '../use-prescribing.ts';

interface MedicationLineProps {
  patientId: string;
  medication: { id: string; name: string };
}

/** Below a medication: when it was last prescribed and filled, when it ends, and a button to prescribe or renew it. */
export function MedicationLine({ patientId, medication: { id, name } }: MedicationLineProps) {
  usePrescribingChanged();
  const read = useApiQuery(MedicationPrescriptionsDocument, { patient: patientId }, { quiet: true });
  const last = read.data?.medicationPrescriptions.find((each) => each.medication_record_id === id);
  const open = (input: Record<string, string>): void =>
    openPrescription({ patient_id: patientId, medication_record_id: id, ...input });
  const mayPrepare = can('prescribing.prepare') && read.data !== undefined;
  return (
    <div className={classes.line}>
      <ReadHint read={read} label="Prescriptions" />
      {last !== undefined && (
        <span className={classes.quiet}>
          {lastWords(last)} {last.is_due && <StatusBadge tone="warning">Renewal due</StatusBadge>}
        </span>
      )}
      {mayPrepare && last !== undefined && (
        <RowButton
          of={name}
          onClick={() => open({ kind: last.prescription.content.kind, renews_id: last.prescription.id })}
        >
          Renew
        </RowButton>
      )}
      {mayPrepare && last === undefined && (
        <RowButton of={name} onClick={() => open({ kind: 'drug' })}>
          Prescribe
        </RowButton>
      )}
    </div>
  );
}

function lastWords({
  prescription,
  supply_ends: ends,
}: MedicationPrescriptionsQuery['medicationPrescriptions'][number]) {
  const { content, pharmacy_name: pharmacy, fill_time: filled } = prescription;
  const status = statusWords[statusOf(prescription)];
  return joinParts([
    `Prescribed ${formatDay(content.written_date)}`,
    `${content.quantity} ${codeWord(quantityUnits, content.quantity_unit)}, ${content.refills === '1' ? '1 refill' : `${content.refills} refills`}`,
    pharmacy,
    filled === null ? status : `${status} ${formatDay(dayOf(filled))}`,
    ends !== null && `lasts until ${formatDay(ends)}`,
  ]);
}
