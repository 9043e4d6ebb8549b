import type { RouteContext } from '#platform/module.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { jsonProblem } from '#platform/http/json-problem.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { reportCsv } from '../rules/index.ts';
import type { ReportQuery } from './reading/read-ask.ts';
import { readDrill } from './reading/read-drill.ts';
import { readTable, recordPatients } from './reading/read-table.ts';

interface ExportQuery {
  report: string;
  ask: ReportQuery;
  /** The rows behind a number instead of the table: of the row with this key, null for the total row. */
  column: string | null;
  row: string | null;
}

/**
 * POST /api/statistics/export: the page's query as JSON, answered with the table or the rows behind a number as CSV.
 */
export function exportRoute({ server, admit }: RouteContext): void {
  server.post('/api/statistics/export', async (http, reply) => {
    const ctx = await admit(http, reply, 'statistics.export');
    if (ctx === null) return reply;
    const request = readBody(http.body);
    const file = isDomainError(request) ? request : await writeFile(ctx, request);
    if (isDomainError(file)) {
      const status = file.code === 'NOT_FOUND' ? 404 : 400;
      return reply.code(status).send({ code: file.code, message: file.message });
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.text);
  });
}

async function writeFile(
  ctx: RequestContext,
  { report, ask, column, row }: ExportQuery,
): Promise<{ name: string; text: string } | DomainError> {
  if (!ctx.actor.rules.has('statistics.view')) return invalid([{ path: 'report', message: 'Choose a report.' }]);
  if (column !== null) {
    const found = await readDrill(ctx, report, ask, { row, column }, 'export');
    if (isDomainError(found)) return found;
    return { name: `${report}-${column}.csv`, text: reportCsv(found.drill.columns, found.rows) + asOfLine(found) };
  }
  const table = await readTable(ctx, report, { ...ask, compare: 'none' });
  if (isDomainError(table)) return table;
  await recordPatients(ctx, report, table.now.rows, 'export');
  const { columns } = table.offered;
  return {
    name: `${report}-${table.now.from}-${table.now.to}.csv`,
    text: reportCsv(columns, table.now.rows, table.now.foot) + asOfLine(table),
  };
}

/** The last line of a file from a replica: the time that its data is of. */
const asOfLine = ({ asOf }: { asOf: Date | null }): string =>
  asOf === null ? '' : `Data as of ${asOf.toISOString()}\r\n`;

/** Parses a request body; other shapes are rejected, so that no file has different content than requested. */
export function readBody(body: unknown): ExportQuery | DomainError {
  const error = invalid([{ path: 'body', message: 'This export request is not valid.' }]);
  if (typeof body !== 'object' || body === null || jsonProblem(body) !== null) return error;
  const {
    report,
    from,
    to,
    filters = [],
    breakdown = null,
    column = null,
    row = null,
  } = body as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 300;
  if (!isText(report) || ![from, to].every((day) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)))
    return error;
  if (!Array.isArray(filters) || filters.length > 20) return error;
  const chosen = filters.map((filter) => filter as { id?: unknown; value?: unknown } | null);
  if (!chosen.every((filter) => isText(filter?.id) && isText(filter.value))) return error;
  if (![breakdown, column, row].every((value) => value === null || isText(value))) return error;
  return {
    report,
    ask: {
      from: from as string,
      to: to as string,
      filters: chosen as ReportQuery['filters'] & object,
      breakdown: breakdown as string | null,
    },
    column: column as string | null,
    row: row as string | null,
  };
}
