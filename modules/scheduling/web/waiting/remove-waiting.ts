import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { RemoveWaitingDocument, RestoreWaitingDocument, type WaitingFragment } from '../calendar.operations.gen.ts';
import { refreshWaiting } from './use-waiting.ts';

/** Takes somebody off the list; a notice takes it back. False where the server refused. */
export async function removeWaiting({ id, version }: Pick<WaitingFragment, 'id' | 'version'>): Promise<boolean> {
  try {
    const { waiting_entry_remove: removed } = await request(RemoveWaitingDocument, { id, version });
    refreshWaiting();
    toast.success('Taken off the waiting list', { action: { label: 'Undo', run: () => void restoreWaiting(removed) } });
    return true;
  } catch (error) {
    reportError(error);
    refreshWaiting();
    return false;
  }
}

/** Puts somebody back on the list. */
export async function restoreWaiting({ id, version }: Pick<WaitingFragment, 'id' | 'version'>): Promise<void> {
  try {
    await request(RestoreWaitingDocument, { id, version });
    toast.success('Back on the waiting list');
  } catch (error) {
    reportError(error);
  }
  refreshWaiting();
}
