import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '#platform/id.ts';
import { send } from './load.ts';
import { addMembers, signInMember } from './people/members.ts';
import { type Operation, type Person, type Work, type Workplace, workOf } from './people/operations.ts';
import { memoryOf, SALUS, startServer } from './processes.ts';
import type { Row } from './row.ts';

const ACCOUNTS = 40;
const THINK_MS = { least: 1000, most: 3000 };
const GOAL_MS = 200;

/** How many people work, how long they take to arrive, and for how long they are measured after that. */
interface Load {
  people: number;
  arrivalSeconds: number;
  seconds: number;
  url: string;
  folder: string;
}

/** The latencies of one operation, in milliseconds. */
interface Measured {
  latencies: number[];
  errors: number;
}

/**
 * Measures people at work in every area, each of whom thinks for one to three seconds between calls: the 99th
 * percentile of all calls, and the errors.
 */
export async function peopleRows(workplace: Workplace, load: Load): Promise<Row[]> {
  const password = newId();
  const usernames = await addMembers(workplace.database, workplace, { role: 'Admin', count: ACCOUNTS, password });
  const work = await workOf(workplace);
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: load.url, DATA_DIR: load.folder, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  try {
    const tokens: string[] = [];
    for (const username of usernames) tokens.push(await signInMember(salus.port, username, password));
    const { measured, problems } = await letWork(salus.port, tokens, work, load);
    return rowsOf(measured, problems, load, await memoryOf(salus.process.pid!));
  } finally {
    await salus.stop();
  }
}

// After the last one has arrived, before anything is measured: until then the server compiles what it runs often.
const SETTLING_MS = 20_000;

/** Lets everyone arrive and work; it is measured from some seconds after the last one has arrived. */
async function letWork(
  port: number,
  tokens: readonly string[],
  { operations, arrive }: Work,
  { people, arrivalSeconds, seconds }: Load,
): Promise<{ measured: Map<string, Measured>; problems: Map<string, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const measured = new Map<string, Measured>();
  const problems = new Map<string, number>();
  const begin = performance.now() + arrivalSeconds * 1000 + SETTLING_MS;
  const end = begin + seconds * 1000;
  const choose = chooser(operations);
  let turn = 0;
  const personAt = (number: number): Person => ({
    number,
    note: null,
    async call(service, query, variables, key) {
      const { status, body } = await send(agent, port, {
        path: `/api/${service}`,
        body: JSON.stringify({ query, variables }),
        headers: {
          authorization: `Bearer ${tokens[number % tokens.length]}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
      });
      const { data, errors } = JSON.parse(body) as { data: unknown; errors?: { message: string }[] };
      if (status !== 200 || errors !== undefined) throw new Error(errors?.[0]?.message ?? `status ${status}`);
      return data;
    },
  });
  const attempt = async (name: string, run: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    let failed = false;
    try {
      await run();
    } catch (error) {
      failed = true;
      const problem = `${name}: ${String(error)}`;
      problems.set(problem, (problems.get(problem) ?? 0) + 1);
    }
    const now = performance.now();
    if (begun < begin || now > end) return;
    const kept = measured.get(name) ?? { latencies: [], errors: 0 };
    measured.set(name, kept);
    kept.latencies.push(now - begun);
    if (failed) kept.errors += 1;
  };
  const live = async (person: Person): Promise<void> => {
    await sleep((person.number / people) * arrivalSeconds * 1000);
    await attempt('arriving', () => arrive(person));
    while (performance.now() < end) {
      await sleep(THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least));
      const operation = choose();
      await attempt(operation.nameFor?.(person) ?? operation.name, () => operation.run(person, turn++));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => live(personAt(number))));
  agent.destroy();
  return { measured, problems };
}

function chooser(operations: readonly Operation[]): () => Operation {
  const deck = operations.flatMap((operation) => Array.from({ length: operation.weight }, () => operation));
  return () => deck[Math.floor(Math.random() * deck.length)]!;
}

function rowsOf(
  measured: ReadonlyMap<string, Measured>,
  problems: ReadonlyMap<string, number>,
  { people, seconds }: Load,
  memory: number,
): Row[] {
  const all = [...measured.values()].flatMap(({ latencies }) => latencies);
  const each = [...measured]
    .map(([name, { latencies }]) => ({ name, latencies, p99: at(latencies, 0.99) }))
    .toSorted((one, other) => other.p99 - one.p99)
    .map(({ name, latencies }) => `${name} ${percentiles(latencies)}`);
  const errors = [...measured.values()].reduce((sum, one) => sum + one.errors, 0);
  const said = [...problems].map(([problem, count]) => `${count} × ${problem}`);
  const calls = `${Math.round(all.length / seconds)} calls a second`;
  return [
    {
      name: `${people} people at work in every area, 1 to 3 s of thought: p99, ms`,
      ratio: at(all, 0.99),
      goal: GOAL_MS,
      lowerIsBetter: true,
      detail: `${calls}, median/p90/p99 ${percentiles(all)} ms, ${memory.toFixed(0)} MB after; of ${each.join(', ')}`,
    },
    {
      name: `${people} people at work: errors`,
      ratio: errors,
      goal: 0,
      lowerIsBetter: true,
      detail: said.length === 0 ? `none of ${all.length} calls` : said.join('; '),
    },
  ];
}

function at(latencies: readonly number[], share: number): number {
  const sorted = latencies.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const percentiles = (latencies: readonly number[]): string =>
  [0.5, 0.9, 0.99].map((share) => at(latencies, share).toFixed(0)).join('/');
