import type { TaskSource } from '#platform/module.ts';
import { readRequest } from './requests.sql.ts';

/** Patients' insurance requests as tasks of the members who enter coverages, until approved or declined. */
export const requestTasks: TaskSource = {
  id: 'eligibility.requests',
  events: ['eligibility.request-changed'],
  async read(db, clinicId, payload) {
    const id = payload['id'];
    const row = typeof id === 'string' ? await readRequest(db, clinicId, id) : null;
    if (row === null) return [];
    return [
      {
        key: `eligibility.request ${row.id}`,
        task:
          row.status !== 'New'
            ? null
            : {
                type: 'ToDo',
                subject: 'Review insurance sent by a patient',
                ownerUserId: null,
                ownerRule: 'eligibility.edit',
                patientId: row.patient_id,
                path: `/patients/${row.patient_id}`,
                dueTime: null,
              },
      },
    ];
  },
};
