import type { Queryable } from '#platform/database.ts';
import type { ProgramEligibility } from '../../rules/index.ts';

/** Units of an item that patients received from a public program in a month, by eligibility. */
export interface ProgramMonth {
  /** Its first day, YYYY-MM-DD. */
  month: string;
  programme: string;
  item_name: string;
  unit: string;
  /** Null if it was dispensed before a reason was required. */
  eligibility: ProgramEligibility | null;
  patients: number;
  units: number;
}

/** Returns what patients received from public programs and did not return, newest month first. */
export async function readProgramMonths(
  db: Queryable,
  { clinicId, timeZone }: { clinicId: string; timeZone: string },
): Promise<ProgramMonth[]> {
  const rows = await db
    .selectFrom('inventory.lot as l')
    .innerJoin('inventory.movement as m', (join) =>
      join.onRef('m.clinic_id', '=', 'l.clinic_id').onRef('m.lot_id', '=', 'l.id'),
    )
    .innerJoin('inventory.item as i', (join) =>
      join.onRef('i.clinic_id', '=', 'l.clinic_id').onRef('i.id', '=', 'l.item_id'),
    )
    .innerJoin('inventory.dispensing as r', (join) =>
      join.onRef('r.clinic_id', '=', 'm.clinic_id').onRef('r.id', '=', 'm.dispensing_id'),
    )
    // A return counts in the month and under the reason of what it takes back.
    .innerJoin('inventory.dispensing as d', (join) =>
      join
        .onRef('d.clinic_id', '=', 'r.clinic_id')
        .on(({ eb, fn, ref }) => eb('d.id', '=', fn.coalesce(ref('r.reverses_id'), ref('r.id')))),
    )
    .select(['l.programme', 'i.item_name', 'i.unit', 'd.program_eligibility as eligibility'])
    .select(({ fn, val }) =>
      fn<string>('to_char', [fn('timezone', [val(timeZone), 'd.created_time']), val('YYYY-MM-01')]).as('month'),
    )
    .select(({ fn }) => [fn.count('d.patient_id').distinct().as('patients'), fn.sum('m.quantity').as('units')])
    .where('l.clinic_id', '=', clinicId)
    .where('l.owner', '=', 'public')
    .where('m.kind', 'in', ['dispense', 'undispense'])
    .groupBy(['month', 'l.programme', 'i.id', 'i.item_name', 'i.unit', 'd.program_eligibility'])
    .orderBy('month', 'desc')
    .orderBy('l.programme')
    .orderBy('i.item_name')
    .orderBy('d.program_eligibility')
    .execute();
  return rows
    .map((row) => ({ ...row, patients: Number(row.patients), units: 0 - Number(row.units) }))
    .filter(({ units }) => units > 0);
}
