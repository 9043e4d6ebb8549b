import { findActiveApp } from '#apps/server';
import type { FhirTopic } from '#platform/fhir/fhir-topic.ts';
import type { Module } from '#platform/module.ts';
import type { OutboxEvent, Subscriber, SubscriberToOne } from '#platform/outbox.ts';
import { changeOwnState } from './change-state.ts';
import { insertEvents, readFollowers, readSubscriptions, subscriptions } from './subscriptions.sql.ts';

/** Returns the subscribers for the events of all modules' topics, to be registered with the modules' own subscribers. */
export function fhirTopicSubscribers(modules: readonly Module[]): [topic: string, subscriber: Subscriber][] {
  return modules.flatMap(({ fhirTopics = [] }) =>
    fhirTopics.flatMap((topic) => topic.events.map((event): [string, Subscriber] => [event, subscriberOf(topic)])),
  );
}

// What may be sent is decided when it is sent: here only the changes are kept, in the transaction of the outbox.
function subscriberOf(topic: FhirTopic): Subscriber {
  const concerns = (body: OutboxEvent['body']): boolean => topic.concerns?.(body) ?? true;
  return {
    concerns,
    async together(app, tx, clinicId, outboxEvents) {
      const followers = await readFollowers(tx, { clinicId }, topic.id);
      if (followers.length === 0) return;
      const changed = new Set<string>();
      for (const { body } of outboxEvents.filter((one) => concerns(one.body)))
        for (const id of await topic.changed(tx, clinicId, body)) changed.add(id);
      await insertEvents(tx, { clinicId }, followers, [...changed], app.clock());
    },
  };
}

/** Ends the subscriptions of an app that was switched off. */
export const onAppChanged: SubscriberToOne = async (app, tx, { clinicId, body: { id: appId } }) => {
  if (typeof appId !== 'string') return;
  if ((await findActiveApp(tx, clinicId, appId)) !== null) return;
  for (const { id } of await readSubscriptions(tx, { clinicId }, appId)) {
    const row = await subscriptions.lock(tx, { clinicId }, id);
    if (row !== null && row.status !== 'off')
      await changeOwnState(tx, app, row, { status: 'off', problem: 'app-access' });
  }
};
