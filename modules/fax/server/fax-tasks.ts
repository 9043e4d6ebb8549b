import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { isId } from '#platform/id.ts';
import { findReceived, findSent } from './faxes.sql.ts';

/** Fax tasks: a permanently failed fax for its sender; a received one for members who file faxes. */
export const faxTasks: TaskSource = {
  id: 'fax.work',
  events: ['fax.sent-changed', 'fax.received-changed'],
  async read(db, clinicId, payload): Promise<readonly DerivedWork[]> {
    const id = payload['id'];
    if (typeof id !== 'string' || !isId(id)) return [];
    const [sent, received] = await Promise.all([findSent(db, clinicId, id), findReceived(db, clinicId, id)]);
    if (sent !== null)
      return [
        {
          key: `sent ${id}`,
          task:
            sent.state === 'failed' && sent.settled_time === null
              ? {
                  type: 'FollowUp',
                  subject: `Fax not sent to ${sent.to_name}`,
                  ownerUserId: sent.created_by,
                  priority: 'High',
                  patientId: sent.patient_id,
                  path: '/fax/sent',
                  dueTime: null,
                }
              : null,
        },
      ];
    if (received !== null)
      return [
        {
          key: `received ${id}`,
          task:
            received.state === 'new'
              ? {
                  type: 'DocsForReview',
                  ownerUserId: null,
                  ownerRule: 'fax.file',
                  patientId: null,
                  subject: `${received.page_count === 0 ? 'Unreadable fax' : 'File the fax'} from ${received.from_name ?? (received.from_number || 'an unknown number')}`,
                  path: '/fax/received',
                  dueTime: null,
                }
              : null,
        },
      ];
    return [];
  },
};
