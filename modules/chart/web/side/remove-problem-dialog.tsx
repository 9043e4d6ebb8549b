import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { RemoveProblemDocument, type ProblemRowFragment } from '../chart.operations.gen.ts';

/** Deletes a problem that was entered in error, with the reason. */
export function RemoveProblemDialog({ problem, onClose }: { problem: ProblemRowFragment; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`Remove “${problem.problem_name}” from the list?`}
      confirm="Remove problem"
      draft={`remove-problem/${problem.id}`}
      maxLength={500}
      onClose={onClose}
      onReason={async (reason) => {
        await request(RemoveProblemDocument, { id: problem.id, reason });
        refreshQueries('chart', 'Problems');
        toast.success('Problem removed');
      }}
    />
  );
}
