import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readRequests, type RequestFilter, type RequestRow } from './requests.sql.ts';

const MOST = 100;

/**
 * Returns a page of requests, newest first. The access is logged: for a single request with its patient, for a list as
 * a search.
 */
export async function fetchRequests(
  ctx: RequestContext,
  filter: RequestFilter,
  page: { take: number; skip: number; order: 'asc' | 'desc' },
): Promise<{ count: number; requests: RequestRow[] } | DomainError> {
  const error = checkPage(page.take, page.skip, MOST);
  if (isDomainError(error)) return error;
  const found = await readRequests(ctx.app.database.kysely, ctx.actor.clinicId, filter, page);
  const [one] = filter.ids?.length === 1 ? found.requests : [];
  const patientId = one?.patient_id ?? (filter.patientIds?.length === 1 ? filter.patientIds[0] : null);
  await recordAccess(ctx, {
    action: one === undefined ? 'search' : 'read',
    objectType: 'patient_request',
    objectId: one?.id ?? null,
    patientId: patientId ?? null,
  });
  return found;
}
