import { readConfig, type Config } from '#platform/config.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import type { OpenApp } from '../open-app.ts';
import { divideConnections, readMostConnections } from './divide-connections.ts';
import { keepWorkers, type Workers } from './keep-workers.ts';

/** Starts the processes that serve calls on the database and the simulated services of this one. */
export async function runPrimary(
  { app, postgres }: OpenApp,
  sandbox: Sandbox,
  say: (line: string) => void,
): Promise<Workers> {
  const { processes } = app.config;
  const connections = divideConnections(await readMostConnections(app.database.pool), processes);
  const config: Partial<Config> = simulated(sandbox.config);
  if (postgres !== null) config.databaseUrl = postgres.url;
  const workers = await keepWorkers(processes, { config, connections, hasOutbox: sandbox.outbox !== null }, say);
  process.on('SIGUSR2', () => void workers.restart());
  return workers;
}

/** Returns the settings that the sandbox completed; a worker reads the others itself, which may be of a later version. */
function simulated(config: Config): Partial<Config> {
  const own = JSON.stringify;
  const read = readConfig(process.env);
  const names = Object.keys(config) as (keyof Config)[];
  return Object.fromEntries(names.filter((name) => own(config[name]) !== own(read[name])).map((n) => [n, config[n]]));
}
