import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerUser } from '../choose-server-user.ts';
import type { EmbeddedPostgres } from '../keep-server.ts';

type RunningServer = Pick<EmbeddedPostgres, 'url' | 'pid' | 'port' | 'adopted'>;
interface Report {
  readonly up?: RunningServer;
  readonly ended?: 'stopped' | 'left running';
  readonly error?: { readonly name: string; readonly message: string };
  readonly info?: string;
  readonly warn?: string;
  readonly progress?: string;
}

/** A process that runs only the database part of the server. */
export interface Instance extends RunningServer {
  /** The process's own pid; `pid` is PostgreSQL's. */
  readonly process: number;
  /** Everything that it has reported so far. */
  readonly reports: readonly Report[];
  stop(): Promise<'stopped' | 'left running' | undefined>;
  /** Ends the process like a crash or kill -9. */
  crash(): Promise<void>;
}

/**
 * Starts a process with the embedded PostgreSQL of that directory, as that user, through a program that confines it;
 * throws its error as `name: message`.
 */
export async function startInstance(
  dataDir: string,
  systemDir: string,
  user: ServerUser = {},
  confined: readonly string[] = [],
): Promise<Instance> {
  const instance = beginInstance(dataDir, systemDir, user, confined);
  const up = await instance.up;
  const { child, reports, exited } = instance;
  return {
    ...up,
    process: child.pid ?? 0,
    reports,
    stop: async () => {
      child.stdin.write('stop\n');
      await exited;
      return reports.at(-1)?.ended;
    },
    crash: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Starts such a process without waiting for its database. */
export function beginInstance(
  dataDir: string,
  systemDir: string,
  user: ServerUser = {},
  confined: readonly string[] = [],
) {
  const program = fileURLToPath(new URL('run-instance.ts', import.meta.url));
  const [command, ...args] = [...confined, process.execPath, program, dataDir, systemDir];
  const child = spawn(command, args, {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const reports: Report[] = [];
  const up = new Promise<RunningServer>((resolve, reject) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const report = JSON.parse(line) as Report;
        reports.push(report);
        if (report.up) resolve(report.up);
        if (report.error) reject(new Error(`${report.error.name}: ${report.error.message}`));
      })
      .once('close', () => reject(new Error('the process ended before its database was up')));
  });
  return { child, up, reports, exited };
}
