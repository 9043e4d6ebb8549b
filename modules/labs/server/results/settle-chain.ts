import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { newId } from '#platform/id.ts';
import {
  composeValues,
  isAbnormal,
  isCritical,
  isLive,
  isPreliminary,
  numbered,
  orderVersions,
  type SentObservation,
  type ShownValue,
} from '../../rules/index.ts';

const versions = clinicTable('labs.report', [
  'id',
  'status',
  'corrects',
  'order_time',
  'sent_time',
  'reported_time',
  'version_number',
  'is_current',
  'shown_hash',
]);

interface VersionRow extends RowOfTable<typeof versions> {
  sent_values: SentObservation[];
}

/** The outcome of a chain: the current version, and whether values that a reader may have relied on changed. */
export interface SettledChain {
  currentId: string;
  /** The current version or its content changed. */
  isChanged: boolean;
  /** Final values were withdrawn or changed. */
  change: 'withdrawn' | 'corrected' | null;
  isCritical: boolean;
}

/**
 * Sorts all versions of a result by the laboratory's order, selects the current one, and writes what each shows,
 * independent of the order of receipt.
 */
export async function settleChain(tx: Tx, clinicId: string, chainId: string): Promise<SettledChain> {
  const { rows } = await sql<VersionRow>`
    select ${versions.columns()}, sent_values from labs.report where clinic_id = ${clinicId} and chain_id = ${chainId} order by id for update`.execute(
    tx,
  );
  const ordered = orderVersions(
    rows.map((row) => ({
      ...row,
      orderTime: row.order_time.getTime(),
      sentTime: row.sent_time?.getTime() ?? null,
      number: row.version_number,
    })),
  );
  const before = rows.find(({ is_current }) => is_current);
  const seen = before === undefined ? [] : await readShown(tx, clinicId, before.id);
  const shown = composeValues(
    ordered.map((each) => ({
      status: each.status,
      reported: each.reported_time.toISOString(),
      observations: each.sent_values,
    })),
  );
  const current = ordered.at(-1)!;
  let isChanged = before?.id !== current.id;
  for (const [place, version] of ordered.entries()) {
    const values = shown[place]!;
    const hash = createHash('sha256').update(JSON.stringify(values)).digest();
    if (version.shown_hash?.equals(hash) === true) continue;
    if (version.id === current.id) isChanged = true;
    await writeShown(tx, clinicId, version.id, values, hash);
  }
  if (before !== undefined && before.id !== current.id)
    await sql`update labs.report set is_current = false where clinic_id = ${clinicId} and id = ${before.id}`.execute(
      tx,
    );
  // Previous reviewers have not seen it in its current form.
  if (isChanged)
    await sql`update labs.report set is_current = true, reviewed_time = null, reviewed_by = null, version = version + 1
      where clinic_id = ${clinicId} and id = ${current.id}`.execute(tx);
  const live = shown.at(-1)!.filter(isShownLive);
  return {
    currentId: current.id,
    isChanged,
    change: isChanged ? changeOf(seen, shown.at(-1)!) : null,
    isCritical: live.some(({ interpretation }) => isCritical(interpretation)),
  };
}

const isShownLive = (value: ShownValue): boolean => value.withdrawn === null && isLive(value.status);

interface SeenRow {
  code: string;
  subId: string;
  text: string;
  units: string;
  status: string;
  withdrawn: string | null;
}

async function readShown(tx: Tx, clinicId: string, reportId: string): Promise<SeenRow[]> {
  const { rows } = await sql<SeenRow>`
    select code, sub_id as "subId", value_text as text, units, status, withdrawn_time::text as withdrawn from labs.observation
    where clinic_id = ${clinicId} and report_id = ${reportId} order by sort_index`.execute(tx);
  return rows;
}

function changeOf(seen: readonly SeenRow[], now: readonly ShownValue[]): SettledChain['change'] {
  const standing = new Map(numbered(now));
  let change: SettledChain['change'] = null;
  for (const [key, value] of numbered(seen)) {
    if (value.withdrawn !== null || !isLive(value.status)) continue;
    const next = standing.get(key);
    if (next === undefined || !isShownLive(next)) return 'withdrawn';
    if (!isPreliminary(value.status) && (next.text !== value.text || next.units !== value.units)) change = 'corrected';
  }
  return change;
}

async function writeShown(
  tx: Tx,
  clinicId: string,
  reportId: string,
  values: readonly ShownValue[],
  hash: Buffer,
): Promise<void> {
  const rows = values.map((each, index) => ({
    clinic_id: clinicId,
    id: newId(),
    report_id: reportId,
    sort_index: index,
    code: each.code,
    code_system: each.codeSystem,
    name: each.name,
    sub_id: each.subId,
    value_type: each.type,
    value_text: each.text,
    value_number: each.value,
    units: each.units,
    range_text: each.rangeText,
    low: each.low,
    high: each.high,
    flag: each.flag,
    interpretation: each.interpretation,
    status: each.status,
    method: each.method,
    observed_time: each.observed === null ? null : new Date(each.observed),
    comment: each.comment,
    file_id: each.file?.id ?? null,
    file_type: each.file?.type ?? null,
    withdrawn_time: each.withdrawn === null ? null : new Date(each.withdrawn),
  }));
  // sent_values and the message keep what each version sent; these rows are what it shows.
  await sql`delete from labs.observation where clinic_id = ${clinicId} and report_id = ${reportId}`.execute(tx);
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('labs.observation')
      .values(rows.slice(at, at + 500))
      .execute();
  const live = values.filter(isShownLive);
  const isBad = live.some(({ interpretation }) => isAbnormal(interpretation));
  await sql`update labs.report set shown_hash = ${hash}, is_abnormal = ${isBad},
    is_critical = ${live.some(({ interpretation }) => isCritical(interpretation))}
    where clinic_id = ${clinicId} and id = ${reportId}`.execute(tx);
}
