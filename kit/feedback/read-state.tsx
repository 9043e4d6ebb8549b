import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { RowsSkeleton } from './skeletons.tsx';

/** What of a read the page shows; `useApiQuery` answers it. */
export interface Read<Result> {
  data: Result | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ReadStateProps<Result> {
  read: Read<Result>;
  /** What could not be shown: "The vitals". */
  what: string;
  /** What stands there while it is on its way; rows of a list where nothing is said. */
  skeleton?: ReactNode;
  render: (result: Result) => ReactNode;
}

/** What was read; until then a skeleton, or what went wrong and a way to try again. An answer that is there stays. */
export function ReadState<Result>({
  read,
  what,
  skeleton = <RowsSkeleton rows={6} />,
  render,
}: ReadStateProps<Result>) {
  const { data, error, refetch } = read;
  if (data !== undefined) return render(data);
  if (error === null) return skeleton;
  return <ErrorState error={error} what={what} onRetry={() => void refetch()} />;
}
