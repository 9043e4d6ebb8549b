import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { RemoveWaitingDocument, RestoreWaitingDocument, type WaitingFragment } from './calendar.operations.gen.ts';
import { refreshWaitlist } from './use-waitlist.ts';

/** Removes an entry and shows a notice with Undo. False if the server rejected it. */
export async function removeFromWaitlist({ id, version }: Pick<WaitingFragment, 'id' | 'version'>): Promise<boolean> {
  try {
    const { waiting_entry_remove: removed } = await request(RemoveWaitingDocument, { id, version });
    refreshWaitlist();
    toast.success('Removed from the waiting list', {
      action: { label: 'Undo', run: () => void restoreToWaitlist(removed) },
    });
    return true;
  } catch (error) {
    reportError(error);
    refreshWaitlist();
    return false;
  }
}

/** Restores an entry. */
export async function restoreToWaitlist({ id, version }: Pick<WaitingFragment, 'id' | 'version'>): Promise<void> {
  try {
    await request(RestoreWaitingDocument, { id, version });
    toast.success('Restored to the waiting list');
  } catch (error) {
    reportError(error);
  }
  refreshWaitlist();
}
