import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, statSync } from 'node:fs';

/**
 * Returns whether that process is alive (not a zombie) and is the PostgreSQL of that cluster, not another process that
 * has reused its pid.
 */
export function isServerOf(dir: string, pid: number): boolean {
  if (process.platform === 'linux') return isServerOnLinux(dir, pid);
  if (process.platform === 'win32') return exists(pid);
  const { stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout !== '' && !/^\s*Z/.test(stdout) && stdout.includes('postgres') && stdout.includes(dir);
}

function isServerOnLinux(dir: string, pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    if (/^State:\s+[ZX]/m.test(status)) return false;
    if (Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]) !== statSync(dir).uid) return false;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dir;
  } catch {
    // Root in a container may not inspect another user's process, but command lines are readable by all.
    return readCommandLine(pid).join(' ').includes(`postgres -D ${dir} `);
  }
}

function readCommandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Returns whether any process has that pid. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
