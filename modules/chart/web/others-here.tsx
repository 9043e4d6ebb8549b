import { IconUsers } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ChartNotePresentDocument, type ChartNotePresentQuery } from './chart.operations.gen.ts';
import classes from './note-workspace.module.css';

const EVERY_MS = 30_000;

type Others = ChartNotePresentQuery['chart_note_present'];

/** Who else has this note open right now, by name; nothing while one is alone. It says of oneself that one is here, while the page is seen. */
export function OthersHere({ noteId }: { noteId: string }) {
  const [others, setOthers] = useState<Others>([]);
  const here = useRef(false);
  const say = useCallback(
    async (leaving: boolean): Promise<void> => {
      here.current = !leaving;
      // Where it can't be told, nothing is lost but a hint: the next half minute tries again.
      const answer = await request(ChartNotePresentDocument, { chart_note_id: noteId, leaving }).catch(() => null);
      if (answer !== null && here.current) setOthers(answer.chart_note_present);
    },
    [noteId],
  );
  const root = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // A page that was left stays mounted, out of sight.
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
