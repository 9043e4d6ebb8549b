import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { CancelPrescriptionDocument, type RxFieldsFragment } from '../prescription.operations.gen.ts';
import { PRESCRIPTIONS } from '../use-prescribing.ts';
import { toastAnswer } from '../prescription-labels.ts';

/** Asks the pharmacy to cancel a prescription; a pharmacy that doesn't accept cancellations has to be called. */
export function CancelDialog({ row, onClose }: { row: RxFieldsFragment; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Cancel ${row.content.drug_description}`}
      confirm="Cancel prescription"
      onReason={async (reason) => {
        const { cancelPrescription: sent } = await request(CancelPrescriptionDocument, { id: row.id, reason });
        toastAnswer(sent);
        refreshAll(PRESCRIPTIONS);
      }}
      onClose={onClose}
    />
  );
}
