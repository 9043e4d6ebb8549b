import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { joinReads, selectRead } from '#kit/feedback/read.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { mergeFields, type MergeField, patientName, proposedTake } from '../../rules/index.ts';
import classes from './duplicates.module.css';
import { movedText } from './moved-text.ts';
import { fieldLabels, fieldText } from '../form/patient-fields.ts';
import type { PatientDetails } from '../patient-row.ts';
import { valuesOf } from '../form/patient-values.ts';
import { MergePatientsDocument, PatientByIdDocument, UndoMergeDocument } from '../registration.operations.gen.ts';

interface MergeDialogProps {
  oneId: string;
  otherId: string;
  onClose: () => void;
  /** Called after a merge or undo. */
  onMerged: () => void;
}

/** Both records side by side: one value is chosen per field, everything else of both is kept. */
export function MergeDialog({ oneId, otherId, onClose, onMerged }: MergeDialogProps) {
  const one = useApiQuery(PatientByIdDocument, { id: oneId }, { quiet: true });
  const other = useApiQuery(PatientByIdDocument, { id: otherId }, { quiet: true });
  const again = (): void => {
    void one.refetch();
    void other.refetch();
  };
  const read = selectRead(joinReads(one, other), ([ofOne, ofOther]) => {
    const [left, right] = [ofOne.search_patients.patient_list[0], ofOther.search_patients.patient_list[0]];
    return left === undefined || right === undefined ? null : ([left, right] as const);
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Merge two records"
      size="46rem"
      fullScreen={usePhone()}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ReadLines read={read} label="Records" lines={8}>
        {(pair) => (
          <Comparison
            // Restarts the comparison if a record changed.
            key={`${pair[0].version} ${pair[1].version}`}
            pair={pair}
            onAgain={again}
            onClose={onClose}
            onMerged={onMerged}
          />
        )}
      </ReadLines>
    </Modal>
  );
}

interface ComparisonProps {
  pair: readonly [PatientDetails, PatientDetails];
  onAgain: () => void;
  onClose: () => void;
  onMerged: () => void;
}

function Comparison({ pair, onAgain, onClose, onMerged }: ComparisonProps) {
  const [targetSide, setTargetSide] = useState<0 | 1>(0);
  const mergeTarget = pair[targetSide];
  const merged = pair[targetSide === 0 ? 1 : 0];
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(() => new Set(proposedTake(mergeTarget, merged)));
  const [busy, setBusy] = useState(false);
  const turn = (): void => {
    setTargetSide(targetSide === 0 ? 1 : 0);
    setTaken(new Set(proposedTake(merged, mergeTarget)));
  };
  const choose = (field: MergeField, take: boolean): void => {
    const next = new Set(taken);
    if (take) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  const merge = async (): Promise<void> => {
    setBusy(true);
    const side = ({ id, version }: PatientDetails) => ({ id, version });
    try {
      const variables = { survivor: side(mergeTarget), merged: side(merged), take: [...taken] };
      const { merge_patients: made } = await request(MergePatientsDocument, variables);
      toast.success(`Links to the old record now open this one; ${movedText(made.moved)}.`, {
        title: 'Records merged',
        action: { label: 'Undo', run: () => void undo(made.id, onMerged) },
      });
      onMerged();
      onClose();
    } catch (error) {
      reportError(error);
      setBusy(false);
      if (hasCode(error, 'STALE_VERSION')) onAgain();
    }
  };
  const values = [valuesOf(mergeTarget), valuesOf(merged)] as const;
  const rows = mergeFields.filter((field) => fieldText(values[0], field) !== '' || fieldText(values[1], field) !== '');
  return (
    <Stack gap="sm">
      <Notice tone="info">
        Appointments, notes, allergies, addresses, tags and all other entries of both records are kept in the record on
        the left. The merge can be undone for 30 days.
      </Notice>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Keep: {mergeTarget.user_patient_id}</th>
            <th scope="col">Merge in: {merged.user_patient_id}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((field) => (
            <FieldRows
              key={field}
              field={field}
              texts={[fieldText(values[0], field), fieldText(values[1], field)]}
              taken={taken.has(field)}
              onChoose={(take) => choose(field, take)}
            />
          ))}
          <DeathRow mergeTarget={mergeTarget} merged={merged} />
        </tbody>
      </table>
      <Group justify="space-between" className={classes.mergeButtons}>
        <Button variant="default" leftSection={<IconSwitchHorizontal size={16} />} onClick={turn}>
          Keep the other record
        </Button>
        <Button loading={busy} onClick={() => void merge()}>
          Merge into {patientName(mergeTarget)}
        </Button>
      </Group>
    </Stack>
  );
}

/** A death recorded on either record is kept; if both have one, the merge target's date. */
function DeathRow({ mergeTarget, merged }: { mergeTarget: PatientDetails; merged: PatientDetails }) {
  if (mergeTarget.deceased_date === null && merged.deceased_date === null) return null;
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {fieldLabels.deceased_date}
        </th>
      </tr>
      <tr>
        <td>{formatDay(mergeTarget.deceased_date ?? merged.deceased_date)}</td>
        <td>{formatDay(merged.deceased_date) || '—'}</td>
      </tr>
    </>
  );
}

interface FieldRowsProps {
  field: MergeField;
  texts: readonly [string, string];
  taken: boolean;
  onChoose: (take: boolean) => void;
}

function FieldRows({ field, texts, taken, onChoose }: FieldRowsProps) {
  const label = fieldLabels[field];
  const isSame = texts[0] === texts[1];
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {label}
        </th>
      </tr>
      <tr>
        {texts.map((text, side) => (
          <td key={side === 0 ? 'keep' : 'merge'}>
            {isSame ? (
              text
            ) : (
              <label className={classes.choice}>
                <input
                  type="radio"
                  name={`merge-${field}`}
                  checked={taken === (side === 1)}
                  onChange={() => onChoose(side === 1)}
                  aria-label={`${label}: ${text === '' ? 'nothing' : text}`}
                />
                <span className={classes.differs}>{text === '' ? <Text c="dimmed">—</Text> : text}</span>
              </label>
            )}
          </td>
        ))}
      </tr>
    </>
  );
}

async function undo(id: string, onDone: () => void): Promise<void> {
  await request(UndoMergeDocument, { id })
    .then(() => toast.success('The records are separate again.'))
    .catch(reportError);
  onDone();
}
