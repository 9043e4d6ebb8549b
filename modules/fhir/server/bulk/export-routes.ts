import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fhirBase } from '#apps/server';
import { readFile } from '#files/server';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import { FHIR_PATH, type FhirCall } from '../call.ts';
import { readQuery } from '../read-query.ts';
import { recordFhirAccess } from '../record-fhir-access.ts';
import { type ExportRow, exports, findExportFiles } from './exports.sql.ts';
import { LIFETIME_MS, removeExport } from './remove-exports.ts';
import { startExport } from './start-export.ts';

type Handler = (http: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers a request as the app of its token; a domain error becomes an OperationOutcome. */
export type AsCall = (
  answer: (call: FhirCall, http: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | DomainError>,
) => Handler;

const EXPORTS = `${FHIR_PATH}/$export`;
const GONE = domainError('NOT_FOUND', 'This export does not exist.');
const RETRY_SECONDS = 5;

/** Exports by apps without a user, as in Bulk Data Access 2.0. */
export function exportRoutes(api: FastifyInstance, asCall: AsCall): void {
  const levels = [
    [EXPORTS, 'system'],
    [`${FHIR_PATH}/Patient/$export`, 'patient'],
    [`${FHIR_PATH}/Group/:id/$export`, 'group'],
  ] as const;
  for (const [url, level] of levels) {
    const start = asCall(async (call, http, reply) => {
      const pairs = readQuery(http);
      if (isDomainError(pairs)) return pairs;
      const { id: groupId } = http.params as { id?: string };
      const path = http.url.slice(FHIR_PATH.length);
      const prefer = String(http.headers['prefer'] ?? '');
      const started = await startExport(call, {
        level,
        path,
        prefer,
        pairs,
        ...(groupId !== undefined && { groupId }),
      });
      if (isDomainError(started)) return started;
      return reply
        .code(202)
        .header('content-location', `${fhirBase(call.app.config)}/$export/${started.id}`)
        .send();
    });
    api.get(url, start);
    api.post(url, start);
  }

  api.get(
    `${EXPORTS}/:id`,
    asCall(async (call, http, reply) => {
      const row = await findOwn(call, http);
      if (row === null) return GONE;
      if (row.state === 'failed') return domainError('EXPORT_FAILED', 'The export failed. Start it again.');
      if (row.state === 'running')
        return reply
          .code(202)
          .headers({
            'x-progress': `${row.sources_done} of ${row.sources_total} kinds of records`,
            'retry-after': String(RETRY_SECONDS),
          })
          .send();
      const files = await findExportFiles(call.app.database.kysely, row.clinic_id, row.id);
      const address = `${fhirBase(call.app.config)}/$export/${row.id}`;
      reply.header('expires', new Date(row.ended_time!.getTime() + LIFETIME_MS).toUTCString());
      return reply.type('application/json; charset=utf-8').send(
        JSON.stringify({
          transactionTime: row.created_time.toISOString(),
          request: row.request_url,
          requiresAccessToken: true,
          output: files.map(({ file_id, type, count }) => ({ type, url: `${address}/${file_id}`, count })),
          error: [],
        }),
      );
    }),
  );

  api.get(
    `${EXPORTS}/:id/:file`,
    asCall(async (call, http, reply) => {
      const row = await findOwn(call, http);
      const { file: fileId } = http.params as { file: string };
      if (row === null || !isId(fileId)) return GONE;
      const files = await findExportFiles(call.app.database.kysely, row.clinic_id, row.id);
      const listed = files.find(({ file_id }) => file_id === fileId);
      const file = listed === undefined ? null : await readFile(call.app, row.clinic_id, fileId);
      if (file === null) return GONE;
      await recordFhirAccess(call, { action: 'export', what: `download of ${listed!.type}`, id: row.id });
      return reply.type(file.type).send(file.bytes);
    }),
  );

  api.delete(
    `${EXPORTS}/:id`,
    asCall(async (call, http, reply) => {
      const row = await findOwn(call, http);
      if (row === null || !(await removeExport(call.app, row.clinic_id, row.id))) return GONE;
      await recordFhirAccess(call, { action: 'export', what: 'deletion of an export', id: row.id });
      return reply.code(202).send();
    }),
  );
}

/** Returns an export of the calling app; null if it has none with this id. */
async function findOwn({ app, access }: FhirCall, http: FastifyRequest): Promise<ExportRow | null> {
  const { id } = http.params as { id: string };
  if (!isId(id)) return null;
  const row = await exports.find(app.database.kysely, access, id);
  return row?.app_id === access.appId && access.who.kind === 'system' ? row : null;
}
