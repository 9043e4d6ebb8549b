import { PROOFS } from './proofs/proofs.ts';
import * as background from './steps/background.ts';
import * as desk from './steps/desk.ts';
import * as doctor from './steps/doctor.ts';
import * as laboratory from './steps/laboratory.ts';
import * as work from './steps/work.ts';
import type { Deed, World } from './world/world.ts';

type Step = (world: World) => Deed | null | Promise<Deed | null>;

// With weights: what people do, and what the process does between their calls.
const STEPS: readonly (readonly [number, Step])[] = [
  [10, desk.book],
  [3, desk.move],
  [3, desk.cancel],
  [2, desk.register],
  [3, work.assignTask],
  [2, work.completeTask],
  [4, work.charge],
  [4, work.pay],
  [2, work.voidPayment],
  [4, work.dispense],
  [2, work.adjust],
  [5, laboratory.orderTest],
  [5, laboratory.sendOrder],
  [4, doctor.openNote],
  [3, doctor.writeNote],
  [4, doctor.signNote],
  [2, doctor.addToNote],
  [5, doctor.prescribe],
  [10, background.outbox],
  [10, background.deliveries],
  [8, background.job],
  [2, background.seal],
  [2, background.schedule],
  [8, background.receive],
];
const TOTAL = STEPS.reduce((sum, [weight]) => sum + weight, 0);
const MINUTE = 60_000;
const MOST_ROUNDS = 400;
// What resumes the work of crashed processes.
const WATCHERS = ['labs.resume-sending', 'prescribing.watch-messages'];

/** Runs a seed in an open world, heals it, lets it finish its work, and returns what is wrong. */
export async function runSeed(world: World): Promise<string[]> {
  const { random } = world;
  const steps = 25 + random.below(30);
  for (let step = 0; step < steps; step += 1) {
    await world.advance(pause(world));
    const deeds = [await next(world)];
    while (random.chance(0.25) && deeds.length < 3) deeds.push(await next(world));
    await world.act(...deeds.filter((deed) => deed !== null));
  }
  await finish(world);
  const wrong: string[] = [];
  for (const [name, proof] of Object.entries(PROOFS))
    for (const each of await proof(world)) wrong.push(`${name}: ${each}`);
  return wrong;
}

/** Seconds mostly, sometimes hours. */
function pause({ random }: World): number {
  if (random.chance(0.06)) return random.below(180) * MINUTE;
  return random.chance(0.3) ? random.below(10 * MINUTE) : random.below(3000);
}

async function next(world: World): Promise<Deed | null> {
  const { random, again } = world;
  if (again.length > 0 && random.chance(0.3)) return again.splice(random.below(again.length), 1)[0]!;
  let place = random.below(TOTAL);
  const [, step] = STEPS.find(([weight]) => (place -= weight) < 0)!;
  return step(world);
}

/** Everything works again: unanswered calls are repeated, partners send what they have, and days pass. */
async function finish(world: World): Promise<void> {
  world.say('── everything works again ──');
  world.office.isHealed = true;
  for (let round = 0; ; round += 1) {
    if (round === MOST_ROUNDS) throw new Error('The work does not end.');
    if (await finishRound(world)) continue;
    const soon = await nextTime(world);
    if (soon === null) break;
    await world.advance(Math.max(1000, soon - Date.now()));
    await world.salus.unlockJobs();
    // Also takes back what a crashed process was sending.
    await world.act(background.deliveries());
    for (const name of WATCHERS) await world.salus.runSchedule(name);
  }
  await world.act(background.seal(world));
}

async function finishRound(world: World): Promise<boolean> {
  const call = world.again.shift();
  if (call !== undefined) return (await world.act(call), true);
  const message = background.receive(world);
  if (message !== null) return (await world.act(message), true);
  const due = await background.dueJobs(world);
  if (due[0] !== undefined) {
    const chosen = due[0];
    return (await world.act({ name: `runs ${chosen.task}`, run: (salus) => salus.runJob(chosen) }), true);
  }
  const { rows } = await world.eye.query(`select 1 from platform.outbox where due_time <= now() limit 1`);
  if (rows.length > 0) return (await world.act(background.outbox()), true);
  const { rows: waiting } = await world.eye.query(
    `select 1 from deliveries.delivery where state = 'queued'
     and coalesce(greatest(retry_time, send_time), '-infinity') <= now() limit 1`,
  );
  if (waiting.length > 0) return (await world.act(background.deliveries()), true);
  return false;
}

/** When the next thing becomes due by itself; null if nothing is left. */
async function nextTime({ eye }: World): Promise<number | null> {
  const { rows } = await eye.query<{ at: Date | null }>(
    `select min(at) as at from (
       select due_time as at from platform.outbox where due_time < 'infinity'
       union all select run_at from graphile_worker._private_jobs where locked_at is null and attempts < max_attempts
       union all select locked_at + interval '16 minutes' from graphile_worker._private_jobs where locked_at is not null
       union all select greatest(retry_time, send_time) from deliveries.delivery where state = 'queued'
       union all select claimed_time + interval '6 minutes' from deliveries.delivery where state = 'sending'
       union all select claimed_time + interval '6 minutes' from labs.message where state = 'sending'
       union all select claimed_time + interval '6 minutes' from prescribing.network_message where state = 'sending'
       union all select answer_due_time + interval '1 minute' from prescribing.network_message where state = 'sent') t`,
  );
  return rows[0]?.at?.getTime() ?? null;
}
