declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** Rows from COPY … TO STDOUT; rowCount is set when the stream has ended. */
  export function to(statement: string): Readable & Submittable & { rowCount: number };
  /** Rows for COPY … FROM STDIN; rowCount is set when the stream has finished. */
  export function from(statement: string): Writable & Submittable & { rowCount: number };
}
