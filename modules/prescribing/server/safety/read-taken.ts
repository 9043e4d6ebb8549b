import { sql } from 'kysely';
import type { TakenDrug } from '#drugs/rules';
import { isCurrent } from '#patients/rules';
import type { Patient } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import { statusLine } from '../../rules/index.ts';
import { type PrescriptionRow, selectPrescriptions } from '../records/prescriptions.sql.ts';

/** Identifies the checked prescription, so that it is not its own duplicate. */
export interface OwnPrescription {
  /** Id, if it was saved before. */
  id?: string | null;
  /** Client key of its first call. */
  clientKey?: string | null;
  /** The prescription that it renews or replaces. */
  replaces?: string | null;
  /** Name of the replaced prescription, even if only the pharmacy has it. */
  replacedName?: string | null;
  /** The medication list's entry that it is for. */
  medicationId?: string | null;
}

// Default duration: a prescription is valid for a year.
const DAYS_UNSAID = 365;

/**
 * Returns everything the patient takes or was prescribed, sent or not: the medication list and the active
 * prescriptions, each once. Entries with the same name all stay, since the check has to find the same drug from two
 * prescribers.
 */
export async function readTaken(
  db: Queryable,
  clinicId: string,
  { id: patientId, medications = [] }: Pick<Patient, 'id' | 'medications'>,
  today: string,
  { id = null, clientKey = null, replaces = null, replacedName = null, medicationId = null }: OwnPrescription,
): Promise<TakenDrug[]> {
  const own = [id, replaces].filter((each) => each !== null);
  const lasts = sql`coalesce(r.days_supply * (1 + coalesce(r.refills, 0)), ${DAYS_UNSAID})`;
  const [active, listed] = await Promise.all([
    selectPrescriptions(
      db,
      clinicId,
      sql`r.patient_id = ${patientId} and r.state not in ('Failed', 'Withdrawn') and r.cancel_state is distinct from 'Approved'
        and r.id <> all(${own}::uuid[]) and r.client_key is distinct from ${clientKey}
        and r.effective_date + ${lasts} >= ${today}::date
        and not exists (select 1 from prescribing.prescription n where n.clinic_id = r.clinic_id and n.follows_id = r.id
          and n.deleted_time is null and n.state not in ('Failed', 'Withdrawn'))
        and not exists (select 1 from prescribing.rx_medication m where m.clinic_id = r.clinic_id
          and m.id = r.medication_record_id and m.to_date < ${today}::date)`,
      sql`order by r.written_date desc, r.id desc`,
    ),
    own.length === 0
      ? []
      : db
          .selectFrom('prescribing.prescription')
          .select('medication_record_id')
          .where('clinic_id', '=', clinicId)
          .where('id', 'in', own)
          .execute(),
  ]);
  // For a drug in both, the prescription is used because it has more detail.
  const covered = new Set([medicationId, ...[...active, ...listed].map((row) => row.medication_record_id)]);
  const renewed = replacedName?.trim().toLowerCase() ?? null;
  const entries = medications.filter(
    (entry) =>
      isCurrent({ to: entry.to_date }, today) &&
      !covered.has(entry.id) &&
      entry.drug_name.trim().toLowerCase() !== renewed,
  );
  return [
    ...active.map(prescribed),
    ...entries.map((entry) => ({
      name: entry.drug_name,
      id: entry.id,
      sig: entry.frequency,
      origin: `On the medication list${entry.from_date === null ? '' : ` since ${dayWords(entry.from_date)}`}: ${entry.drug_name}.`,
    })),
  ];
}

function prescribed(row: PrescriptionRow): TakenDrug {
  const pharmacy = row.pharmacy === null ? 'no pharmacy' : row.pharmacy.name;
  return {
    descriptorId: row.attested_time === null ? row.drug_id : null,
    name: row.drug_description,
    ingredients: row.ingredients.map(({ description }) => description),
    id: row.id,
    sig: row.sig,
    origin: `Prescribed ${dayWords(row.written_date)} by ${row.prescriber_name}, ${pharmacy} (${statusLine(row)}): ${row.drug_description}.`,
  };
}

function dayWords(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}/${of}/${year}`;
}
