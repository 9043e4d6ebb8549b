import { recordAccess } from '#audit/server';
import type { RouteContext } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { csvCell } from '#values/csv-cell.ts';
import { listReceived, listSent } from './faxes.sql.ts';

// More rows than a clinic faxes in years.
const MOST = 20_000;

interface Asked {
  Querystring: { text?: string; state?: string };
}

/** `GET /api/fax/sent.csv` and `/api/fax/received.csv`: the faxes of a list with its search and status, newest first. */
export function exportFaxes({ server, app, admit }: RouteContext): void {
  server.get<Asked>('/api/fax/sent.csv', async (http, reply) => {
    const ctx = await admit(http, reply, 'fax.send');
    if (ctx === null) return reply;
    const by = { ...filterOf(http.query), patientId: null, page: 1 };
    const { rows } = await listSent(app.database.kysely, ctx.actor.clinicId, by, MOST);
    await recordAccess(ctx, { action: 'export', objectType: 'fax' });
    const time = writtenTime(ctx.actor.timeZone);
    const lines = rows.map((fax) => [
      time(fax.created_time),
      fax.to_name,
      fax.to_number,
      fax.subject,
      String(fax.page_count),
      fax.state,
      fax.problem ?? '',
      fax.patient_name ?? '',
      fax.created_by_name,
    ]);
    const head = ['Time', 'To', 'Number', 'Subject', 'Pages', 'Status', 'Problem', 'Patient', 'Sent by'];
    return reply
      .type('text/csv; charset=utf-8')
      .header(...attached('faxes-sent.csv'))
      .send(csvOf([head, ...lines]));
  });
  server.get<Asked>('/api/fax/received.csv', async (http, reply) => {
    const ctx = await admit(http, reply, 'fax.file');
    if (ctx === null) return reply;
    const { rows } = await listReceived(
      app.database.kysely,
      ctx.actor.clinicId,
      { ...filterOf(http.query), page: 1 },
      MOST,
    );
    await recordAccess(ctx, { action: 'export', objectType: 'received_fax' });
    const time = writtenTime(ctx.actor.timeZone);
    const lines = rows.map((fax) => [
      time(fax.received_time),
      fax.from_name ?? '',
      fax.from_number,
      String(fax.page_count),
      fax.state,
      fax.archive_reason ?? '',
    ]);
    const head = ['Time', 'From', 'Number', 'Pages', 'Status', 'Reason'];
    return reply
      .type('text/csv; charset=utf-8')
      .header(...attached('faxes-received.csv'))
      .send(csvOf([head, ...lines]));
  });
}

const filterOf = ({ text, state }: Asked['Querystring']): { text: string; state: string | null } => ({
  text: (text ?? '').slice(0, 100).replaceAll('\0', ''),
  state: state === undefined || state === '' ? null : state.slice(0, 20),
});

const attached = (name: string): [string, string] => ['content-disposition', `attachment; filename="${name}"`];

// Excel reads UTF-8 only after a byte order mark.
const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
