import type pg from 'pg';

/** What a job is, whatever graphile-worker's own tables look like in this or a later version. */
const COLUMNS = 'task, payload, queue_name, run_at, max_attempts, job_key, priority, flags';

/** A SELECT of every job that is still to be done, a running one included: it may not have ended when all is lost. */
export const PENDING_JOBS = `
  select t.identifier as task, j.payload, q.queue_name, j.run_at, j.max_attempts::int, j.key as job_key, j.priority::int,
    (select array_agg(flag) from jsonb_object_keys(j.flags) as flag) as flags
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts
  order by j.id`;

/** Whether jobs were ever queued in this database. */
export async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as found`,
  );
  return rows[0]?.found ?? false;
}

/** Makes the table that saved jobs are copied into and answers the COPY for it. */
export async function prepareSavedJobs(client: pg.Client): Promise<string> {
  await client.query(
    `create temporary table saved_job (task text, payload json, queue_name text, run_at timestamptz, max_attempts int,
       job_key text, priority int, flags text[]) on commit drop`,
  );
  return `copy pg_temp.saved_job (${COLUMNS}) from stdin (format binary)`;
}

/** Queues the saved jobs in place of all that are queued, by graphile-worker's own function; each begins its attempts anew. */
export async function queueSavedJobs(client: pg.Client): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
  await client.query(
    `select count(graphile_worker.add_job(task, payload, queue_name, run_at, max_attempts, job_key, priority, flags))
     from pg_temp.saved_job`,
  );
}
