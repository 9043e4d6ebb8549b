import type { ServerUser } from './choose-server-user.ts';

/** A database cluster on disk, and everything required to run it. */
export interface Cluster {
  /** The real path of the cluster's directory (PostgreSQL's data_directory). */
  readonly dir: string;
  /** The user that runs PostgreSQL; empty for the current one. */
  readonly user: ServerUser;
  /** The directory with PostgreSQL's bin, lib and share, readable for that user. */
  readonly native: string;
  readonly password: string;
  readonly passwordFile: string;
  readonly logFile: string;
  /** Where PostgreSQL copies its finished write-ahead log; undefined without continuous backups. */
  readonly archiveDir?: string | undefined;
  /** The number of connections that it allows; undefined for that of its settings. */
  readonly connections?: number | undefined;
}

/** The role that owns the cluster; only the supervisor signs in with it. */
export const SUPERVISOR_ROLE = 'postgres';

/**
 * The role and database of the application: not a superuser, so that not even a malicious statement reaches the
 * machine.
 */
export const APPLICATION_ROLE = 'salus';

/**
 * Returns the environment of every PostgreSQL program: none of our variables, and the locale C, which exists
 * everywhere.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot, TEMP }) };
}
