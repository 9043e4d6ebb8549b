import { Anchor } from '@mantine/core';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { waitlistStateNames } from '../rules/index.ts';
import { openWaitlist } from './open-waitlist.ts';
import { useWaitlist } from './use-waitlist.ts';
import { stateTones, wishWords } from './waitlist-wording.ts';
import classes from './waitlist.module.css';

/** A patient's waitlist entries, below their future appointments; renders nothing if there are none. */
export function PatientWaiting({ patientId }: { patientId: string }) {
  const entries = useWaitlist({ states: ['waiting', 'offered'], patient_id: patientId }).data?.waiting_list ?? [];
  if (entries.length === 0) return null;
  return (
    <ul className={classes.waits} aria-label="Waiting list">
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={classes.who}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              onClick={() => openWaitlist({ entryId: entry.id, patientId })}
            >
              Waiting for {entry.category_name}
            </Anchor>
            <span className={classes.quiet}>{wishWords(entry)}</span>
          </span>
          <StatusBadge tone={stateTones[entry.state]}>{waitlistStateNames[entry.state]}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
