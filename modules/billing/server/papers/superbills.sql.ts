import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** What a claim form asks beside the charges. */
export interface ClaimFields {
  employment?: boolean;
  auto_state?: string;
  other_accident?: boolean;
  onset_day?: string;
  prior_authorization?: string;
  notes?: string;
}

/** A superbill as it stands. */
export interface SuperbillRow {
  id: string;
  number: number;
  patient_id: string;
  patient_name: string;
  encounter_id: string | null;
  provider_id: string;
  provider_name: string;
  provider_credential: string | null;
  provider_npi: string | null;
  practice_id: string;
  service_day: string;
  charge_ids: string[];
  referrer_name: string;
  referrer_npi: string;
  claim: ClaimFields;
  status: 'Draft' | 'Sent' | 'Voided';
  version: number;
  created_time: Date;
  codes: string[];
  total: number;
  open: number;
}

/** Superbills, the newest first: one by its id, or those of a patient or a state. */
export async function readSuperbills(
  db: Queryable,
  clinicId: string,
  where: { id?: string; patientId?: string | null; status?: string | null; noteId?: string },
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<SuperbillRow[]> {
  const { rows } = await sql<SuperbillRow>`
    select s.id, s.number, s.patient_id, p.first_name || ' ' || p.last_name as patient_name, s.encounter_id, s.provider_id,
      m.first_name || ' ' || m.last_name as provider_name, m.credential as provider_credential, m.npi as provider_npi, s.practice_id,
      s.service_day, s.charge_ids, s.referrer_name, s.referrer_npi, s.claim, s.status, s.version, s.created_time,
      coalesce((select array_agg(c.code order by c.date_of_charge, c.id) from billing.charge c
        where c.clinic_id = s.clinic_id and c.id = any(s.charge_ids) and c.code is not null and c.state = 'posted'), '{}') as codes,
      coalesce((select sum(c.amount_of_charge) from billing.charge c
        where c.clinic_id = s.clinic_id and c.id = any(s.charge_ids) and c.state = 'posted'), 0)::bigint as total,
      coalesce((select sum(e.amount) - sum(e.applied) from billing.ledger_entry e
        where e.clinic_id = s.clinic_id and e.charge_id = any(s.charge_ids)), 0)::bigint as open
    from billing.superbill s
    join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
    join billing.account_member m on m.clinic_id = s.clinic_id and m.user_id = s.provider_id
    where s.clinic_id = ${clinicId} and (${where.id ?? null}::uuid is null or s.id = ${where.id ?? null}::uuid)
      and (${where.patientId ?? null}::uuid is null or s.patient_id = ${where.patientId ?? null}::uuid)
      and (${where.noteId ?? null}::uuid is null or s.encounter_id = ${where.noteId ?? null}::uuid)
      and (${where.status ?? null}::text is null or s.status = ${where.status ?? null}::text)
    order by s.number desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
