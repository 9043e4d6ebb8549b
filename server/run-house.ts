import { deliverOutbox, type Hearer } from '#platform/outbox.ts';
import type { House } from '#platform/house.ts';
import { workOnJobs } from '#platform/jobs.ts';
import type { Module } from '#platform/module.ts';
import { taskSourceHearers } from '#tasks/server';

/** Begins everything that runs beside the requests; the answered function ends it and waits for what is under way. */
export async function runHouse(house: House, modules: readonly Module[]): Promise<() => Promise<void>> {
  const hearers = new Map<string, Hearer[]>();
  for (const module of modules) {
    for (const [topic, hearer] of Object.entries(module.hears ?? {}))
      hearers.set(topic, [...(hearers.get(topic) ?? []), hearer]);
  }
  for (const [topic, hearer] of taskSourceHearers(modules)) hearers.set(topic, [...(hearers.get(topic) ?? []), hearer]);
  const handlers = new Map(modules.flatMap(({ jobs }) => Object.entries(jobs ?? {})));
  const schedules = modules.flatMap((module) => module.schedules ?? []);

  const stopOutbox = deliverOutbox(house, hearers);
  const stops = modules.map((module) => module.start?.(house));
  const stopJobs = await workOnJobs(house, handlers, schedules);
  return async () => {
    await stopJobs();
    await stopOutbox();
    for (const stop of stops) await stop?.();
  };
}
