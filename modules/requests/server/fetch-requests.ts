import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { readRequests, type RequestFilter, type RequestRow } from './requests.sql.ts';

const MOST = 100;

/** One page of requests, the newest first. The look is logged: of one request with its patient, of a list as a search. */
export async function fetchRequests(
  request: Request,
  filter: RequestFilter,
  page: { take: number; skip: number; order: 'asc' | 'desc' },
): Promise<{ count: number; requests: RequestRow[] } | Refusal> {
  const refusal = checkPage(page.take, page.skip, MOST);
  if (isRefusal(refusal)) return refusal;
  const found = await readRequests(request.house.database.kysely, request.actor.clinicId, filter, page);
  const [one] = filter.ids?.length === 1 ? found.requests : [];
  const patientId = one?.patient_id ?? (filter.patientIds?.length === 1 ? filter.patientIds[0] : null);
  await recordAccess(request, {
    action: one === undefined ? 'search' : 'read',
    objectType: 'patient_request',
    objectId: one?.id ?? null,
    patientId: patientId ?? null,
  });
  return found;
}
