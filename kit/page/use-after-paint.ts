import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value one painted frame late, so that what depends on it never delays the frame in which it changed.
 * `useDeferredValue` renders before that frame if it can.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The timer starts in the frame, so it ends after the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
