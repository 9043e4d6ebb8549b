import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { REQUEST_HOURS } from '../../rules/index.ts';

const HOUR_MS = 3_600_000;

const table = clinicTable('prescribing.prescription', [
  'id',
  'drug_description',
  'state',
  'cancel_state',
  'prescriber_id',
  'created_by',
  'patient_id',
  'state_time',
  'deleted_time',
]);

interface PrescriptionWork extends RowOfTable<typeof table> {
  is_stopped: boolean;
}

/**
 * Tasks with due times: waiting renewals and changes, prescriptions that failed or were prepared for a prescriber, and
 * stopped medications that are still with a pharmacy.
 */
export const prescribingTasks: TaskSource = {
  id: 'prescribing.work',
  events: ['prescribing.prescription-changed', 'prescribing.request-changed'],
  async read(db, clinicId, payload) {
    const requestId = payload['request_id'];
    if (typeof requestId === 'string') return requestWork(db, clinicId, requestId);
    return typeof payload['id'] === 'string' ? prescriptionWork(db, clinicId, payload['id']) : [];
  },
};

async function prescriptionWork(db: Queryable, clinicId: string, id: string): Promise<DerivedWork[]> {
  const { rows } = await sql<PrescriptionWork>`
    select ${table.columns('r')},
      -- What another took the place of, as the pharmacy asked, is stopped there too.
      coalesce(x.deleted_time is not null or x.to_date <= current_date, false) and not exists (
        select 1 from prescribing.prescription f where f.clinic_id = r.clinic_id and f.follows_id = r.id
          and f.deleted_time is null) as is_stopped
    from prescribing.prescription r
    left join prescribing.rx_medication x on x.clinic_id = r.clinic_id and x.id = r.medication_record_id
    where r.clinic_id = ${clinicId} and r.id = ${id}`.execute(db);
  return rows.map((row) => ({ key: `prescribing.prescription ${row.id}`, task: taskOf(row) }));
}

function taskOf(row: PrescriptionWork): DerivedWork['task'] {
  const { drug_description: drug } = row;
  if (row.deleted_time !== null) return null;
  const task = (subject: string, path: string, priority: 'Low' | 'Medium' | 'High') => ({
    type: 'ToDo',
    subject: subject.slice(0, 200),
    ownerUserId: row.prescriber_id,
    ownerRule: 'prescribing.send',
    priority,
    patientId: row.patient_id,
    path,
    dueTime: row.state_time,
  });
  if (row.state === 'Failed')
    return task(`Prescription not delivered: ${drug}`, '/prescribing/orders?tab=failed', 'High');
  if (row.state === 'Unknown')
    return task(`No response from the pharmacy: ${drug}`, '/prescribing/orders?tab=failed', 'High');
  if (row.cancel_state === 'Denied' || row.cancel_state === 'Failed' || row.cancel_state === 'Unknown')
    return task(`Cancellation failed, call the pharmacy: ${drug}`, '/prescribing/cancellations', 'High');
  if (row.is_stopped && row.cancel_state === null && row.state === 'Waiting')
    return task(`Stopped, but waiting to be sent to the pharmacy: ${drug}`, '/prescribing/orders', 'Medium');
  if (row.is_stopped && row.cancel_state === null && (row.state === 'Queued' || row.state === 'Confirmed'))
    return task(`Stopped, but the pharmacy still has it: ${drug}`, '/prescribing/orders', 'Medium');
  if (row.state === 'Saved' && row.created_by !== row.prescriber_id)
    return task(`Prescription to send: ${drug}`, '/prescribing/orders?tab=not-sent', 'Medium');
  return null;
}

async function requestWork(db: Queryable, clinicId: string, id: string): Promise<DerivedWork[]> {
  const rows = await db
    .selectFrom('prescribing.pharmacy_request')
    .select([
      'id',
      'kind',
      'drug_description',
      'prescriber_id',
      'patient_id',
      'received_time',
      'state',
      'response_state',
    ])
    .select('deleted_time')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  return rows.map((row) => {
    const failed = row.response_state === 'Failed' || row.response_state === 'Unknown';
    const waits = row.state === 'Waiting';
    const noun = row.kind === 'renewal' ? 'Renewal request' : 'Change request';
    return {
      key: `prescribing.request ${row.id}`,
      task:
        row.deleted_time !== null || (!waits && !failed)
          ? null
          : {
              type: 'ToDo',
              subject: `${waits ? noun : `${noun}: response not delivered`}: ${row.drug_description}`.slice(0, 200),
              ownerUserId: row.prescriber_id,
              ownerRule: 'prescribing.send',
              priority: failed ? ('High' as const) : ('Medium' as const),
              patientId: row.patient_id,
              path: `/prescribing/${row.kind === 'renewal' ? 'renewals' : 'changes'}?request=${row.id}`,
              // Pharmacies ask again after two days.
              dueTime: new Date(row.received_time.getTime() + REQUEST_HOURS.second * HOUR_MS),
            },
    };
  });
}
