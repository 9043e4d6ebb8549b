import type { ServerUser } from './choose-server-user.ts';

/** One database cluster on disk and all that is needed to run it. */
export interface Cluster {
  /** The real path of the cluster's directory (PostgreSQL's data_directory). */
  readonly dir: string;
  /** Who PostgreSQL runs as; empty when that is ourselves. */
  readonly user: ServerUser;
  /** The directory that holds PostgreSQL's bin, lib and share, readable for that user. */
  readonly native: string;
  readonly password: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** The role that owns the cluster: only the supervisor signs in with it. */
export const SUPERVISOR_ROLE = 'postgres';

/** The role and the database that the application works with: no superuser, so that not even a hostile statement reaches the machine. */
export const APPLICATION_ROLE = 'salus';

/** The environment of every PostgreSQL program: nothing of ours, and no locale but C, which exists everywhere. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot, TEMP }) };
}
