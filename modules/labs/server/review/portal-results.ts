import { sql } from 'kysely';
import type { PortalOperation } from '#platform/module.ts';
import { notePortalLook } from '#requests/server';
import { findReports } from '../results/reports.sql.ts';
import { withValues } from '../results/result-views.ts';

const MOST = 100;

/** What a patient reads of their results on their own page: final ones that nobody holds back, the newest first. */
export const portalResults: PortalOperation = async (portal) => {
  const db = portal.app.database.kysely;
  const condition = sql`r.is_current and r.patient_id = ${portal.patientId} and r.status in ('final', 'corrected')
    and (r.held_until is null or r.held_until <= ${portal.now})`;
  const { reports } = await findReports(db, portal.clinicId, condition, sql.raw('r.reported_time desc, r.id'), {
    skip: 0,
    take: MOST,
  });
  const results = await withValues(db, portal.clinicId, reports);
  await notePortalLook(portal, { action: 'read', objectType: 'lab_result' });
  return {
    results: results.map((result) => ({
      id: result.id,
      test: result.test_name,
      lab: result.lab_name,
      time: (result.observed_time ?? result.reported_time).toISOString(),
      corrected: result.status === 'corrected',
      values: result.observations
        .filter(({ file_id }) => file_id === null)
        .map(({ name, value_text, units, range_text, interpretation, comment }) => ({
          name,
          value: value_text,
          units,
          range: range_text,
          interpretation,
          comment,
        })),
    })),
  };
};
