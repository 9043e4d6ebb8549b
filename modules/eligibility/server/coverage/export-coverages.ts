import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { csvCell } from '#values/csv-cell.ts';
import { recordAccess } from '#audit/server';
import type { RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { COVERAGE_COLUMNS } from '../../rules/index.ts';

const BATCH = 1000;

/**
 * GET /api/eligibility/coverages.csv: streams all coverages of patients who are not deleted, in the columns of the
 * import.
 */
export function exportCoverages({ server, admit }: RouteContext): void {
  server.get('/api/eligibility/coverages.csv', async (http, reply) => {
    const ctx = await admit(http, reply, 'eligibility.import');
    if (ctx === null) return reply;
    await recordAccess(ctx, { action: 'export', objectType: 'coverage' });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="coverages.csv"')
      .send(Readable.from(linesOf(ctx)));
  });
}

interface ExportedRow {
  id: string;
  record_number: number;
  cells: (string | null)[];
}

async function* linesOf({ app, actor }: RequestContext): AsyncGenerator<string> {
  yield csvLine([...COVERAGE_COLUMNS]);
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: ExportedRow[] } = await sql<ExportedRow>`
      select c.id, p.record_number, array[y.payer_code, c.member_id, c.plan_name, c.group_number, c.relationship, c.subscriber_first_name,
        c.subscriber_last_name, to_char(c.subscriber_date_of_birth, 'MM/DD/YYYY'), c.subscriber_address_line1, c.subscriber_city, c.subscriber_state,
        c.subscriber_postal_code, c.priority, to_char(c.start_date, 'MM/DD/YYYY'),
        to_char(c.end_date, 'MM/DD/YYYY')] as cells
      from eligibility.coverage c
      join eligibility.payer y on y.clinic_id = c.clinic_id and y.id = c.payer_id
      join patients.patient p on p.clinic_id = c.clinic_id and p.id = c.patient_id and p.deleted_time is null
      where c.clinic_id = ${actor.clinicId} and c.deleted_time is null and (${after}::uuid is null or c.id > ${after}::uuid)
      order by c.id limit ${BATCH}`.execute(app.database.kysely);
    if (rows.length > 0)
      yield rows.map(({ record_number, cells }) => csvLine([String(record_number), ...cells])).join('');
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}
