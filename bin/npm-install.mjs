import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LaunchFault } from './launch-fault.mjs';

// `npm ci` refuses this lock: a few platform packages of oxlint and oxfmt are missing from the registry, and so from it.
// No install script is needed, and none is run. `--no-save` keeps the npm of the day from rewriting the lock.
const args = [
  'install',
  '--no-audit',
  '--no-fund',
  '--no-save',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--prefer-offline',
  '--no-update-notifier',
  '--loglevel=error',
];

/** Runs `npm install` in `root`, silent unless it fails; hands the npm process's pid to `started`. */
export async function npmInstall(root, started) {
  const cache = writableCache();
  try {
    const { code, output } = await runNpm(root, [...args, `--cache=${cache.path}`], started);
    if (code === 0) return;
    throw new LaunchFault(`${output.trim()}\nThe dependencies could not be installed: npm ended with ${code}.`);
  } finally {
    if (cache.temporary) rmSync(cache.path, { recursive: true, force: true });
  }
}

function runNpm(root, rest, started) {
  const [file, ...first] = npmCommand();
  return new Promise((resolve, reject) => {
    const npm = spawn(file, [...first, ...rest], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && file === 'npm',
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    if (npm.pid) started(npm.pid);
    // Without this a stopped Salus would leave npm at work behind its back.
    let stopped;
    const stop = (signal) => {
      stopped = signal;
      npm.kill(signal);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    npm.once('error', (fault) =>
      reject(new LaunchFault(`npm is needed to install the dependencies: ${fault.message}`)),
    );
    npm.once('close', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopped) process.kill(process.pid, stopped);
      resolve({ code: code ?? signal, output });
    });
  });
}

/** The npm that is running us, under the Node that it runs on; else the one on the PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && basename(script) === 'npm-cli.js') return [node || process.execPath, script];
  return ['npm'];
}

/** npm's usual cache where it can be written to; with no home, or a foreign one, a temporary one. */
function writableCache() {
  const usual = process.env.npm_config_cache || homeCache();
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return { path: usual, temporary: false };
  } catch {
    return { path: mkdtempSync(join(tmpdir(), 'salus-npm-')), temporary: true };
  }
}

function homeCache() {
  try {
    return join(homedir(), '.npm');
  } catch {
    return '';
  }
}
