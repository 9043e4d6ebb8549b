import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { ZoomSignOutDocument } from './calendar.operations.gen.ts';
import { refreshMeetings } from './refresh-meetings.ts';

/** Unlinks Zoom after confirmation. */
export async function unlinkZoom(): Promise<void> {
  const sure = await confirm({
    title: 'Disconnect Zoom?',
    message: 'Scheduled meetings stay in Zoom, but Salus can’t move or delete them until you link it again.',
    confirm: 'Disconnect',
    danger: true,
  });
  if (!sure) return;
  await request(ZoomSignOutDocument, {})
    .then(() => toast.success('Zoom disconnected'), reportError)
    .finally(refreshMeetings);
}
