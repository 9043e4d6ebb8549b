import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { PreparedQuery } from '#platform/connections/prepared-query.ts';
import { isBroken } from './breakage.ts';
import type { Turn } from './turns.ts';

/** What happens at a statement of an act. */
export interface Fault {
  /** Counts the act's commits, or all of its statements. */
  counts: 'commits' | 'statements';
  /** The number of the statement, from 1. */
  at: number;
  /** Before it reaches the database, or after the database has carried it out and before anyone hears of it. */
  when: 'before' | 'after';
  /** The whole process ends; otherwise only this connection. */
  isFatal: boolean;
}

/** One thing that Salus does: a call, a job, a round of a worker. Everything it starts runs in its context. */
export interface Act {
  readonly name: string;
  readonly fault: Fault | null;
  /** Takes turns with other acts, statement by statement; null if it runs alone. */
  readonly turn: Turn | null;
  statements: number;
  commits: number;
  hasFaulted: boolean;
  /** The process is gone: whatever is left of the act can do nothing anymore. */
  isDead: boolean;
}

/** Creates an act. */
export const actOf = (name: string, fault: Fault | null = null, turn: Act['turn'] = null): Act => ({
  name,
  fault,
  turn,
  statements: 0,
  commits: 0,
  hasFaulted: false,
  isDead: false,
});

const acts = new AsyncLocalStorage<Act>();

/** Runs work as an act. */
export const runAs = <T>(act: Act, work: () => Promise<T>): Promise<T> => acts.run(act, work);

/** Returns the act that the calling code belongs to. */
export const currentAct = (): Act | undefined => acts.getStore();

/** Backends of the connections that a fault has cut; the database may still be rolling back. */
export const cutBackends = new Set<number>();

type Plain = (this: pg.Client, ...args: unknown[]) => Promise<unknown>;
type Callback = (error: Error | null, result?: unknown) => void;

/** Puts faults between the driver and the database, for the rest of the life of this process. */
export function takeOverQueries(): void {
  const prototype = pg.Client.prototype as unknown as { query: Plain };
  const plain = prototype.query;
  prototype.query = function query(this: pg.Client, ...args: unknown[]): Promise<unknown> {
    const act = acts.getStore();
    const [first] = args as [{ submit?: unknown }];
    if (act !== undefined && first instanceof PreparedQuery) return sendPrepared(act, this, plain, first);
    if (act === undefined || typeof first?.submit === 'function') return plain.apply(this, args);
    const last = args.at(-1);
    const callback = typeof last === 'function' ? (last as Callback) : null;
    const answer = send(act, this, plain, callback === null ? args : args.slice(0, -1));
    if (callback === null) return answer;
    answer.then(
      (result) => callback(null, result),
      (error: Error) => callback(error),
    );
    return undefined as never;
  };
}

/** A named statement of Salus, which the driver answers by its callback. */
function sendPrepared(act: Act, client: pg.Client, plain: Plain, query: PreparedQuery): never {
  const { callback } = query;
  const run: Plain = (sent) =>
    new Promise((resolve, reject) => {
      query.callback = (error, result) => (error == null ? resolve(result) : reject(error));
      void plain.call(client, sent);
    });
  send(act, client, run, [query]).then(
    (result) => callback(null, result as pg.QueryResult),
    (error: Error) => callback(error),
  );
  return query as never;
}

function send(act: Act, client: pg.Client, plain: Plain, args: unknown[]): Promise<unknown> {
  if (act.isDead) return Promise.reject(gone());
  const sent = isBroken('no-locks') ? args.map(withoutLocks) : args;
  if (act.turn === null) return strike(act, client, plain, sent);
  return act
    .turn(client, textOf(args[0]))
    .then((done) => (act.isDead ? (done(), Promise.reject(gone())) : strike(act, client, plain, sent).finally(done)));
}

function strike(act: Act, client: pg.Client, plain: Plain, args: unknown[]): Promise<unknown> {
  const isCommit = args[0] === 'commit';
  act.statements += 1;
  if (isCommit) act.commits += 1;
  const { fault } = act;
  const isHit =
    fault !== null &&
    !act.hasFaulted &&
    (fault.counts === 'commits' ? isCommit && act.commits === fault.at : act.statements === fault.at);
  if (!isHit) return plain.apply(client, args);
  act.hasFaulted = true;
  if (fault.when === 'before') return cut(act, client, fault);
  return plain.apply(client, args).then(() => cut(act, client, fault));
}

function cut(act: Act, client: pg.Client, { isFatal }: Fault): Promise<never> {
  const { connection, processID } = client as unknown as {
    connection: { stream: { destroy(): void } };
    processID: number | null;
  };
  if (processID !== null) cutBackends.add(processID);
  if (isFatal) act.isDead = true;
  connection.stream.destroy();
  return Promise.reject(gone());
}

const gone = (): Error => new Error('Connection terminated unexpectedly');

/** Removes the locks of a statement, except those with which workers share a queue. */
function withoutLocks(part: unknown): unknown {
  if (part instanceof PreparedQuery)
    return Object.assign(part, { name: '', text: withoutLocks(textOf(part, Infinity)) });
  if (typeof part === 'object' && part !== null && 'text' in part)
    return { ...part, name: undefined, text: withoutLocks(part.text) };
  if (typeof part !== 'string') return part;
  return part
    .replaceAll(/ for (?:no key )?update(?: of \w+)?(?! skip)/g, '')
    .replaceAll('pg_advisory_xact_lock(', 'abs(');
}

function textOf(statement: unknown, most = 120): string {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return String(text).replaceAll(/\s+/g, ' ').slice(0, most);
}
