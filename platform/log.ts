import pino from 'pino';
import type { Config } from './config.ts';

/** The structured log: JSON lines on standard output. What goes in is ids, codes and durations, never patient data. */
export type Log = pino.Logger;

/** A log that drops what could carry patient data or secrets even where a caller passes it by mistake. */
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

/** An unexpected error as code and stack, without its message: database errors quote the values of the row that they failed on. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = code === undefined && !('severity' in error) ? error.message : undefined;
  return { type: error.name, code, constraint, message, stack: frames.slice(0, 12).join('\n') };
}
