import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { exists } from '#platform/records/computed-columns.ts';
import type { SentReport } from '../../rules/index.ts';

const table = clinicTable('labs.report', [
  'chain_id',
  'patient_id',
  'test_order_id',
  'owner_id',
  'match_problem',
  'dismissed_time',
  'dismissed_reason',
  'held_until',
  'hold_reason',
  'sent_patient',
  'observed_time',
]);

interface CurrentReport extends RowOfTable<typeof table> {
  by_human: boolean;
}

/** A result that a report may be the next version of. */
export interface Chain extends CurrentReport {
  placers: string[];
  fillers: string[];
}

/**
 * Returns the laboratory's chains with a report's numbers and test, locked, and whether its content is already known.
 */
export async function findChains(
  tx: Tx,
  { clinicId, labId }: { clinicId: string; labId: string },
  report: Pick<SentReport, 'placerNumber' | 'fillerNumber' | 'code'>,
): Promise<Chain[]> {
  const { placerNumber, fillerNumber, code } = report;
  if (placerNumber === '' && fillerNumber === '') return [];
  const { rows: chains } = await sql<{ chain_id: string; placers: string[]; fillers: string[] }>`
    select r.chain_id, array_agg(distinct r.placer_number) as placers, array_agg(distinct r.filler_number) as fillers
    from labs.report r where r.clinic_id = ${clinicId} and r.lab_id = ${labId} and r.test_code = ${code} and r.chain_id in (
      select x.chain_id from labs.report x where x.clinic_id = ${clinicId} and x.lab_id = ${labId} and x.test_code = ${code}
        and ((x.filler_number = ${fillerNumber} and ${fillerNumber} <> '') or (x.placer_number = ${placerNumber} and ${placerNumber} <> '')))
    group by r.chain_id order by r.chain_id`.execute(tx);
  const { rows } = await table
    .as('r')
    .and(
      exists(
        'by_human',
        sql`labs.match m where m.clinic_id = r.clinic_id and m.chain_id = r.chain_id and m.user_id is not null`,
      ),
    )
    .select(sql`from labs.report r where r.clinic_id = ${clinicId} and r.is_current
      and r.chain_id = any(${chains.map(({ chain_id }) => chain_id)}::uuid[]) order by r.chain_id for update`)
    .execute(tx);
  const numbers = new Map(chains.map((each) => [each.chain_id, each]));
  return rows.map((row) => {
    const { placers, fillers } = numbers.get(row.chain_id)!;
    return { ...row, placers: placers.filter(Boolean), fillers: fillers.filter(Boolean) };
  });
}

/**
 * Chooses the chain that a report continues, among those with its numbers. The filler number identifies a specimen, so
 * a different one is another result. Reports of one message are never versions of one another, so `taken` are left out;
 * of several matches, the one collected at the same time counts.
 */
export function chooseChain(
  chains: readonly Chain[],
  report: Pick<SentReport, 'placerNumber' | 'fillerNumber' | 'observed'>,
  taken: ReadonlySet<string>,
): Chain | null {
  const { placerNumber: placer, fillerNumber: filler, observed } = report;
  const fits = (known: readonly string[], number: string): boolean =>
    number === '' || known.length === 0 || known.includes(number);
  const left = chains.filter(
    ({ chain_id, placers, fillers }) => !taken.has(chain_id) && fits(fillers, filler) && fits(placers, placer),
  );
  const rank = (chain: Chain): number =>
    (filler !== '' && chain.fillers.includes(filler) ? 2 : 0) +
    (observed !== null && chain.observed_time?.getTime() === Date.parse(observed) ? 1 : 0);
  return left.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}
