import { useApiQuery } from '#kit/api/use-api.ts';
import { joinReads, type Read, selectRead } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { newPrescriptionInput } from '../open-prescription.ts';
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
  const { patient_id, content: written } = saved.data?.prescription ?? {};
  const start = useApiQuery(
    NewPrescriptionDocument,
    {
      input: newPrescriptionInput({
        ...input,
        ...(written !== undefined && {
          kind: written.kind,
          patient_id,
          note_id: written.note_id ?? input['note_id'],
          drug_id: written.drug_id ?? input['drug_id'],
          drug_name: written.drug_description,
        }),
      }),
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
