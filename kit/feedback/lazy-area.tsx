import { type ReactNode, Suspense } from 'react';
import { LinesSkeleton, RowsSkeleton } from './skeletons.tsx';

interface LazyAreaProps {
  /** Number of list rows in the placeholder; lines of text with `lines`. */
  rows?: number;
  lines?: number;
  children: ReactNode;
}

/** A container for parts whose code is loaded when they are shown. Shows a placeholder of their size until then. */
export function LazyArea({ rows = 4, lines, children }: LazyAreaProps) {
  const waiting = lines === undefined ? <RowsSkeleton rows={rows} /> : <LinesSkeleton lines={lines} />;
  return <Suspense fallback={waiting}>{children}</Suspense>;
}
