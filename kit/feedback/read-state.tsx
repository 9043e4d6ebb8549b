import type { ReactNode } from 'react';
import { hasCode } from '../api/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { ReadHint } from './read-hint.tsx';
import type { Read } from './read.ts';
import { LinesSkeleton, RowsSkeleton } from './skeletons.tsx';

interface ReadStateProps<Result> {
  read: Read<Result>;
  /** A plain noun: "Clinic" becomes "Clinic could not be loaded". */
  label: string;
  /** The lines of the placeholder while it loads, as many as will be there, so that nothing jumps. */
  rows?: number;
  /** Their height in pixels. */
  rowHeight?: number;
  /** The title where the record does not exist: "This request does not exist". */
  notFound?: string;
  /** Shown once it was read. */
  children: (result: NonNullable<Result>) => ReactNode;
}

/**
 * What was read; until then rows of a placeholder, what went wrong with a way to try again, or that it does not exist: the server said
 * so, or the answer is null (see `selectRead`). An answer that is there stays when reading it again fails.
 */
export function ReadState<Result>({ read, label, rows = 6, rowHeight, notFound, children }: ReadStateProps<Result>) {
  const { data, error, refetch } = read;
  if (data === null || (data === undefined && hasCode(error, 'NOT_FOUND')))
    return <EmptyState title={notFound ?? `${label} not found`} />;
  if (data !== undefined) return children(data);
  if (error === null) return <RowsSkeleton rows={rows} height={rowHeight} />;
  return <ErrorState error={error} what={label} onRetry={() => void refetch()} />;
}

interface ReadLinesProps<Result> {
  read: Read<Result>;
  label: string;
  /** The lines of text that will be there. */
  lines?: number;
  notFound?: string;
  children: (result: NonNullable<Result>) => ReactNode;
}

/** The same in little room, as in a popover, a card or a form: lines of a placeholder, and one line with Try again. */
export function ReadLines<Result>({ read, label, lines = 3, notFound, children }: ReadLinesProps<Result>) {
  const { data, error } = read;
  if (data === null || (data === undefined && hasCode(error, 'NOT_FOUND')))
    return <p role="status">{notFound ?? `${label} not found`}</p>;
  if (data !== undefined) return children(data);
  return error === null ? <LinesSkeleton lines={lines} /> : <ReadHint read={read} label={label} />;
}
