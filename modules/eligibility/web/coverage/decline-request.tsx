import { request as call } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { type CoverageRequestFieldsFragment, DeclineCoverageRequestDocument } from '../eligibility.operations.gen.ts';
import { ELIGIBILITY } from '../use-eligibility.ts';

interface DeclineRequestProps {
  request: CoverageRequestFieldsFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Declines a patient's insurance request; the patient sees the reason in the portal. */
export function DeclineRequest({ request, onClose, onDone }: DeclineRequestProps) {
  return (
    <ReasonDialog
      title="Decline insurance"
      description="The patient sees the reason in the portal."
      confirm="Decline"
      maxLength={500}
      onReason={async (reason) => {
        await call(DeclineCoverageRequestDocument, { id: request.id, version: request.version, reason });
        toast.success('Insurance declined');
        refreshAll(ELIGIBILITY);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
