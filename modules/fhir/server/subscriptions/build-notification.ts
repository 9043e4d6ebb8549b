import type { Bundle, Parameters, ParametersParameter } from 'fhir/r4';
import { BACKPORT, problemWords, topicAddress } from '../../rules/index.ts';

/** The event of a notification. */
export interface NotifiedEvent {
  number: number;
  happened: Date;
  /** The changed record, `Appointment/<id>`; null if the notification does not name it. */
  focus: string | null;
}

/** The state of a subscription that a notification tells. */
export interface NotifiedState {
  id: string;
  topic: string;
  status: string;
  problem: string | null;
  eventsCount: number;
}

type Kind = 'handshake' | 'event-notification' | 'query-status';

/** Returns the status of a subscription, with the event that it reports if any (backport-subscription-status-r4). */
export function buildStatus(
  state: NotifiedState,
  kind: Kind,
  base: string,
  event: NotifiedEvent | null = null,
): Parameters {
  const parameter: ParametersParameter[] = [
    { name: 'subscription', valueReference: { reference: `${base}/Subscription/${state.id}` } },
    { name: 'topic', valueCanonical: topicAddress(base, state.topic) },
    { name: 'status', valueCode: state.status },
    { name: 'type', valueCode: kind },
    { name: 'events-since-subscription-start', valueString: String(state.eventsCount) },
  ];
  if (event !== null) {
    const part: ParametersParameter[] = [
      { name: 'event-number', valueString: String(event.number) },
      { name: 'timestamp', valueInstant: event.happened.toISOString() },
    ];
    if (event.focus !== null) part.push({ name: 'focus', valueReference: { reference: `${base}/${event.focus}` } });
    parameter.push({ name: 'notification-event', part });
  }
  if (state.problem !== null)
    parameter.push({ name: 'error', valueCodeableConcept: { text: problemWords(state.problem) } });
  return { resourceType: 'Parameters', meta: { profile: [BACKPORT.status] }, parameter };
}

/** Returns a notification; its id stays the same however often it is sent. */
export function buildNotification(
  id: string,
  state: NotifiedState,
  base: string,
  now: Date,
  event: NotifiedEvent | null,
): Bundle {
  const status = buildStatus(state, event === null ? 'handshake' : 'event-notification', base, event);
  const bundle: Bundle = {
    resourceType: 'Bundle',
    id,
    meta: { profile: [BACKPORT.notification] },
    type: 'history',
    timestamp: now.toISOString(),
    entry: [
      {
        fullUrl: `urn:uuid:${id}`,
        resource: { ...status, id },
        request: { method: 'GET', url: `${base}/Subscription/${state.id}/$status` },
        response: { status: '200' },
      },
    ],
  };
  // Subscriptions R5 Backport 1.1, “id-only”: the entry of a changed record has its address, and no resource.
  if (event !== null && event.focus !== null)
    bundle.entry!.push({
      fullUrl: `${base}/${event.focus}`,
      request: { method: 'PUT', url: event.focus },
      response: { status: '200' },
    });
  return bundle;
}
