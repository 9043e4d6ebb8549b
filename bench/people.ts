import { Agent } from 'node:http';
import { newId } from '#platform/id.ts';
import { send } from './load.ts';
import { addMembers, signInMember } from './people/members.ts';
import { type Operation, operationsOf, type Person, type Workplace } from './people/operations.ts';
import { SALUS, startServer } from './processes.ts';
import type { Row } from './row.ts';

const ACCOUNTS = 40;
const THINK_MS = { least: 1000, most: 3000 };
const GOAL_MS = 200;

/** How many people work, and for how long they are measured. */
interface Load {
  people: number;
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
  const operations = await operationsOf(workplace);
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: load.url, DATA_DIR: load.folder, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  try {
    const tokens: string[] = [];
    for (const username of usernames) tokens.push(await signInMember(salus.port, username, password));
    const { measured, problems } = await work(salus.port, tokens, operations, load);
    return rowsOf(measured, problems, load);
  } finally {
    await salus.stop();
  }
}

/** Lets everyone work; what is done during the first third is not measured. */
async function work(
  port: number,
  tokens: readonly string[],
  operations: readonly Operation[],
  { people, seconds }: Load,
): Promise<{ measured: Map<string, Measured>; problems: Map<string, number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const measured = new Map<string, Measured>(operations.map(({ name }) => [name, { latencies: [], errors: 0 }]));
  const problems = new Map<string, number>();
  const begin = performance.now() + (seconds * 1000) / 3;
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
  const live = async (person: Person): Promise<void> => {
    while (performance.now() < end) {
      await think();
      const operation = choose();
      const begun = performance.now();
      let failed = false;
      try {
        await operation.run(person, turn++);
      } catch (error) {
        failed = true;
        const problem = `${operation.name}: ${String(error)}`;
        problems.set(problem, (problems.get(problem) ?? 0) + 1);
      }
      const now = performance.now();
      if (begun < begin || now > end) continue;
      const { latencies } = measured.get(operation.name)!;
      latencies.push(now - begun);
      if (failed) measured.get(operation.name)!.errors += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => live(personAt(number))));
  agent.destroy();
  return { measured, problems };
}

const think = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, THINK_MS.least + Math.random() * (THINK_MS.most - THINK_MS.least)));

function chooser(operations: readonly Operation[]): () => Operation {
  const deck = operations.flatMap((operation) => Array.from({ length: operation.weight }, () => operation));
  return () => deck[Math.floor(Math.random() * deck.length)]!;
}

function rowsOf(
  measured: ReadonlyMap<string, Measured>,
  problems: ReadonlyMap<string, number>,
  { people, seconds }: Load,
): Row[] {
  const all = [...measured.values()].flatMap(({ latencies }) => latencies);
  const each = [...measured]
    .filter(([, { latencies }]) => latencies.length > 0)
    .map(([name, { latencies }]) => ({ name, median: at(latencies, 0.5), p99: at(latencies, 0.99) }))
    .toSorted((one, other) => other.p99 - one.p99)
    .map(({ name, median, p99 }) => `${name} ${median.toFixed(0)}/${p99.toFixed(0)}`);
  const errors = [...measured.values()].reduce((sum, one) => sum + one.errors, 0);
  const said = [...problems].map(([problem, count]) => `${count} × ${problem}`);
  const calls = `${Math.round(all.length / seconds)} calls a second`;
  return [
    {
      name: `${people} people at work in every area, 1 to 3 s of thought: p99, ms`,
      ratio: at(all, 0.99),
      goal: GOAL_MS,
      lowerIsBetter: true,
      detail: `${calls}, median ${at(all, 0.5).toFixed(0)} ms; median/p99 of ${each.join(', ')}`,
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
