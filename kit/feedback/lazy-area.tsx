import { type ReactNode, Suspense } from 'react';
import { LinesSkeleton, RowsSkeleton } from './skeletons.tsx';

interface LazyAreaProps {
  /** How many rows of a list the placeholder has; lines of text with `lines`. */
  rows?: number;
  lines?: number;
  children: ReactNode;
}

/** A place for parts whose code is fetched when they are shown: a placeholder of their size until then. */
export function LazyArea({ rows = 4, lines, children }: LazyAreaProps) {
  const waiting = lines === undefined ? <RowsSkeleton rows={rows} /> : <LinesSkeleton lines={lines} />;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
