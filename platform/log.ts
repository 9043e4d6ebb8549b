import pino from 'pino';
import type { Config } from './config.ts';

/** The structured log: JSON lines on standard output with ids, codes and durations, never patient data. */
export type Log = pino.Logger;

/**
 * Creates a log that drops fields that could contain patient data or secrets, even if a caller passes them by mistake.
 */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: ['password', 'token', 'authorization', 'query', 'variables', 'body', 'headers', '*.password', '*.token'],
      remove: true,
    },
  });
}

/** Describes an unexpected error by code and stack, without its message: database errors quote values of the row. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = code === undefined && !('severity' in error) ? error.message : undefined;
  return { type: error.name, code, constraint, message, stack: frames.slice(0, 12).join('\n') };
}
