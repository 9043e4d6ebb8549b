import { followInTransaction } from '#platform/events/follow-in-transaction.ts';
import { deliverOutbox, type Subscriber } from '#platform/outbox.ts';
import type { App } from '#platform/app.ts';
import { workOnJobs, type JobHandler, type Schedule } from '#platform/jobs.ts';
import type { Module } from '#platform/module.ts';
import { fhirTopicSubscribers } from '#fhir/server';
import { taskSourceSubscribers } from '#tasks/server';

/** What the modules do in the background. */
export interface BackgroundWork {
  subscriptions: ReadonlyMap<string, readonly Subscriber[]>;
  handlers: ReadonlyMap<string, JobHandler>;
  schedules: readonly Schedule[];
}

/** Connects the modules' followers to the app's transactions; returns the rest of their work, which runs later. */
export function connectModules(app: App, modules: readonly Module[]): BackgroundWork {
  const subscriptions = new Map<string, Subscriber[]>();
  for (const module of modules) {
    for (const [topic, subscriber] of Object.entries(module.subscribers ?? {}))
      subscriptions.set(topic, [...(subscriptions.get(topic) ?? []), subscriber]);
  }
  for (const [topic, subscriber] of fhirTopicSubscribers(modules))
    subscriptions.set(topic, [...(subscriptions.get(topic) ?? []), subscriber]);
  const followers = new Map<string, Subscriber[]>();
  for (const [topic, follower] of taskSourceSubscribers(modules)) {
    followers.set(topic, [...(followers.get(topic) ?? []), follower]);
    subscriptions.set(topic, [...(subscriptions.get(topic) ?? []), { follower }]);
  }
  followInTransaction(app, followers);
  const handlers = new Map(modules.flatMap(({ jobs }) => Object.entries(jobs ?? {})));
  return { subscriptions, handlers, schedules: modules.flatMap((module) => module.schedules ?? []) };
}

/** Starts all background work; the returned function stops it and waits for work in progress. */
export async function runApp(app: App, modules: readonly Module[]): Promise<() => Promise<void>> {
  const { subscriptions, handlers, schedules } = connectModules(app, modules);
  const stopOutbox = deliverOutbox(app, subscriptions);
  const stops = modules.map((module) => module.start?.(app));
  const stopJobs = await workOnJobs(app, handlers, schedules);
  return async () => {
    await stopJobs();
    await stopOutbox();
    for (const stop of stops) await stop?.();
  };
}
