// npm run simulate: runs seeds, and shows the steps of one.
import { parseArgs } from 'node:util';
import { seededRandom } from '../seed/people/random.ts';
import { takeOverFetch } from './partners/http-partners.ts';
import { startLaboratory } from './partners/laboratory.ts';
import { openNetworkLine } from './partners/network.ts';
import { startMail } from './partners/mail.ts';
import { runSeed } from './run-seed.ts';
import { breakDeliberately } from './world/breakage.ts';
import { foundSimulatedClinic } from './world/clinic.ts';
import { startCluster, TEMPLATE } from './world/cluster.ts';
import { takeOverQueries } from './world/faults.ts';
import { startSalus } from './world/salus.ts';
import { setTime, takeOverTime } from './world/time.ts';
import { configOf, LABORATORY, World } from './world/world.ts';

const START = Date.parse('2026-11-23T08:00:00Z');
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    from: { type: 'string' },
    break: { type: 'string' },
    verbose: { type: 'boolean' },
    'until-found': { type: 'boolean' },
  },
});
const one = values.seed === undefined ? null : Number(values.seed);
const first = one ?? Number(values.from ?? 1);
const count = one === null ? Number(values.seeds ?? 50) : 1;
if (![first, count].every(Number.isSafeInteger)) throw new Error('A seed is a whole number.');

if (values.break !== undefined) breakDeliberately(values.break);
// The clock first: what is loaded or opened below may keep it.
setTime(START);
takeOverTime(seededRandom(first).next);
takeOverQueries();
takeOverFetch();
const partners = { mail: await startMail(), laboratory: await startLaboratory(), network: await openNetworkLine() };
const cluster = await startCluster();
// An interrupted run leaves no database server behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.close().finally(() => process.exit(130)));
const failures: number[] = [];
const begun = performance.now();
let steps = 0;
let ran = 0;
try {
  const founding = await startSalus(configOf(cluster, TEMPLATE, partners));
  const clinic = await foundSimulatedClinic(founding, LABORATORY);
  await founding.close();
  for (let seed = first; seed < first + count; seed += 1) {
    const database = `seed_${seed}`;
    setTime(START + 1000);
    Math.random = seededRandom(seed).next;
    await cluster.clone(database);
    const tell = one === null && values.verbose !== true ? () => undefined : say;
    const world = new World(seed, { cluster, database, partners, clinic, tell });
    await world.open();
    let wrong: string[];
    try {
      wrong = await runSeed(world);
    } catch (error) {
      wrong = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
    }
    steps += world.lines.length;
    ran += 1;
    await world.close();
    await cluster.drop(database);
    if (wrong.length > 0) {
      failures.push(seed);
      say(
        `✗ seed ${seed}: ${wrong.join('\n    ')}\n  npm run simulate -- --seed ${seed}${values.break === undefined ? '' : ` --break ${values.break}`}`,
      );
    }
    if (wrong.length > 0 && values['until-found'] === true) break;
    if ((seed - first) % 100 === 99) say(`${seed - first + 1} seeds, ${steps} steps, ${failures.length} failed`);
  }
} finally {
  await Promise.all(Object.values(partners).map((partner) => partner.close()));
  await cluster.close();
}
const seconds = Math.round((performance.now() - begun) / 1000);
say(
  `${ran} ${ran === 1 ? 'seed' : 'seeds'}, ${steps} steps, ${seconds} s: ${failures.length === 0 ? 'all proofs hold' : `${failures.length} failed (${failures.slice(0, 20).join(', ')})`}`,
);
process.exit(failures.length === 0 ? 0 : 1);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
