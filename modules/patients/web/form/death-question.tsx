import { Button, Loader, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import type { ComingVisits } from '../coming-visits.ts';
import classes from './version-conflict.module.css';

interface DeathQuestionProps {
  /** "Ada Quist". */
  name: string;
  /** "Deceased 11/20/2026, aged 82 y". */
  life: string;
  /** Undefined while loading, null if they can't be loaded. */
  visits: ComingVisits | null | undefined;
  onRecord: () => void;
  onBack: () => void;
}

/** Asks for confirmation before a death is recorded, and describes the consequences. */
export function DeathQuestion({ name, life, visits, onRecord, onBack }: DeathQuestionProps) {
  const place = useRef<HTMLDivElement | null>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.question}>
      <Notice tone="warning">
        <Text size="sm" fw={550}>
          Record that {name} has died?
        </Text>
        <Text size="sm">{life}.</Text>
        <ul className={classes.follows}>
          <li>
            Reminders and messages to the patient stop, links sent to them become invalid, and they receive no waitlist
            offers.
          </li>
          <li>
            {visits === undefined ? (
              <Loader size={12} aria-label="Looking for appointments" />
            ) : (
              <Visits visits={visits} />
            )}
          </li>
          <li>You can undo it here.</li>
        </ul>
        <div className={classes.ways}>
          <Button onClick={onRecord} disabled={visits === undefined}>
            Record death
          </Button>
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function Visits({ visits }: { visits: ComingVisits | null }) {
  if (visits === null) return <>Upcoming appointments remain booked: none is canceled automatically.</>;
  const { count, lines } = visits;
  if (count === 0) return <>No appointments are booked.</>;
  return (
    <>
      {count === 1
        ? '1 upcoming appointment remains booked; it is not canceled automatically:'
        : `${count} upcoming appointments remain booked; none is canceled automatically:`}
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {count > lines.length && <div>and {count - lines.length} more</div>}
    </>
  );
}
