import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const COVERAGE = columnsOf({ c: 'eligibility.coverage', y: 'eligibility.payer' }, [
  'c.id',
  'c.patient_id',
  'c.payer_id',
  'c.plan_name',
  'c.member_id',
  'c.group_number',
  'c.group_name',
  'c.relationship',
  'c.subscriber_first_name',
  'c.subscriber_last_name',
  'c.priority',
  'c.start_date',
  'c.end_date',
  'c.version',
  'c.updated_time',
  'y.payer_name',
  'y.payer_type',
]);
const PAYER = columnsOf({ y: 'eligibility.payer' }, [
  'y.id',
  'y.payer_name',
  'y.payer_code',
  'y.phone',
  'y.address_line1',
  'y.address_line2',
  'y.city',
  'y.state',
  'y.postal_code',
  'y.version',
  'y.created_time',
  'y.deleted_time',
]);

/** A coverage with its payer's name. */
export type CoverageRow = ReadRow<typeof COVERAGE>;
/** A payer. */
export type PayerRow = ReadRow<typeof PAYER>;

/** Returns coverages, without deleted ones. */
export async function readCoverages(db: Queryable, clinicId: string, selection: FhirSelection): Promise<CoverageRow[]> {
  const changed = sql.raw('c.updated_time');
  const { matches, page } = selectionClauses(selection, { id: 'c.id', patient: 'c.patient_id', changed });
  const { rows } = await COVERAGE.select(sql`from eligibility.coverage c
    join eligibility.payer y on y.clinic_id = c.clinic_id and y.id = c.payer_id
    join patients.patient p on p.clinic_id = c.clinic_id and p.id = c.patient_id and p.deleted_time is null
    where c.clinic_id = ${clinicId} and c.deleted_time is null and ${matches} ${page}`).execute(db);
  return rows;
}

/** Returns payers, including those that are no longer on the clinic's list: coverages can refer to them. */
export async function readPayers(db: Queryable, clinicId: string, selection: FhirSelection): Promise<PayerRow[]> {
  const changed = sql.raw('coalesce(y.deleted_time, y.created_time)');
  const { matches, page } = selectionClauses(selection, { id: 'y.id', patient: 'y.id', changed });
  const { rows } = await PAYER.select(sql`from eligibility.payer y
    where y.clinic_id = ${clinicId} and ${matches} ${page}`).execute(db);
  return rows;
}
