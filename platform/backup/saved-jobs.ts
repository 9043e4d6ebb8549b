import type pg from 'pg';

/** The columns of a job, independent of the version of graphile-worker's own tables. */
const COLUMNS = 'task, payload, queue_name, run_at, max_attempts, job_key, priority, flags';

/** Selects every pending job, including running ones, because they may not have finished. */
export const PENDING_JOBS = `
  select t.identifier as task, j.payload, q.queue_name, j.run_at, j.max_attempts::int, j.key as job_key, j.priority::int,
    (select array_agg(flag) from jsonb_object_keys(j.flags) as flag) as flags
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts
  order by j.id`;

/** Returns whether jobs were ever queued in this database. */
export async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/** Creates the table that saved jobs are copied into, and returns the COPY statement for it. */
export async function prepareSavedJobs(client: pg.Client): Promise<string> {
  await client.query(
    `create temporary table saved_job (task text, payload json, queue_name text, run_at timestamptz, max_attempts int,
       job_key text, priority int, flags text[]) on commit drop`,
  );
  return `copy pg_temp.saved_job (${COLUMNS}) from stdin (format binary)`;
}

/** Replaces all queued jobs with the saved ones, using graphile-worker's own function; their attempts start over. */
export async function queueSavedJobs(client: pg.Client): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
  await client.query(
    `select count(graphile_worker.add_job(task, payload, queue_name, run_at, max_attempts, job_key, priority, flags))
     from pg_temp.saved_job`,
  );
}
