import { sql } from 'kysely';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { findReports } from '../results/reports.sql.ts';
import { type ShownResult, withValues } from '../results/result-views.ts';

const PAGE = 1000;

/** A patient's laboratory results, as a section of the full record. */
export const labsSection: RecordSection = {
  id: 'labs.results',
  title: 'Lab results',
  order: 70,
  rule: 'labs.view',
  form: 'texts',
  async read(app, clinicId, personId) {
    const db = app.database.kysely;
    const { time_zone: zone } = await readClinic(db, clinicId);
    const time = writtenTime(zone);
    const condition = sql`r.is_current and r.patient_id = ${personId}`;
    const order = sql.raw('r.reported_time desc, r.id');
    const results: ShownResult[] = [];
    for (;;) {
      const page = { skip: results.length, take: PAGE };
      const { reports } = await findReports(db, clinicId, condition, order, page);
      results.push(...(await withValues(db, clinicId, reports)));
      if (reports.length < PAGE) break;
    }
    return results.map((result) => ({
      Test: result.test_name,
      Reported: time(result.reported_time),
      Laboratory: result.lab_name,
      State: result.status,
      Reviewed: result.reviewed_time === null ? '' : `${time(result.reviewed_time)}, ${result.reviewed_by_name ?? ''}`,
      Values: result.observations
        .map((each) =>
          [
            `${each.name}: ${each.value_text} ${each.units}`.trim(),
            each.withdrawn_time !== null && `– WITHDRAWN by the laboratory ${time(each.withdrawn_time)}`,
            each.status === 'X' && each.withdrawn_time === null && '– not obtained',
            each.range_text && `(${each.range_text})`,
            each.interpretation !== null && each.interpretation !== 'normal' && each.interpretation,
            each.comment,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('\n'),
    }));
  },
};
