import type { Cluster } from './cluster.ts';

/** The postgresql.conf of the cluster, which operators may extend. */
export const POSTGRESQL_CONF = `# Salus rewrites salus.conf at each start. Put your own settings below the
# include: they take precedence. Options that Salus sets on the command line
# (addresses and log contents) can't be overridden here.
include_if_exists = 'salus.conf'
`;

/** Only over loopback, and only with the password. */
export const PG_HBA_CONF = `host all all 127.0.0.1/32 scram-sha-256
`;

/** Settings for a small clinic's server with a solid-state disk. */
export const SALUS_CONF = `max_connections = 60
shared_buffers = 128MB
random_page_cost = 1.1
jit = off
wal_compression = on
synchronous_commit = on
password_encryption = scram-sha-256
timezone = 'UTC'
log_timezone = 'UTC'
datestyle = 'ISO, MDY'
lc_messages = 'C'
default_text_search_config = 'pg_catalog.english'
`;

/**
 * Returns the command line arguments of postgres, which copies its finished write-ahead log to `archiveDir`, if given:
 * no setting in a file may open the address, reduce durability or write patient data to the log.
 */
export function serverArguments(
  { dir, archiveDir, connections }: Pick<Cluster, 'dir' | 'archiveDir' | 'connections'>,
  port: number,
): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    full_page_writes: 'on',
    // Error details quote whole rows and statements; the application role's own setting suppresses its plain errors.
    log_min_messages: 'error',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_min_duration_sample: '-1',
    log_transaction_sample_rate: '0',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    ...(connections === undefined ? null : { max_connections: String(connections) }),
    ...(archiveDir === undefined ? { archive_mode: 'off' } : archiving(archiveDir)),
  };
  return [
    ...['-D', dir, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

const archiving = (dir: string) => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': dir,
  // At most this much work is lost with the disk, in seconds.
  archive_timeout: '60',
});
