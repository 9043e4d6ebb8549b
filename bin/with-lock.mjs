import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const pause = 250;
const forgotten = 10 * 60_000;

/**
 * Runs `work` while no other process does, using a lock file at `path`. `work` receives `alsoHeldBy(pid)` to register a
 * child that must have ended too before the lock counts as stale. Calls `waiting` once if another process has the lock.
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
  // A process that considered an older lock stale may have moved ours away; then the lock belongs to it.
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
    // Another process was faster; the next iteration checks again.
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
  // A lock file is empty until its first write; a reused pid must not keep the lock forever.
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
