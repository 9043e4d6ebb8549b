import { sql } from 'kysely';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const PRESCRIPTION = columnsOf(
  {
    r: 'prescribing.prescription',
    m: 'prescribing.rx_medication',
    n: 'chart.chart_note',
    c: 'prescribing.prescription',
  },
  [
    'r.id',
    'r.patient_id',
    'r.prescriber_id',
    'r.order_number',
    'r.follows_id',
    'r.drug_description',
    'r.product_code',
    'r.product_qualifier',
    'r.drug_db_code',
    'r.drug_db_qualifier',
    'r.state',
    'r.cancel_state',
    'r.fill_state',
    'r.written_in',
    'r.written_date',
    'r.effective_date',
    'r.quantity',
    'r.quantity_unit',
    'r.days_supply',
    'r.refills',
    'r.substitutions',
    'r.diagnoses',
    'r.sig',
    'r.note',
    'r.pharmacy',
    'r.created_by',
    'r.created_time',
    'm.to_date',
    'n.id as encounter_id',
    'c.updated_time as changed_time',
  ],
);
const LISTED = columnsOf({ m: 'patients.medication_record' }, [
  'm.id',
  'm.patient_id',
  'm.drug_name',
  'm.frequency',
  'm.from_date',
  'm.to_date',
  'm.version',
  'm.created_time',
  'm.updated_time',
]);

/** A prescription, with the day on which its entry in the medication list ended, and its encounter. */
export type PrescriptionRow = ReadRow<typeof PRESCRIPTION> & {
  to_date: string | null;
  encounter_id: string | null;
};
/** An entry of a medication list that no prescription of the clinic is for. */
export type ListedRow = ReadRow<typeof LISTED>;

// Prescriptions that left the clinic, or are known to be written elsewhere.
const LEFT_CLINIC = sql.raw(`r.state in ('Waiting', 'Queued', 'Confirmed', 'Unknown', 'Printed', 'Withdrawn')`);

/** Returns prescriptions; for a patient only those that left the clinic. */
export async function readPrescriptions(
  { app, clinicId, forPatient }: FhirReader,
  selection: FhirSelection,
): Promise<PrescriptionRow[]> {
  const columns = { id: 'r.id', patient: 'r.patient_id', changed: sql.raw('c.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await PRESCRIPTION.select(sql`from prescribing.prescription r
    join prescribing.rx_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id and p.deleted_time is null
    left join patients.medication_record m on m.clinic_id = r.clinic_id and m.id = r.medication_record_id
    left join chart.chart_note n on n.clinic_id = r.clinic_id and n.id = r.note_id and n.patient_id = r.patient_id
      and n.deleted_time is null and n.withdrawn_time is null and not n.non_medical
      and (n.signed_time is not null or not ${forPatient})
    cross join lateral (select greatest(r.updated_time, r.state_time, r.cancel_time, r.fill_time, m.updated_time) as updated_time) c
    where r.clinic_id = ${clinicId} and r.deleted_time is null
      and ${forPatient ? LEFT_CLINIC : sql`true`} and ${matches} ${page}`).execute(app.database.kysely);
  return rows;
}

/** Returns entries of medication lists that no prescription of the clinic is for, without deleted ones. */
export async function readListed({ app, clinicId }: FhirReader, selection: FhirSelection): Promise<ListedRow[]> {
  const columns = { id: 'm.id', patient: 'm.patient_id', changed: sql.raw('m.updated_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await LISTED.select(sql`from patients.medication_record m
    join prescribing.rx_patient p on p.clinic_id = m.clinic_id and p.id = m.patient_id and p.deleted_time is null
    where m.clinic_id = ${clinicId} and m.deleted_time is null and not exists (
        select 1 from prescribing.prescription r where r.clinic_id = m.clinic_id and r.patient_id = m.patient_id
          and r.medication_record_id = m.id and r.deleted_time is null and ${LEFT_CLINIC})
      and ${matches} ${page}`).execute(app.database.kysely);
  return rows;
}
