import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callServer, freePort, isReady, signIn, startServer } from '../running-server.ts';
import { compareWithRows, type Difference } from './compare-with-rows.ts';
import { KILLS, possibleKinds, type Target } from './kinds.ts';
import { tellNothing, writePatients, type Told } from './keyed-writers.ts';

/** The outcome of a series of kills. */
export interface KillReport {
  /** By kind: how often, and the longest time until the server answered again, in milliseconds. */
  kills: Record<string, { count: number; longestMs: number }>;
  told: Told;
  /** What users were told and the records don't have, or have twice. */
  differences: Difference[];
  isChainWhole: boolean;
}

/** How often and what is killed. */
export interface KillOptions {
  rounds: number;
  processes: number;
  /** A data folder that may be lost; otherwise a new one. */
  dataDir?: string;
  /** Ends it early. */
  enough?: AbortSignal;
}

const WRITERS = 6;
const PATIENCE_MS = 600_000;

/**
 * Starts the program and kills it `rounds` times, each time in another way, while users create patients; then compares
 * what they were told with the records, and checks the audit log.
 */
export async function runKills(
  { rounds, processes, dataDir: given, enough }: KillOptions,
  say: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'salus-kills-'));
  await chmod(folder, 0o755);
  const clockFile = join(folder, 'clock');
  const [port, dataDir] = [await freePort(), given ?? join(folder, 'data')];
  const clock = new URL('moved-clock.ts', import.meta.url).href;
  const settings = { port, PROCESSES: processes, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import ${clock}` };
  const start = () => startServer(dataDir, settings);
  const target: Target = { dataDir, clockFile, processes, running: await start() };
  const told = tellNothing();
  const over = new AbortController();
  const kinds = possibleKinds();
  const kills: KillReport['kills'] = {};
  try {
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      writePatients(port, `Writer ${index}`, told, over.signal),
    );
    for (let round = 0; round < rounds && enough?.aborted !== true; round += 1) {
      const kind = kinds[round % kinds.length]!;
      await sleep(100 + Math.random() * 300);
      await KILLS[kind]!(target);
      const began = Date.now();
      await recover(target, start);
      const { count, longestMs } = kills[kind] ?? { count: 0, longestMs: 0 };
      kills[kind] = { count: count + 1, longestMs: Math.max(longestMs, Date.now() - began) };
      if ((round + 1) % 25 === 0) say(`${round + 1} kills, ${told.saved.size} patients saved`);
    }
    over.abort();
    await Promise.all(writers);
    const differences = await compareWithRows(dataDir, told);
    return { kills, told, differences, isChainWhole: await verifyChain(port) };
  } finally {
    over.abort();
    target.running.process.kill('SIGTERM');
    await target.running.ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits until calls are answered again; a program that has ended is started again, as the system does. */
async function recover(target: Target, start: () => Promise<Target['running']>): Promise<void> {
  const { running } = target;
  const hasEnded = (): boolean => running.process.exitCode !== null || running.process.signalCode !== null;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    // A killed process ends a moment later.
    await Promise.race([running.ended, sleep(50)]);
    if (hasEnded()) {
      target.running = await start();
      return;
    }
    if (await isReady(running.port)) return;
  }
  throw new Error(`The server did not recover: ${running.said()}`);
}

async function verifyChain(port: number): Promise<boolean> {
  const token = await signIn(port, 'admin@demo.salus');
  const { data } = await callServer(port, 'audit_logs', '{ audit_log_verify { ok } }', {}, { token });
  return (data as { audit_log_verify: { ok: boolean } }).audit_log_verify.ok;
}
