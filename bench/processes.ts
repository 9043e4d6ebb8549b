import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** The command of `npm start`. */
export const SALUS = [
  process.execPath,
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  'bin/salus.mjs',
  'start',
];

/** A server under test. */
export interface RunningServer {
  process: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts a Node program with a free PORT and waits until `readyPath` responds. */
export async function startServer(
  command: readonly string[],
  env: Record<string, string>,
  readyPath: string,
): Promise<RunningServer & { startedIn: number }> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let exited = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => ((exited = true), resolve())));
  for (;;) {
    if (exited) throw new Error(`${command.join(' ')} ended before it was ready`);
    const ready = await fetch(`http://127.0.0.1:${port}${readyPath}`).then(
      (answer) => answer.status < 500,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const startedIn = performance.now() - begun;
  return {
    process: child,
    port,
    startedIn,
    async stop() {
      if (!exited) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Watches a process's resident memory until the returned function is called, which returns the maximum in MB. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = async (): Promise<void> => {
    most = Math.max(most, await memoryOf(pid));
  };
  const timer = setInterval(() => void look(), 100);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** Returns a process's resident memory in MB; 0 if it has ended. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
