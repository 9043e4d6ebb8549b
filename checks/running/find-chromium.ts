import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runCommand, runTool } from './run-tool.ts';

// The headless shell first: the same engine without browser UI, which makes the end-to-end tests ten percent faster.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const PACKAGERS: readonly (readonly string[])[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ['dnf', 'install', '-y', 'chromium'],
  ['pacman', '-Sy', '--noconfirm', 'chromium'],
  ['zypper', '-n', 'install', 'chromium'],
  ['apk', 'add', 'chromium'],
];

/**
 * Returns the path of a Chromium that runs here: the one in SALUS_CHROMIUM, an installed one, Playwright's own, or one
 * from the system's package manager. `log` gets a line before long steps. Null if none is available.
 */
export async function findChromium(log: (line: string) => void): Promise<string | null> {
  const named = process.env['SALUS_CHROMIUM'];
  if (named) {
    if (await runs(named)) return named;
    log(`SALUS_CHROMIUM names ${named}, which does not run.`);
    return null;
  }
  return (await installed()) ?? (await playwrights(log)) ?? (await packaged(log));
}

async function installed(): Promise<string | null> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return firstThatRuns([...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]);
}

async function playwrights(log: (line: string) => void): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (await runs(path)) return path;
  log('Downloading a Chromium for the journeys (once, about a minute) …');
  const { code } = await runTool('playwright', ['install', 'chromium'], { timeout: 300_000 });
  return code === 0 && (await runs(path)) ? path : null;
}

async function packaged(log: (line: string) => void): Promise<string | null> {
  const before = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (before.length > 0 && (await runCommand('sudo', ['-n', 'true'])).code !== 0) return null;
  log("Installing Chromium by the system's package manager (once, about a minute) …");
  for (const command of PACKAGERS) {
    const [file = '', ...args] = [...before, ...command];
    await runCommand(file, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 });
    const path = await installed();
    if (path !== null) return path;
  }
  return null;
}

async function firstThatRuns(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await runs(path)) return path;
  return null;
}

/** Returns whether it starts: libraries of the browser may be missing. */
async function runs(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return false;
  }
  return (await runCommand(path, ['--version', '--no-sandbox'], { timeout: 30_000 })).code === 0;
}
