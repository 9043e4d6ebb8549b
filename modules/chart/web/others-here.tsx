import { IconUsers } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ChartNotePresentDocument, type ChartNotePresentQuery } from './chart.operations.gen.ts';
import classes from './note-workspace.module.css';

const EVERY_MS = 30_000;

type OtherUsers = ChartNotePresentQuery['chart_note_present'];

/**
 * The other users who have this note open; renders nothing if there are none. Sends the user's own presence while the
 * page is visible.
 */
export function OthersHere({ noteId }: { noteId: string }) {
  const [others, setOthers] = useState<OtherUsers>([]);
  const here = useRef(false);
  const say = useCallback(
    async (leaving: boolean): Promise<void> => {
      here.current = !leaving;
      // Errors are ignored, since presence is only a hint; the next heartbeat retries.
      const answer = await request(ChartNotePresentDocument, { chart_note_id: noteId, leaving }).catch(() => null);
      if (answer !== null && here.current) setOthers(answer.chart_note_present);
    },
    [noteId],
  );
  const root = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // A page that was left stays mounted but hidden.
    const look = (): void => {
      const seen = document.visibilityState === 'visible' && root.current?.checkVisibility() === true;
      if (seen) void say(false);
      else if (here.current) void say(true);
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    const left = new IntersectionObserver(look);
    if (root.current !== null) left.observe(root.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      left.disconnect();
      document.removeEventListener('visibilitychange', look);
      if (here.current) void say(true);
    };
  }, [say]);
  useLive('chart.note-presence', (body) => {
    const isThis = body === undefined || (body as { note_id?: unknown }).note_id === noteId;
    if (isThis && here.current) void say(false);
  });
  return (
    <div ref={root} className={classes.others} role="status">
      {others.length > 0 && (
        <>
          <IconUsers size={16} aria-hidden />
          {`Also in this note: ${others.map(({ name }) => name).join(', ')}`}
        </>
      )}
    </div>
  );
}
