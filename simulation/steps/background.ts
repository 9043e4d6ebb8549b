import { SCHEDULES, type DueJob } from '../world/salus.ts';
import type { Deed, World } from '../world/world.ts';

/** Delivers a batch of events. */
export const outbox = (): Deed => ({ name: 'delivers events', run: (salus) => salus.deliverOutbox() });

/** Sends due emails and text messages. */
export const deliveries = (): Deed => ({ name: 'sends messages', run: (salus) => salus.deliverMessages() });

/** Seals the audit log. */
export const seal = ({ clinic }: World): Deed => ({
  name: 'seals the audit log',
  run: (salus) => salus.sealAudit(clinic.clinicId),
});

/** Runs one of the due jobs. */
export async function job(world: World): Promise<Deed | null> {
  const due = await dueJobs(world);
  if (due.length === 0) return null;
  const chosen = world.random.pick(due);
  return { name: `runs ${chosen.task}`, run: (salus) => salus.runJob(chosen) };
}

/** Reads the jobs that are due. */
export async function dueJobs({ eye }: World): Promise<DueJob[]> {
  const { rows } = await eye.query<DueJob>(
    `select j.id::text, t.identifier as task from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts order by j.id`,
  );
  return rows;
}

// Copying files and talking to services that this simulation lacks.
const LEFT_OUT = /^(?:files|fax|meetings|pharmacies|statistics|eligibility)\./;
const RUN: readonly string[] = SCHEDULES.filter((name) => !LEFT_OUT.test(name));

/** Runs a scheduled job, whatever the hour: each may run at any time, and twice. */
export function schedule({ random }: World): Deed {
  const name = random.pick(RUN);
  return { name: `runs ${name} on schedule`, run: (salus) => salus.runSchedule(name) };
}

/** Brings a message of a partner to the clinic: any one that is on its way. */
export function receive(world: World): Deed | null {
  const { inbound, isHealed } = world.office;
  if (inbound.length === 0) return null;
  const message = isHealed ? inbound[0]! : world.random.pick(inbound);
  const remove = (): void => void inbound.splice(inbound.indexOf(message), 1);
  if (!isHealed && message.mayGetLost === true && world.random.chance(0.2)) {
    remove();
    return { name: `a partner's ${message.name} gets lost`, run: async () => true };
  }
  return {
    name: `a partner sends ${message.name}`,
    run: (salus) => message.deliver(salus),
    heard(result) {
      // Without an acknowledgment, partners send again; and sometimes although there was one.
      const isTaken = result?.value === true && (isHealed || world.random.chance(0.9));
      if (isTaken || message.mayGetLost === true) remove();
    },
  };
}
