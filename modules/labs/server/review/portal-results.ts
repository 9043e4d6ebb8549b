import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { PortalOperation } from '#platform/module.ts';
import { recordPortalView } from '#requests/server';
import { isLive, isPreliminary } from '../../rules/index.ts';
import { isReleased } from '../results/is-released.ts';
import { findReports } from '../results/reports.sql.ts';
import { withValues } from '../results/result-views.ts';

const MOST = 100;

/**
 * Returns the results that a patient sees in the portal: final ones that are not withheld, newest first. Results that
 * the patient has read and that were withdrawn since are shown as withdrawn; withdrawn values that they have read are
 * struck out.
 */
export const portalResults: PortalOperation = async (portal) => {
  const db = portal.app.database.kysely;
  const condition = sql`r.is_current and r.patient_id = ${portal.patientId} and ${isReleased(portal.now)}`;
  const { count, reports } = await findReports(db, portal.clinicId, condition, sql.raw('r.reported_time desc, r.id'), {
    skip: 0,
    take: MOST,
  });
  const results = await withValues(db, portal.clinicId, reports);
  const readBefore = await findReadBefore(db, portal.clinicId, reports);
  await sql`update labs.report set portal_time = ${portal.now}
    where clinic_id = ${portal.clinicId} and id = any(${reports.map(({ id }) => id)}::uuid[]) and portal_time is null`.execute(
    db,
  );
  await recordPortalView(portal, { action: 'read', objectType: 'lab_result' });
  return {
    more: Math.max(0, count - reports.length),
    results: results.map((result) => ({
      id: result.id,
      test: result.test_name,
      lab: result.lab_name,
      time: (result.observed_time ?? result.reported_time).toISOString(),
      corrected: result.status === 'corrected',
      withdrawn: result.status === 'cancelled' ? result.reported_time.toISOString() : null,
      pending: result.status === 'partial' || result.status === 'received',
      values: result.observations
        .filter(({ file_id, status }) => file_id === null && !isPreliminary(status))
        .filter(({ withdrawn_time, value_text, status }) =>
          withdrawn_time === null ? isLive(status) : value_text !== '' && readBefore.has(result.chain_id),
        )
        .map(({ name, value_text, units, range_text, interpretation, comment, withdrawn_time }) => ({
          name,
          value: value_text,
          units,
          range: range_text,
          interpretation,
          comment,
          withdrawn: withdrawn_time?.toISOString() ?? null,
        })),
    })),
  };
};

/** Finds the results of which the patient has read an earlier version. */
async function findReadBefore(
  db: Queryable,
  clinicId: string,
  reports: readonly { id: string; chain_id: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ chain_id: string }>`
    select distinct chain_id from labs.report where clinic_id = ${clinicId} and portal_time is not null
      and chain_id = any(${reports.map(({ chain_id }) => chain_id)}::uuid[]) and id <> all(${reports.map(({ id }) => id)}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ chain_id }) => chain_id));
}
