import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { LaunchFault } from './launch-fault.mjs';

// `npm ci` rejects this lock file: a few platform packages of oxlint and oxfmt are missing from the registry, and so
// from it. Install scripts are neither required nor run. `--no-save` prevents npm from rewriting the lock file.
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

/** Runs `npm install` in `root`, silently unless it fails; passes the pid of the npm process to `started`. */
export async function npmInstall(root, started) {
  const cache = writableCache();
  try {
    const { code, output } = await runNpm(root, [...args, `--cache=${cache.path}`], started);
    if (code === 0) return;
    throw new LaunchFault(`${output.trim()}\nThe dependencies could not be installed: npm exited with code ${code}.`);
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
    // Otherwise npm would continue in the background after the launcher was stopped.
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

/** Returns the npm that is running us, with the Node that it runs on; otherwise the one on the PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && basename(script) === 'npm-cli.js') return [node || process.execPath, script];
  return ['npm'];
}

/** Returns npm's default cache if it is writable, otherwise a temporary one, e.g. without a home directory. */
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
