import { recordEntry } from '#audit/server';
import { fhirBase, findActiveApp } from '#apps/server';
import type { Subscription } from 'fhir/r4';
import type { Tx } from '#platform/database.ts';
import { type DomainError, domainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { buildSubscription } from './build-subscription.ts';
import { parseSubscription } from './parse-subscription.ts';
import type { FhirCall } from '../call.ts';
import { appEntry } from '../record-fhir-access.ts';
import { admitType } from '../records/admit-type.ts';
import { announce } from './change-state.ts';
import { makeSecret } from './secrets.ts';
import { topicsOf } from './subscription-access.ts';
import { countOpen, readSubscriptions, type SubscriptionRow, subscriptions } from './subscriptions.sql.ts';

const MOST_OPEN = 20;

/** What an app does with its subscriptions. */
type Doing = 'create' | 'read' | 'search';

/** Creates a subscription; the answer is the only one with the secret. It is active when the app has answered once. */
export async function createSubscription(call: FhirCall, body: unknown): Promise<Subscription | DomainError> {
  const { app, now, access } = call;
  const refusal = refusalOf(call, 'create');
  if (refusal !== null) return refusal;
  const base = fhirBase(app.config);
  const asked = parseSubscription(body, topicsOf(app), base, now);
  if (isDomainError(asked)) return asked;
  const topic = topicsOf(app).find(({ id }) => id === asked.topic)!;
  const admitted = admitType(call, topic.type, 'read');
  if (isDomainError(admitted)) return admitted;
  const registered = await findActiveApp(app.database.kysely, access.clinicId, access.appId);
  if (!registered?.notification_origins.includes(new URL(asked.endpoint).origin))
    return invalid([
      {
        path: 'Subscription.channel.endpoint',
        message: 'The clinic has not registered this origin for notifications of the app.',
      },
    ]);
  const id = newId();
  const { secret, sealed } = await makeSecret(app.keys, id);
  const made = await app.database.transaction(async (tx) => {
    if ((await countOpen(tx, access, access.appId)) >= MOST_OPEN)
      return domainError('TOO_MANY_SUBSCRIPTIONS', `An app can have ${MOST_OPEN} subscriptions.`);
    const row = await subscriptions.insert(tx, access, {
      id,
      app_id: access.appId,
      topic: asked.topic,
      endpoint: asked.endpoint,
      filter: asked.filter,
      content: asked.content,
      reason: asked.reason,
      end_time: asked.endTime,
      scopes: JSON.stringify(access.scopes),
      secret: sealed,
      status: 'requested',
      due_time: now,
      created_time: now,
      updated_time: now,
    });
    await recordByApp(tx, call, 'create', id);
    await announce(tx, row);
    return row;
  });
  return isDomainError(made) ? made : buildSubscription(made, topic.type, base, secret);
}

/** Deletes a subscription of the calling app, with everything that was not sent. */
export async function deleteSubscription(call: FhirCall, id: string): Promise<DomainError | null> {
  const refusal = refusalOf(call, 'create');
  if (refusal !== null) return refusal;
  const { app, access } = call;
  return app.database.transaction(async (tx) => {
    const row = isId(id) ? await subscriptions.lock(tx, access, id) : null;
    if (row?.app_id !== access.appId) return notFound('resource');
    await tx.deleteFrom('fhir.subscription').where('clinic_id', '=', access.clinicId).where('id', '=', id).execute();
    await recordByApp(tx, call, 'delete', id);
    await announce(tx, row);
    return null;
  });
}

/** Returns the subscriptions of the calling app, or the one with this id; those of others do not exist. */
export async function readOwnSubscriptions(
  call: FhirCall,
  doing: 'read' | 'search',
  id?: string,
): Promise<SubscriptionRow[] | DomainError> {
  const refusal = refusalOf(call, doing);
  if (refusal !== null) return refusal;
  const { app, access } = call;
  const rows = await readSubscriptions(app.database.kysely, access, access.appId);
  return id === undefined ? rows : rows.filter((row) => row.id === id);
}

function refusalOf({ access: { who, scopes } }: FhirCall, doing: Doing): DomainError | null {
  if (who.kind !== 'system')
    return domainError('FORBIDDEN', 'Only an app that acts without a user can have subscriptions.');
  const isGranted = scopes.some(
    (scope) =>
      scope.context === 'system' &&
      (scope.type === '*' || scope.type === 'Subscription') &&
      scope[doing] &&
      !scope.filter,
  );
  return isGranted ? null : domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to subscriptions.');
}

function recordByApp(tx: Tx, call: FhirCall, action: 'create' | 'delete', id: string): Promise<void> {
  const reason = `app ${call.access.appName}`;
  return recordEntry(tx, call.app, appEntry(call, { action, objectType: 'fhir_subscription', objectId: id, reason }));
}
