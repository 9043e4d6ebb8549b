import type { FastifyInstance } from 'fastify';
import { sealEntries } from '#audit/server';
import { deliverDue } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { openLive } from '#platform/events/live.ts';
import { unlockStuckJobs } from '#platform/jobs.ts';
import { lendKeys } from '#platform/keys-of.ts';
import { openKeys } from '#platform/keys.ts';
import { createLog } from '#platform/log.ts';
import { deliverOutboxBatch } from '#platform/outbox.ts';
import { buildApi, buildHttp } from '#server/http.ts';
import { modules } from '#server/modules.gen.ts';
import { connectModules } from '#server/run-app.ts';

/** A job that is due. */
export interface DueJob {
  id: string;
  task: string;
}

/** A running process of Salus whose background work is done step by step. */
export interface Salus {
  readonly app: App;
  readonly http: FastifyInstance;
  deliverOutbox(): Promise<unknown>;
  deliverMessages(): Promise<unknown>;
  sealAudit(clinicId: string): Promise<unknown>;
  runJob(job: DueJob): Promise<void>;
  /** Runs a scheduled job as if its time had come. */
  runSchedule(name: string): Promise<void>;
  unlockJobs(): Promise<void>;
  close(): Promise<void>;
}

/** The modules' scheduled jobs. */
export const SCHEDULES: readonly string[] = [
  ...new Set(modules.flatMap(({ schedules }) => (schedules ?? []).map(({ job }) => job))),
].sort();

const WORKER = 'simulation';
let services: ReturnType<typeof buildApi> | undefined;

/** Starts a process on a database; `log` shows what it reports. */
export async function startSalus(config: Config, log = createLog(config.logLevel)): Promise<Salus> {
  const database = openDatabase(config.databaseUrl!, { connections: 8, onError: () => undefined });
  const live = await openLive(database, log);
  const keys = openKeys(config.dataDir);
  lendKeys(database, keys);
  const app: App = { config, database, keys, live, log, clock: () => new Date() };
  // Built once for all processes of all seeds: it takes longer than many steps.
  services ??= buildApi(modules);
  const page = { pageDir: null, demo: { password: '', accounts: [] }, version: '0', services: await services };
  const http = await buildHttp(app, modules, page);
  const { subscriptions, handlers } = connectModules(app, modules);
  const handle = async (name: string, payload: unknown): Promise<void> => {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`There is no job ${name}.`);
    await handler(app, payload);
  };
  return {
    app,
    http,
    deliverOutbox: () => deliverOutboxBatch(app, subscriptions),
    deliverMessages: () => deliverDue(app, app.clock(), 5),
    sealAudit: (clinicId) => sealEntries(app, clinicId),
    // As graphile-worker does: claimed, run, and deleted or tried again later.
    async runJob({ id, task }) {
      const { rows } = await database.pool.query<{ payload: unknown }>(
        `update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = $2, locked_at = now()
         where id = $1 and locked_at is null returning payload`,
        [id, WORKER],
      );
      if (rows[0] === undefined) return;
      try {
        await handle(task, rows[0].payload);
      } catch (error) {
        await database.pool.query(
          `update graphile_worker._private_jobs set last_error = case when attempts >= max_attempts and key is not null then 'Given up: ' else '' end || $2, locked_by = null, locked_at = null,
             run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second' where id = $1`,
          [id, String(error)],
        );
        return;
      }
      await database.pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
    },
    runSchedule: (name) => handle(name, {}),
    unlockJobs: () => unlockStuckJobs(app),
    async close() {
      await http.close().catch(() => undefined);
      await live.close().catch(() => undefined);
      await database.close().catch(() => undefined);
    },
  };
}
