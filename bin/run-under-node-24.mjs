import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { LaunchFault } from './launch-fault.mjs';

const needed = 24;

/** Runs `args` with Node 24 or later and ends with its exit code. Throws a LaunchFault if there is none. */
export async function runUnderNode24(root, args) {
  const child = spawn(findNode(root), [...process.execArgv, ...args], { stdio: 'inherit' });
  // In a terminal the child receives Ctrl-C directly; a second signal could force an immediate exit.
  const inTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  const relay = (signal) => {
    if (signal !== 'SIGINT' || !inTerminal) child.kill(signal);
  };
  process.on('SIGINT', relay).on('SIGTERM', relay);
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code, signal) => resolve({ code, signal }));
  });
  process.off('SIGINT', relay).off('SIGTERM', relay);
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code;
}

function findNode(root) {
  const windows = process.platform === 'win32';
  const file = windows ? 'node.exe' : 'node';
  const brought = join(root, 'node_modules', `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin', file);
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder || '.', file));
  const found = [brought, ...new Set(onPath)].find((path) => majorOf(path) >= needed);
  if (found) return found;
  throw new LaunchFault(
    `Salus needs Node ${needed} or later. This is ${process.version}, and the one for ` +
      `${process.platform}-${process.arch} in node_modules does not run here. Install Node ${needed} from https://nodejs.org.`,
  );
}

function majorOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}
