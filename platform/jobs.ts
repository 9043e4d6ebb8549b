import { sql } from 'kysely';
import { codeOf, type Queryable } from './database.ts';
import type { App } from './app.ts';

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
async function unlockStuckJobs(app: App): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${LOCKED_MINUTES}) having count(*) > 0`
    .execute(app.database.kysely)
    .catch((error: unknown) => app.log.warn({ err: error }, 'jobs: nothing was returned'));
}

/** Processes the queue until the returned function is called, which waits for running jobs. */
export async function workOnJobs(
  app: App,
  handlers: ReadonlyMap<string, JobHandler>,
  schedules: readonly Schedule[],
): Promise<() => Promise<void>> {
  const { run, parseCronItems } = await import('graphile-worker');
  const taskList = Object.fromEntries(
    [...handlers].map(([name, handler]) => [name, (payload: unknown) => handler(app, payload)]),
  );
  const runner = await run({
    pgPool: app.database.pool,
    taskList,
    parsedCronItems: parseCronItems(schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job }))),
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 2000,
    logger: await quietLogger(app),
  });
  await unlockStuckJobs(app);
  const looking = setInterval(() => void unlockStuckJobs(app), LOOK_MS).unref();
  return () => {
    clearInterval(looking);
    return runner.stop();
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
