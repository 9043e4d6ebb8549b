import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { isOpen, type OrderState } from '../../rules/index.ts';
import { TO_REVIEW } from '../results/reports.sql.ts';

interface OpenRow {
  id: string;
  test_name: string;
  status: OrderState;
  patient_id: string;
  patient_name: string;
  owner_id: string;
  is_deleted: boolean;
}

interface ResultRow {
  chain_id: string;
  patient_id: string | null;
  patient_name: string | null;
  owner_id: string | null;
  test_name: string;
  id: string;
  status: string;
  is_critical: boolean;
  is_late: boolean;
  waits: boolean;
}

/** Open orders and results to review, as tasks of the responsible members, completed automatically. */
export const labTasks: TaskSource = {
  id: 'labs.work',
  events: ['labs.order-changed', 'labs.result-changed'],
  async read(db, clinicId, payload) {
    const groupId = payload['note_id'] === undefined ? null : text(payload['id']);
    const [orders, results] = await Promise.all([
      groupId === null ? [] : readOrders(db, clinicId, groupId),
      payload['chain_id'] === undefined ? [] : readResults(db, clinicId, text(payload['chain_id'])!),
    ]);
    return [...orders, ...results];
  },
};

async function readOrders(db: Queryable, clinicId: string, groupId: string): Promise<DerivedWork[]> {
  const { rows } = await sql<OpenRow>`
    select t.id, t.test_name, t.status, t.patient_id, p.first_name || ' ' || p.last_name as patient_name, t.owner_id,
      (t.deleted_time is not null or g.deleted_time is not null) as is_deleted
    from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    join labs.order_patient p on p.clinic_id = t.clinic_id and p.id = t.patient_id
    where t.clinic_id = ${clinicId} and t.group_id = ${groupId}`.execute(db);
  return rows.map((row) => ({
    key: `labs.order ${row.id}`,
    task:
      row.is_deleted || !isOpen(row.status) || row.status === 'Draft' || row.status === 'Final'
        ? null
        : {
            type: 'OpenOrder',
            subject: `${row.test_name}: ${row.status === 'Error' ? 'not sent' : row.status.toLowerCase()}`,
            ownerUserId: row.owner_id,
            ownerRule: 'labs.order',
            patientId: row.patient_id,
            path: '/labs/orders',
            dueTime: null,
          },
  }));
}

async function readResults(db: Queryable, clinicId: string, chainId: string): Promise<DerivedWork[]> {
  const { rows } = await sql<ResultRow>`
    select r.chain_id, r.patient_id, p.first_name || ' ' || p.last_name as patient_name, r.owner_id, r.test_name, r.id, r.status, r.is_critical,
      exists (select 1 from labs.report e where e.clinic_id = r.clinic_id and e.chain_id = r.chain_id and e.id <> r.id
        and e.status in ('final', 'corrected')) as is_late,
      (${TO_REVIEW}) as waits
    from labs.report r left join labs.order_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
    where r.clinic_id = ${clinicId} and r.chain_id = ${chainId} and r.is_current`.execute(db);
  return rows.map((row) => ({
    key: `labs.result ${row.chain_id}`,
    task: !row.waits
      ? null
      : {
          type: 'OpenOrder',
          subject: `${subjectOf(row)}: ${row.test_name}`,
          ownerUserId: row.owner_id,
          // If the owner has left, or there is none, all members who review results.
          ownerRule: 'labs.review',
          priority: row.is_critical || row.is_late ? 'High' : 'Medium',
          patientId: row.patient_id,
          path: `/labs/results?result=${row.id}`,
          dueTime: null,
        },
  }));
}

/** A previously final result that changed or was withdrawn comes before others. */
function subjectOf({ is_critical, is_late, status }: ResultRow): string {
  if (is_critical) return is_late ? 'Critical corrected result' : 'Critical result';
  if (!is_late) return 'Review result';
  return status === 'cancelled' ? 'Result withdrawn by the laboratory' : 'Corrected result';
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
