import { type AppRow, findActiveApp } from '#apps/server';
import { covers, parseScopes, type Scope } from '#apps/rules';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { readClinic } from '#practice/server';
import { matchesAll, parseSearch } from '../../rules/index.ts';
import { filterPairs } from './parse-subscription.ts';
import { contextOf, type FhirCall } from '../call.ts';
import { admitType } from '../records/admit-type.ts';
import { readByIds } from '../records/read-keys.ts';
import type { SubscriptionRow } from './subscriptions.sql.ts';

/** A subscription’s app with the rights that it has now. */
export interface SubscriptionAccess {
  registered: AppRow;
  topic: FhirTopic;
  call: FhirCall;
}

/** Returns what the modules announce. */
export const topicsOf = (app: App): FhirTopic[] => modulesOf(app).flatMap(({ fhirTopics = [] }) => fhirTopics);

/**
 * Returns the rights of a subscription's app as they are now; null if the app is switched off or deleted, or may no
 * longer read records of the topic.
 */
export async function accessOf(app: App, row: SubscriptionRow): Promise<SubscriptionAccess | null> {
  const { kysely } = app.database;
  const { clinic_id: clinicId } = row;
  const topic = topicsOf(app).find(({ id }) => id === row.topic);
  const registered = await findActiveApp(kysely, clinicId, row.app_id);
  if (topic === undefined || registered === null || registered.kind !== 'backend') return null;
  // The registration may have been limited since the subscription was created.
  const limits = parseScopes(registered.scopes);
  const granted = row.scopes as unknown as Scope[];
  const scopes = granted.filter((scope) => limits.some((limit) => covers(limit, scope)));
  const { time_zone: timeZone } = await readClinic(kysely, clinicId);
  const call: FhirCall = {
    app,
    now: app.clock(),
    ip: null,
    device: null,
    strict: true,
    access: {
      clinicId,
      timeZone,
      appId: row.app_id,
      appName: registered.name,
      who: { kind: 'system' },
      patientId: null,
      scopes,
      tokenId: '',
    },
  };
  return isDomainError(admitType(call, topic.type, 'read')) ? null : { registered, topic, call };
}

/** Returns a changed record if the app may read it now and it meets the subscription's filter; null otherwise. */
export async function readFocus(
  { call, topic }: SubscriptionAccess,
  { filter }: Pick<SubscriptionRow, 'filter'>,
  focusId: string,
): Promise<FhirRecord | null> {
  const admitted = admitType(call, topic.type, 'read');
  const [record] = isDomainError(admitted) ? [] : await readByIds(call, admitted, [focusId]);
  if (record === undefined) return null;
  const search = parseSearch(topic.type, filterPairs(filter), true);
  // A filter that is no longer understood lets nothing pass.
  return !('path' in search) && matchesAll(record.resource, search.criteria, contextOf(call)) ? record : null;
}
