import { Readable } from 'node:stream';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, invalid, type DomainError } from '#platform/domain-error.ts';
import { AUDIT_VIEWS } from '../rules/index.ts';
import { exportLog } from './export-log.ts';
import type { EntryFilter } from './search.sql.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORD = /^[\w.]{1,80}$/;
const SHAPES: Readonly<Record<keyof EntryFilter, (text: string) => boolean>> = {
  view: (text) => (AUDIT_VIEWS as readonly string[]).includes(text),
  patient_id: (text) => ID.test(text),
  user_id: (text) => ID.test(text),
  object_id: (text) => ID.test(text),
  action: (text) => WORD.test(text),
  outcome: (text) => WORD.test(text),
  object_type: (text) => WORD.test(text),
  from: (text) => isInstant(text),
  until: (text) => isInstant(text),
};

/** POST /api/audit_logs/export: takes the filter as JSON, and streams the entries as CSV. */
export function exportRoute({ server, admit }: RouteContext): void {
  server.post('/api/audit_logs/export', async (http, reply) => {
    const ctx = await admit(http, reply, 'audit.export');
    if (ctx === null) return reply;
    const filter = readFilter(http.body);
    if (isDomainError(filter)) return reply.code(400).send({ code: filter.code, message: filter.message });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .send(Readable.from(exportLog(ctx, filter)));
  });
}

/**
 * Parses the filter of a body; unknown and invalid fields are rejected, so that an export never contains more than
 * requested.
 */
export function readFilter(body: unknown): EntryFilter | DomainError {
  if (typeof body !== 'object' || body === null) return invalid([{ path: 'body', message: 'Send a filter.' }]);
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === null) continue;
    const fits = Object.hasOwn(SHAPES, name) ? SHAPES[name as keyof EntryFilter] : undefined;
    if (fits === undefined || typeof value !== 'string' || !fits(value))
      return invalid([{ path: 'where', message: 'This filter is not understood.' }]);
    filter[name] = name === 'from' || name === 'until' ? new Date(value) : value;
  }
  return filter;
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}
