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
  /** Rows of the placeholder while the data loads. Match the loaded content so that nothing jumps. */
  rows?: number;
  /** Height of a row in pixels. */
  rowHeight?: number;
  /** The title if the record does not exist: "This request does not exist". */
  notFound?: string;
  /** Renders the loaded result. */
  children: (result: NonNullable<Result>) => ReactNode;
}

/**
 * Shows the result of a read, or placeholder rows, an error with a way to retry, or a "not found" state (the server
 * said so, or the result is null; see `selectRead`). A loaded result stays when reading it again fails.
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
  /** The expected number of lines of text. */
  lines?: number;
  notFound?: string;
  children: (result: NonNullable<Result>) => ReactNode;
}

/** A compact `ReadState` for a popover, a card or a form: placeholder lines, and one line with Try again. */
export function ReadLines<Result>({ read, label, lines = 3, notFound, children }: ReadLinesProps<Result>) {
  const { data, error } = read;
  if (data === null || (data === undefined && hasCode(error, 'NOT_FOUND')))
    return <p role="status">{notFound ?? `${label} not found`}</p>;
  if (data !== undefined) return children(data);
  return error === null ? <LinesSkeleton lines={lines} /> : <ReadHint read={read} label={label} />;
}
