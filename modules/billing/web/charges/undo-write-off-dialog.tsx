import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { ReverseWriteOffDocument } from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

/** Reverses the write-offs and adjustments of a charge, with a reason. */
export function UndoWriteOffDialog({ chargeId, onClose }: { chargeId: string; onClose: () => void }) {
  const undo = useApiMutation(ReverseWriteOffDocument, {
    refreshes: ACCOUNTS,
    onDone: () => toast.success('Write-off undone'),
  });
  return (
    <ReasonDialog
      title="Undo write-off"
      description="The amount that was written off or adjusted becomes open again. Both entries stay in the ledger."
      label="Reason"
      confirm="Undo write-off"
      onReason={(reason) => undo.mutateAsync({ charge_id: chargeId, reason })}
      onClose={onClose}
    />
  );
}
