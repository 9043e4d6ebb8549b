import { sql } from 'kysely';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';

const DISPENSING = columnsOf({ d: 'inventory.dispensing', i: 'inventory.item', c: 'inventory.dispensing' }, [
  'd.id',
  'd.patient_id',
  'd.quantity',
  'd.days_supply',
  'd.directions',
  'd.created_by',
  'd.created_time',
  'i.ndc',
  'i.rxcui',
  'c.created_time as changed_time',
]).and(sql<{ name: string; unit: string; returned: number }>`coalesce(p.product_name, i.item_name) as name,
    coalesce(nullif(p.unit, ''), case when p.id is null or p.item_quantity = 1 then i.unit end, '') as unit, c.returned`);

/** A drug or supplement that was dispensed, with the quantity that was returned since. */
export type DispensingRow = ReadRow<typeof DISPENSING>;

/** Returns drugs and supplements that were dispensed, also those that were returned. */
export async function readDispensings(
  { app, clinicId }: FhirReader,
  selection: FhirSelection,
): Promise<DispensingRow[]> {
  const columns = { id: 'd.id', patient: 'd.patient_id', changed: sql.raw('c.created_time') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await DISPENSING.select(sql`from inventory.dispensing d
    join inventory.stock_patient s on s.clinic_id = d.clinic_id and s.id = d.patient_id and s.deleted_time is null
    left join inventory.product p on p.clinic_id = d.clinic_id and p.id = d.product_id
    join inventory.item i on i.clinic_id = d.clinic_id and i.id = coalesce(d.item_id, p.item_id)
    cross join lateral (select greatest(d.created_time, max(r.created_time)) as created_time,
        coalesce(-sum(r.quantity), 0)::int as returned
      from inventory.dispensing r where r.clinic_id = d.clinic_id and r.reverses_id = d.id) c
    where d.clinic_id = ${clinicId} and d.quantity > 0 and i.kind in ('drug', 'supplement')
      and ${matches} ${page}`).execute(app.database.kysely);
  return rows;
}
