import { type RefObject, useLayoutEffect, useState } from 'react';

const MORE_BUTTON_WIDTH = 76;

interface FittingChild {
  count: number;
  /** The right end of the last one, in px. */
  end: number;
}

/** Returns the number of a row's children that fit into its width, with space for a "More" button if not all do. */
export function useFittingCount(row: RefObject<HTMLElement | null>, count: number): FittingChild {
  const [fitting, setFitting] = useState<FittingChild>({ count, end: 0 });
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const measure = (): void => {
      const width = element.parentElement?.clientWidth ?? element.clientWidth;
      const ends = [...element.children].map(
        (child) => (child as HTMLElement).offsetLeft + (child as HTMLElement).offsetWidth,
      );
      const whole = ends.every((end) => end <= width);
      const fit = whole ? ends : ends.filter((end) => end <= width - MORE_BUTTON_WIDTH);
      const next = { count: fit.length, end: fit.at(-1) ?? 0 };
      setFitting((now) => (now.count === next.count && now.end === next.end ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.parentElement ?? element);
    // The labels' widths change when the web font has loaded.
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [row, count]);
  return fitting;
}
