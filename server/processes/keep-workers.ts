import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { StartError } from '#platform/start-error.ts';
import { isOurs, type FromWorker, type ToWorker, type WorkerSetup } from './worker-setup.ts';

/** The processes that serve calls. */
export interface Workers {
  /**
   * Replaces them one by one without refusing a call: each new one is ready before an old one ends. If a new one does
   * not start, the old ones continue.
   */
  restart(): Promise<void>;
  /** Ends them; they finish what is in progress. */
  end(): Promise<void>;
}

// A worker that lived shorter than this may fail again at once: its successor waits, each time longer.
const SHORT_LIFE_MS = 10_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const LONGEST_END_MS = 25_000;

/**
 * Starts `count` workers, and replaces one that dies. Resolves when all are ready; throws StartError if one of them
 * does not start.
 */
export async function keepWorkers(count: number, setup: WorkerSetup, say: (line: string) => void): Promise<Workers> {
  // Limits that protect secrets are counted here for all workers.
  void new RateLimiterClusterMaster();
  // On every system, so that a connection that a leaving worker rejects is passed to another one.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const ready = new Set<Worker>();
  let isEnding = false;
  let isRestarting = false;
  let shortLives = 0;

  const begin = async (): Promise<Worker> => {
    const worker = cluster.fork();
    const began = Date.now();
    // A message to a worker that has just died.
    worker.on('error', () => undefined);
    worker.on('message', (message: unknown) => {
      if (isOurs<FromWorker>(message) && message.salus === 'setup') send(worker, { salus: 'setup', setup });
    });
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: unknown) => {
        if (isOurs<FromWorker>(message) && message.salus === 'ready') resolve();
      });
      worker.once('exit', () => reject(new StartError('One of its processes did not start; the reason is above.')));
    });
    ready.add(worker);
    worker.once('exit', () => {
      const wasServing = ready.delete(worker);
      if (!wasServing || isEnding) return;
      shortLives = Date.now() - began < SHORT_LIFE_MS ? shortLives + 1 : 0;
      say('A process ended; starting another one.');
      void replace();
    });
    return worker;
  };
  const replace = async (): Promise<void> => {
    for (let failures = Math.max(0, shortLives - 1); !isEnding && ready.size < count; failures += 1) {
      if (failures > 0) await sleep(Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS));
      if (isEnding) return;
      await begin().then(
        () => (failures = -1),
        () => undefined,
      );
    }
  };
  const retire = async (worker: Worker, drain: boolean): Promise<void> => {
    ready.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    send(worker, { salus: 'end', drain });
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_END_MS);
    await ended;
    clearTimeout(timer);
  };

  await Promise.all(Array.from({ length: count }, begin));
  return {
    async restart() {
      if (isRestarting || isEnding) return;
      isRestarting = true;
      try {
        say('Restarting the processes one by one…');
        for (const old of [...ready]) {
          // One that died in the meantime has a new successor.
          if (!ready.has(old)) continue;
          await begin();
          if (isEnding) return;
          await retire(old, true);
        }
        for (const extra of [...ready].slice(count)) await retire(extra, true);
        say('All processes were restarted.');
      } catch {
        say('The new process did not start (the reason is above). The processes from before continue.');
      } finally {
        isRestarting = false;
      }
    },
    async end() {
      isEnding = true;
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(all.map((worker) => retire(worker, false)));
    },
  };
}

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};
