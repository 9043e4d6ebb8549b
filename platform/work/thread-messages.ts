/** Messages from the process to a thread. */
export type ToThread =
  | { kind: 'begin'; file: string; name: string; input: unknown }
  | { kind: 'fed'; value: unknown }
  | { kind: 'fed all' }
  | { kind: 'room' };

/** Messages from a thread to the process. */
export type FromThread =
  | { kind: 'feed' }
  | { kind: 'chunk'; value: unknown }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; name: string; message: string; stack: string | undefined };

/** The maximum number of result chunks in transit to the process. */
export const MOST_CHUNKS = 8;
