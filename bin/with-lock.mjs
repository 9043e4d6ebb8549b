import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pause = 250;
const forgotten = 10 * 60_000;

/**
 * Runs `work` while no other process does, told apart by a lock file at `path`. `work` gets `alsoHeldBy(pid)` to name a
 * child that must be gone too before the lock counts as left behind. Calls `waiting` once if somebody else holds it.
 */
export async function withLock(path, waiting, work) {
  for (let told = false; !(await take(path));) {
    if (!told) waiting();
    told = true;
    await sleep(pause);
  }
  try {
    return await work((pid) => writeFileSync(path, `${process.pid} ${pid}`));
  } finally {
    rmSync(path, { force: true });
  }
}

async function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    dropIfLeftBehind(path);
    return false;
  }
  // Somebody who judged an older lock a moment ago may have moved ours away; then it is theirs.
  await sleep(20);
  return holders(path)?.[0] === process.pid;
}

function dropIfLeftBehind(path) {
  const judged = holders(path);
  if (!judged || !leftBehind(path, judged)) return;
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
    if (String(holders(aside)) !== String(judged)) linkSync(aside, path);
  } catch {
    // Another waiter was quicker; the next round finds out.
  }
  rmSync(aside, { force: true });
}

function holders(path) {
  try {
    return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return undefined;
  }
}

function leftBehind(path, pids) {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  // Between its creation and its first byte a lock is empty; a recycled pid must not hold one for ever.
  if (pids.length === 0) return age > 10_000;
  return age > forgotten || !pids.some(isAlive);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}
