import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** More than this share of the machine taken by others, and a measurement says more of them than of Salus. */
const IDLE = 0.05;
const SECOND = 1000;
/** What /proc counts in, and os.cpus() in milliseconds. */
const TICK = 10;

/** How much of the machine others took, as shares of all its cores. */
export interface OthersWork {
  /** On the average of the three seconds before the first measurement. */
  before: number;
  /** On the average of all seconds while it measured. */
  during: number;
  /** In the busiest ten seconds of these. */
  most: number;
}

/** Whether nothing to speak of ran beside the measurements. */
export function wasIdle({ before, during, most }: OthersWork): boolean {
  return before <= IDLE && during <= IDLE && most <= 4 * IDLE;
}

/** The same in words, for the report and beside the results. */
export function machineWords({ before, during, most }: OthersWork): string {
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return `Others took ${percent(before)} of the machine's ${cpus().length} cores before, ${percent(during)} during, ${percent(most)} in the busiest ten seconds.`;
}

/**
 * Watches what others take of the machine until the answered function is called: all that its cores did, without what this process and
 * those that it started did. Only Linux tells whose work it is; elsewhere all counts as others'.
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

/** What the machine has done since it began, in milliseconds of one core: all its time, the busy part, and what of it was our own. */
export interface WorkSoFar {
  all: number;
  busy: number;
  own: number;
}

/** The share of the machine that others took between two looks; counted in ticks, ours may seem more than all. */
export function othersShare(last: WorkSoFar, now: WorkSoFar): number {
  const all = now.all - last.all;
  return all <= 0 ? 0 : Math.max(0, now.busy - last.busy - (now.own - last.own)) / all;
}

async function look(): Promise<WorkSoFar> {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((sum, core) => sum + core.busy, 0);
  return { all: times.reduce((sum, core) => sum + core.idle, busy), busy, own: await ownWork() };
}

/** What this process and all that it started have done, in milliseconds; of those that ended, what their parents count. */
async function ownWork(): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The name, in brackets, may hold anything; after it: state, parent … and as the twelfth to fifteenth the times.
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
