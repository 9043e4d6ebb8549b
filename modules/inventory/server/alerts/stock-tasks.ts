import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { readRecallPatients, readRecalls } from '../recalls/recalls.sql.ts';
import { alertWords, readAlerts } from './alerts.sql.ts';

/** Stock alerts and recall notifications as tasks of the members who manage stock, completed automatically. */
export const stockTasks: TaskSource = {
  id: 'inventory.work',
  events: ['inventory.alert-changed', 'inventory.recall-changed'],
  async read(db, clinicId, payload) {
    const id = typeof payload['id'] === 'string' ? payload['id'] : null;
    if (id === null) return [];
    const [alerts, recalls] = await Promise.all([
      readAlerts(db, clinicId, { ids: [id] }),
      readRecalls(db, clinicId, id),
    ]);
    const work: DerivedWork[] = alerts.map((alert) => ({
      key: `inventory.alert ${alert.id}`,
      task:
        alert.cleared_time !== null
          ? null
          : {
              type: 'ToDo',
              subject: alertWords(alert),
              ownerUserId: null,
              ownerRule: 'inventory.stock',
              priority: alert.kind === 'expiring_90' || alert.kind === 'expiring_60' ? 'Low' : 'Medium',
              patientId: null,
              path: `/inventory/inventorydetails?item=${alert.item_id}`,
              dueTime: null,
            },
    }));
    for (const recall of recalls)
      for (const patient of await readRecallPatients(db, clinicId, recall.id))
        work.push({
          key: `inventory.recall ${recall.id} ${patient.patient_id}`,
          task:
            patient.told_time !== null || recall.closed_time !== null
              ? null
              : {
                  type: 'ToDo',
                  subject: `Recall: notify the patient about ${recall.lot_names}`.slice(0, 200),
                  ownerUserId: null,
                  ownerRule: 'inventory.dispense',
                  priority: 'High',
                  patientId: patient.patient_id,
                  path: `/inventory/audit?tab=recalls&recall=${recall.id}`,
                  dueTime: null,
                },
        });
    return work;
  },
};
