import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { SuperbillStatus } from '../../api/accounting.gen.ts';

/** The fields of a claim form besides the charges. */
export type ClaimFields = Selectable<DB['billing.superbill']>['claim'];

const table = clinicTable('billing.superbill', [
  'id',
  'number',
  'patient_id',
  'encounter_id',
  'provider_id',
  'practice_id',
  'service_day',
  'charge_ids',
  'referrer_name',
  'referrer_npi',
  'claim',
  'status',
  'version',
  'created_time',
]);

/** A superbill with its patient, provider and totals. */
export interface SuperbillRow extends RowOfTable<typeof table> {
  patient_name: string;
  provider_name: string;
  provider_credential: string | null;
  provider_npi: string | null;
  codes: string[];
  total: number;
  open: number;
}

interface SuperbillWhere {
  id?: string;
  patient_id?: string | null | undefined;
  encounter_id?: string;
  status?: SuperbillStatus | null | undefined;
}

/** Returns superbills, newest first: one by id, or those of a patient or a state. */
export async function readSuperbills(
  db: Queryable,
  clinicId: string,
  where: SuperbillWhere,
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<SuperbillRow[]> {
  const { rows } = await sql<SuperbillRow>`
    select ${table.columns('s')}, p.first_name || ' ' || p.last_name as patient_name,
      m.first_name || ' ' || m.last_name as provider_name, m.credential as provider_credential, m.npi as provider_npi,
      coalesce((select array_agg(c.code order by c.date_of_charge, c.id) from billing.charge c
        where c.clinic_id = s.clinic_id and c.id = any(s.charge_ids) and c.code is not null and c.state = 'posted'), '{}') as codes,
      coalesce((select sum(c.amount_of_charge) from billing.charge c
        where c.clinic_id = s.clinic_id and c.id = any(s.charge_ids) and c.state = 'posted'), 0)::bigint as total,
      coalesce((select sum(e.amount) - sum(e.applied) from billing.ledger_entry e
        where e.clinic_id = s.clinic_id and e.charge_id = any(s.charge_ids)), 0)::bigint as open
    from billing.superbill s
    join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    join billing.account_member m on m.clinic_id = s.clinic_id and m.user_id = s.provider_id
    where s.clinic_id = ${clinicId} and ${table.matching('s', where)}
    order by s.number desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
