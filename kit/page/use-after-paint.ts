import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one painted frame late, so that what depends on it never delays the frame in which it changed.
 * `useDeferredValue` renders before that frame if it can.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => setPainted(() => value)), [value]);
  return painted;
}

/** Returns false in the first frame of a component, and true from then on. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

/** Runs a change after the next painted frame. The returned function cancels it. */
export function afterPaint(change: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The timer starts in the frame, so it ends after the paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(change));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
