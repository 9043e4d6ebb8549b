import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** If other processes use more than this share of the machine, measurements are unreliable. */
const IDLE = 0.05;
const SECOND = 1000;
/** The time unit of /proc; os.cpus() uses milliseconds. */
const TICK = 10;

/** The load of other processes, as a share of all cores. */
export interface OthersWork {
  /** Average of the three seconds before the first measurement. */
  before: number;
  /** Average of all seconds of the measurements. */
  during: number;
  /** Maximum over ten seconds. */
  most: number;
}

/** Returns whether practically nothing else ran during the measurements. */
export function wasIdle({ before, during, most }: OthersWork): boolean {
  return before <= IDLE && during <= IDLE && most <= 4 * IDLE;
}

/** Describes the load for the report and the results. */
export function machineWords({ before, during, most }: OthersWork): string {
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return `Others took ${percent(before)} of the machine's ${cpus().length} cores before, ${percent(during)} during, ${percent(most)} in the busiest ten seconds.`;
}

/**
 * Measures the load of other processes until the returned function is called: the total CPU time minus that of this
 * process and its children. Only Linux provides CPU time per process; elsewhere all of it counts as others'.
 */
export async function watchMachine(): Promise<() => OthersWork> {
  let last = await look();
  const shares: number[] = [];
  const sample = async (): Promise<void> => {
    const now = await look();
    shares.push(othersShare(last, now));
    last = now;
  };
  for (let second = 0; second < 3; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, SECOND));
    await sample();
  }
  const before = average(shares.splice(0));
  const timer = setInterval(() => void sample(), SECOND);
  return () => {
    clearInterval(timer);
    const tens = shares.map((_, at) => shares.slice(at, at + 10)).filter(({ length }, at) => at === 0 || length === 10);
    return { before, during: average(shares), most: Math.max(0, ...tens.map(average)) };
  };
}

const average = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** Cumulative CPU times in milliseconds of one core: total, busy, and our own part of it. */
export interface WorkSoFar {
  all: number;
  busy: number;
  own: number;
}

/**
 * Returns the share of the machine that others used between two samples; because of the tick resolution, our part may
 * exceed the total.
 */
export function othersShare(last: WorkSoFar, now: WorkSoFar): number {
  const all = now.all - last.all;
  return all <= 0 ? 0 : Math.max(0, now.busy - last.busy - (now.own - last.own)) / all;
}

async function look(): Promise<WorkSoFar> {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((sum, core) => sum + core.busy, 0);
  return { all: times.reduce((sum, core) => sum + core.idle, busy), busy, own: await ownWork() };
}

/**
 * Returns the CPU time of this process and its children, in milliseconds; ended children are counted by their parents.
 */
async function ownWork(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The process name in parentheses may contain any character; after it: state, parent … and as the twelfth to
      // fifteenth the times.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const work = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
      return { pid: Number(pid), parent: Number(fields[1]), work };
    }),
  );
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const workOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.work + workOf(child.pid), 0);
  return (processes.find(({ pid }) => pid === process.pid)?.work ?? 0) + workOf(process.pid);
}
