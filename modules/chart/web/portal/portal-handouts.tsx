import { Button } from '@mantine/core';
import { useCallback, useEffect, useId, useState } from 'react';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import classes from './portal-handouts.module.css';

interface SentHandout {
  id: string;
  title: string;
  text: string;
  sent_time: string;
}

/** What the patient was given to take home; nothing is shown where there is none. */
export function PortalHandouts({ call }: PortalSectionProps) {
  const id = useId();
  const [handouts, setHandouts] = useState<SentHandout[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    try {
      setHandouts((await call<{ handouts: SentHandout[] }>('chart.handouts')).handouts);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [call]);
  useEffect(() => void load(), [load]);
  if (handouts?.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>To read at home</h2>
      {failed && (
        <p role="alert">
          What you were given could not be loaded.{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => void load()}>
            Try again
          </Button>
        </p>
      )}
      {handouts === null && !failed && <LinesSkeleton lines={2} />}
      {handouts?.map((handout) => (
        <details key={handout.id} className={classes.handout}>
          <summary>
            {handout.title} <span className={classes.time}>{formatInstant(handout.sent_time)}</span>
          </summary>
          <p>{handout.text}</p>
        </details>
      ))}
    </section>
  );
}
