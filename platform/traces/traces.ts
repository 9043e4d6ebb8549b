import { AsyncResource } from 'node:async_hooks';
import type { PoolClient } from 'pg';

/** A piece of work in a trace. Names and attributes come from the code and the contract, never from a caller. */
export interface Span {
  end(outcome?: { name?: string; failed?: boolean; attributes?: Record<string, string> }): void;
}

/** Makes spans; each belongs to the one in which it was begun. */
export interface Tracer {
  begin(kind: 'server' | 'client' | 'internal', name: string, attributes: Record<string, string>, began?: Date): Span;
  /** Runs work inside a span. */
  within<T>(span: Span, work: () => T): T;
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

/** Turns traces on for this process; null turns them off. */
export function setTracer(made: Tracer | null): void {
  tracer = made;
}

/** Returns the tracer; null as long as no traces are wanted. */
export const currentTracer = (): Tracer | null => tracer;

/** Runs work in a span of its own, if traces are wanted. */
export async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (tracer === null) return work();
  const span = tracer.begin('internal', name, {});
  try {
    const result = await tracer.within(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

type Done = (error: unknown, ...rest: unknown[]) => void;

/** Makes a span of every statement of a connection: its text has placeholders, and literals are left out. */
export function traceStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]): unknown => {
    const text = textOf(args[0]);
    if (tracer === null || text === null) return query(...args);
    const operation = /^\s*\(*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
    const span = tracer.begin('client', operation, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.replaceAll(/'(?:[^']|'')*'/g, '?').slice(0, 2000),
    });
    const last = args.at(-1);
    if (typeof last === 'function') {
      const done: Done = (error, ...rest) => {
        span.end({ failed: error != null });
        (last as Done)(error, ...rest);
      };
      return query(...args.slice(0, -1), done);
    }
    const answer = query(...args) as Promise<unknown>;
    answer.then(
      () => span.end(),
      () => span.end({ failed: true }),
    );
    return answer;
  };
  client.query = traced as typeof client.query;
}

/** Returns null for what is not a statement that ends with an answer, e.g. a stream. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement || !('text' in statement))
    return null;
  return typeof statement.text === 'string' ? statement.text : null;
}

/** Keeps the span of a caller who waits for a connection, which another caller hands over. */
export function asCaller<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  if (tracer === null) return callback;
  const resource = new AsyncResource('connection');
  return (...args) => resource.runInAsyncScope(callback, undefined, ...args);
}
