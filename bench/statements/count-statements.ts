import { Socket } from 'node:net';
import { setImmediate as immediate } from 'node:timers/promises';
import pg from 'pg';

/** The statements that a call sent to PostgreSQL, and the writes in which they left. */
export interface StatementCount {
  statements: readonly string[];
  /** Each write is a system call that wakes PostgreSQL; at most as many are round trips that wait for each other. */
  writes: number;
}

interface Submitted {
  text: string;
  submit(connection: { stream: Socket }): unknown;
}
interface Written {
  _writeGeneric(...args: unknown[]): unknown;
}

/**
 * Counts what all connections of this process send to PostgreSQL while `work` runs, and after it until a statement that
 * contains `last` was sent.
 */
export async function countStatements(work: () => Promise<unknown>, last: string | null): Promise<StatementCount> {
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  let writes = 0;
  const query = pg.Query.prototype as unknown as Submitted;
  const socket = Socket.prototype as unknown as Written;
  const { submit } = query;
  const { _writeGeneric: write } = socket;
  query.submit = function counted(connection) {
    statements.push(this.text.replaceAll(/\s+/g, ' ').trim());
    sockets.add(connection.stream);
    return submit.call(this, connection);
  };
  socket._writeGeneric = function counted(this: Socket, ...args) {
    if (sockets.has(this)) writes += 1;
    return write.apply(this, args);
  };
  try {
    await work();
    while (last !== null && !statements.some((text) => text.includes(last))) await immediate();
    // A statement is written at the end of the turn in which it is sent.
    await immediate();
  } finally {
    query.submit = submit;
    socket._writeGeneric = write;
  }
  return { statements, writes };
}
