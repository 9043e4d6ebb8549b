import { useEffect, useRef } from 'react';
import { eventCount, listenLive } from './live-stream.ts';

/**
 * Calls back when something of the topic changed at the clinic, with the server's details. Calls back with undefined
 * after the connection was lost or the page was hidden behind another tab, because events may have been missed. Usually
 * `refreshReads` is all the callback has to do.
 */
export function useLive(topic: string, onChange: (body: unknown) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const seenCount = useRef<number>(undefined);
  useEffect(() => {
    if (seenCount.current !== undefined && seenCount.current !== eventCount(topic)) latest.current(undefined);
    const stop = listenLive((event) => {
      if (event === null) latest.current(undefined);
      else if (event.topic === topic) latest.current(event.body);
    });
    return () => {
      seenCount.current = eventCount(topic);
      stop();
    };
  }, [topic]);
}
