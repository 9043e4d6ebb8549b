import { useApiQuery } from '#kit/api/use-api.ts';
import { joinReads, type Read, selectRead } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import type { PrescriptionKind } from '../../rules/index.ts';
import {
  NewPrescriptionDocument,
  type NewPrescriptionQuery,
  PrescriptionByIdDocument,
} from '../prescription.operations.gen.ts';
import { ControlledWindow } from './controlled-window.tsx';
import { PrescribeForm } from './prescribe-form.tsx';

const TITLE = 'Prescribe new e-Rx';
/** Specification 3 §9. */
const WIDTH = 1054;
const HEIGHT = 720;
const FRAME = { title: TITLE, width: WIDTH, height: HEIGHT };

/** The dialog for writing a prescription: of a drug, a supply or a compound, or of a saved one. */
export function PrescribeWindow({ windowId, input, onClose }: WindowContentProps) {
  const savedId = input['prescription_id'] ?? null;
  const saved = useApiQuery(
    PrescriptionByIdDocument,
    { id: savedId ?? '' },
    { enabled: savedId !== null, quiet: true },
  );
  const kind = (saved.data?.prescription.content.kind ?? input['kind'] ?? 'drug') as PrescriptionKind;
  const start = useApiQuery(
    NewPrescriptionDocument,
    {
      input: {
        kind,
        patient_id: saved.data?.prescription.patient_id ?? input['patient_id'] ?? '',
        note_id: saved.data?.prescription.content.note_id ?? input['note_id'] ?? null,
        drug_id: saved.data?.prescription.content.drug_id ?? input['drug_id'] ?? null,
        drug_name: saved.data?.prescription.content.drug_description ?? input['drug_name'] ?? null,
        medication_record_id: input['medication_record_id'] ?? null,
        renews_id: input['renews_id'] ?? null,
      },
    },
    { quiet: true, enabled: savedId === null || saved.data !== undefined },
  );
  const patientId = saved.data?.prescription.patient_id ?? input['patient_id'];
  // A missing address may be added in another window.
  useLive('patients.patient-changed', (body) => {
    if ((body as { id?: string } | undefined)?.id === patientId) void start.refetch();
  });
  const read: Read<NewPrescriptionQuery | null> =
    savedId === null ? start : selectRead(joinReads(saved, start), ([, begun]) => begun);
  return (
    <ReadWindow read={read} label="Prescription" title={TITLE} width={WIDTH} height={HEIGHT} onClose={onClose}>
      {({ newPrescription: begun }) =>
        begun.is_controlled ? (
          <ControlledWindow windowId={windowId} frame={FRAME} start={begun} onClose={onClose} />
        ) : (
          <PrescribeForm
            key={savedId ?? 'new'}
            windowId={windowId}
            frame={FRAME}
            start={begun}
            saved={saved.data?.prescription ?? null}
            onClose={onClose}
          />
        )
      }
    </ReadWindow>
  );
}
