import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The information that PostgreSQL writes into postmaster.pid. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** starting, ready, stopping or standby; undefined while the file is being written. */
  readonly status: string | undefined;
}

/** Reads the cluster's pid file; 'none' if there is none, 'unreadable' if it is empty or incomplete. */
export function readPidFile(dir: string, name = 'postmaster.pid'): PidFile | 'none' | 'unreadable' {
  let lines;
  try {
    lines = readFileSync(path.join(dir, name), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'none';
    throw error;
  }
  const [pid, , , port] = lines.map(Number);
  if (!pid || !Number.isInteger(pid)) return 'unreadable';
  return { pid, port: port ?? 0, status: lines[7]?.trim() || undefined };
}

/**
 * Returns the port that the cluster last used, from the command line that PostgreSQL stores; undefined if it never ran.
 */
export function readLastPort(dir: string): number | undefined {
  try {
    const port = /"-p" "(\d+)"/.exec(readFileSync(path.join(dir, 'postmaster.opts'), 'utf8'))?.[1];
    return port === undefined ? undefined : Number(port);
  } catch {
    return undefined;
  }
}
