import { fhirBase } from '#apps/server';
import type { Subscription } from 'fhir/r4';
import { buildSubscription } from './build-subscription.ts';
import type { FhirCall } from '../call.ts';
import { topicsOf } from './subscription-access.ts';
import type { SubscriptionRow } from './subscriptions.sql.ts';

/** Returns a subscription as a resource, without its secret. */
export function toResource({ app }: FhirCall, row: SubscriptionRow): Subscription {
  const type = topicsOf(app).find(({ id }) => id === row.topic)?.type ?? 'Basic';
  return buildSubscription(row, type, fhirBase(app.config));
}
