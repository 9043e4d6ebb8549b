import { fhirBase } from '#apps/server';
import type { Bundle } from 'fhir/r4';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { buildStatus } from './build-notification.ts';
import type { AsCall } from '../bulk/export-routes.ts';
import { FHIR_PATH, type FhirCall } from '../call.ts';
import { readQuery } from '../read-query.ts';
import { recordFhirAccess } from '../record-fhir-access.ts';
import { send, sendRecord } from '../send-record.ts';
import { createSubscription, deleteSubscription, readOwnSubscriptions } from './change-by-app.ts';
import { searchSubscriptions } from './search-subscriptions.ts';
import { toResource } from './to-resource.ts';

const PATH = `${FHIR_PATH}/Subscription`;

/** Subscriptions of apps without a user, as in Subscriptions R5 Backport 1.1 for R4. */
export function subscriptionRoutes(api: FastifyInstance, asCall: AsCall): void {
  api.post(
    PATH,
    asCall(async (call, http, reply) => {
      const made = await createSubscription(call, http.body);
      if (isDomainError(made)) return made;
      const { versionId, lastUpdated } = made.meta!;
      reply.headers({
        location: `${fhirBase(call.app.config)}/Subscription/${made.id}`,
        etag: `W/"${versionId}"`,
        'last-modified': new Date(lastUpdated!).toUTCString(),
      });
      return send(reply, 201, made);
    }),
  );
  const search = asCall(async (call, http, reply) => {
    const pairs = readQuery(http);
    const bundle = isDomainError(pairs) ? pairs : await searchSubscriptions(call, pairs);
    if (isDomainError(bundle)) return bundle;
    await recordFhirAccess(call, { action: 'search', what: 'Subscription search' });
    return send(reply, 200, bundle);
  });
  api.get(PATH, search);
  api.post(`${PATH}/_search`, search);
  api.get(
    `${PATH}/:id`,
    asCall(async (call, http, reply) => {
      const rows = await readOwnSubscriptions(call, 'read', idOf(http));
      if (isDomainError(rows)) return rows;
      const [row] = rows;
      if (row === undefined) return notFound('resource');
      await recordFhirAccess(call, { action: 'read', what: 'Subscription', id: row.id });
      const resource = toResource(call, row);
      return sendRecord(http, reply, {
        resource,
        patientId: null,
        authorUserId: null,
        authoredTime: row.created_time,
      });
    }),
  );
  api.delete(
    `${PATH}/:id`,
    asCall(async (call, http, reply) => (await deleteSubscription(call, idOf(http))) ?? reply.code(204).send()),
  );
  const one = asCall(async (call, http, reply) => {
    const statuses = await readStatuses(call, [idOf(http)]);
    if (isDomainError(statuses)) return statuses;
    return statuses.entry!.length === 0 ? notFound('resource') : send(reply, 200, statuses);
  });
  const several = asCall(async (call, http, reply) => {
    const pairs = readQuery(http);
    if (isDomainError(pairs)) return pairs;
    const ids = pairs.filter(([name]) => name === 'id').flatMap(([, value]) => value.split(','));
    const statuses = await readStatuses(call, ids.length === 0 ? null : ids);
    return isDomainError(statuses) ? statuses : send(reply, 200, statuses);
  });
  api.get(`${PATH}/:id/$status`, one);
  api.post(`${PATH}/:id/$status`, one);
  api.get(`${PATH}/$status`, several);
  api.post(`${PATH}/$status`, several);
}

async function readStatuses(call: FhirCall, ids: readonly string[] | null): Promise<Bundle | DomainError> {
  const rows = await readOwnSubscriptions(call, 'read');
  if (isDomainError(rows)) return rows;
  const base = fhirBase(call.app.config);
  const wanted = rows.filter(({ id }) => ids === null || ids.includes(id));
  await recordFhirAccess(call, { action: 'read', what: 'Subscription/$status' });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: wanted.length,
    entry: wanted.map((row) => ({
      resource: buildStatus({ ...row, eventsCount: row.events_count }, 'query-status', base),
      search: { mode: 'match' },
    })),
  };
}

const idOf = (http: FastifyRequest): string => (http.params as { id: string }).id;
