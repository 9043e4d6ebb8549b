import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { codeOf, type Queryable } from './database.ts';
import type { App } from './app.ts';
import { inSpan } from './traces/traces.ts';

/** A background job, named `module.verb`; it must be idempotent because it may run twice. */
export type JobHandler = (app: App, payload: unknown) => Promise<void>;

/** A scheduled job: a crontab line in UTC, e.g. `0 3 * * *`. */
export interface Schedule {
  job: string;
  cron: string;
}

/**
 * Queues a job in the current transaction. `runAt` sets its time. A second job with the same `key` replaces the first
 * if that has not started, e.g. to move a reminder with its appointment.
 */
export async function addJob(
  tx: Queryable,
  job: string,
  payload: object,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${job}, payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text)`.execute(tx);
}

/** Removes a queued job by its key; a running one continues. */
export async function removeJob(tx: Queryable, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}

/** Creates the job tables if they are missing, so that transactions can queue jobs from the first request on. */
export async function prepareJobs(app: Pick<App, 'database'>): Promise<void> {
  const probe = await app.database.pool
    .query(`select 1 from graphile_worker.migrations where id >= 18 limit 1`)
    .then((answer) => answer.rows.length > 0)
    .catch((error: unknown) => {
      if (codeOf(error) === '42P01' || codeOf(error) === '3F000') return false;
      throw error;
    });
  if (probe) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: app.database.pool, logger: await quietLogger(app) });
}

// By default, jobs locked by a killed process wait for four hours: a meeting would have no link for that long.
const LOCKED_MINUTES = 15;
const LOOK_MS = 5 * 60_000;

/**
 * Unlocks jobs that have been locked for so long that their process is considered dead. If it is alive, the job runs
 * twice.
 */
export async function unlockStuckJobs(app: App): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${LOCKED_MINUTES}) having count(*) > 0`
    .execute(app.database.kysely)
    .catch((error: unknown) => app.log.warn({ err: error }, 'jobs: nothing was returned'));
}

/**
 * Processes the queue until the returned function is called, which waits for running jobs. A queue that ends because
 * the database was gone for long is opened again.
 */
export async function workOnJobs(
  app: App,
  handlers: ReadonlyMap<string, JobHandler>,
  schedules: readonly Schedule[],
): Promise<() => Promise<void>> {
  let runner = await openQueue(app, handlers, schedules);
  await unlockStuckJobs(app);
  const looking = setInterval(() => void unlockStuckJobs(app), LOOK_MS).unref();
  const stopping = new AbortController();
  const stopped = new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  const keepOpen = async (): Promise<void> => {
    for (;;) {
      await Promise.race([runner.ended, stopped]);
      if (stopping.signal.aborted) return;
      app.log.warn('jobs: the queue ended, opening it again');
      await Promise.race([new Promise((resolve) => setTimeout(resolve, AGAIN_MS)), stopped]);
      if (stopping.signal.aborted) return;
      try {
        await runner.unlock();
        runner = await openQueue(app, handlers, schedules);
      } catch (error) {
        app.log.warn({ err: error }, 'jobs: the queue could not be opened');
      }
    }
  };
  const kept = keepOpen();
  return async () => {
    clearInterval(looking);
    stopping.abort();
    await kept;
    await runner.stop();
  };
}

const AGAIN_MS = 1000;

/** A running queue. */
interface Queue {
  /** Resolves when its workers have ended, for whatever reason. */
  ended: Promise<unknown>;
  /** Frees the jobs that its workers, which have ended, could not give back. */
  unlock(): Promise<void>;
  stop(): Promise<void>;
}

async function openQueue(
  app: App,
  handlers: ReadonlyMap<string, JobHandler>,
  schedules: readonly Schedule[],
): Promise<Queue> {
  const { run, parseCronItems } = await import('graphile-worker');
  const taskList = Object.fromEntries(
    [...handlers].map(([name, handler]) => [
      name,
      (payload: unknown) => inSpan(`job ${name}`, () => handler(app, payload)),
    ]),
  );
  const workers = new Set<string>();
  const events: import('graphile-worker').WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
  const runner = await run({
    pgPool: app.database.pool,
    events,
    taskList,
    parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job }))),
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 2000,
    logger: await quietLogger(app),
  });
  let hasEnded = false;
  const ended = runner.promise.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  return {
    ended,
    async unlock() {
      await sql`select graphile_worker.force_unlock_workers(${[...workers]}::text[])`.execute(app.database.kysely);
    },
    async stop() {
      if (!hasEnded) await runner.stop().catch(() => ended);
    },
  };
}

/** Logs a worker's failures by task only; its messages may contain payloads. */
async function quietLogger(
  app: Pick<App, 'database'> & Partial<Pick<App, 'log'>>,
): Promise<import('graphile-worker').Logger> {
  const { Logger } = await import('graphile-worker');
  return new Logger((scope) => (level, _message, meta) => {
    if (level === 'error')
      app.log?.error({ task: scope.taskIdentifier, job: scope.jobId, err: meta?.['error'] }, 'jobs: failed');
  });
}
