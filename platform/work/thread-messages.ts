/** What the process says to a thread. */
export type ToThread =
  | { kind: 'begin'; file: string; name: string; input: unknown }
  | { kind: 'fed'; value: unknown }
  | { kind: 'fed all' }
  | { kind: 'room' };

/** What a thread says to the process. */
export type FromThread =
  | { kind: 'feed' }
  | { kind: 'chunk'; value: unknown }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; name: string; message: string; stack: string | undefined };

/** How many pieces of a result may be on their way to the process. */
export const MOST_CHUNKS = 8;
