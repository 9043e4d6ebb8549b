import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { timeForPatients } from '../rules/index.ts';
import classes from './patient-card.module.css';

interface PatientCardProps {
  title: string;
  /** What the page is about, for the words of a failure: "This appointment". */
  what: string;
  /** The time that the link stands for, once it is read. */
  time: { start: string; time_zone: string; doctor: string; practice: string } | undefined;
  read: { error: Error | null; refetch: () => unknown };
  /** What the patient is told and can answer, below the facts. */
  children: ReactNode;
}

/** The one card of a page that a patient opens by the link of a message: when, with whom and where, and what they can answer. */
export function PatientCard({ title, what, time, read, children }: PatientCardProps) {
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={36} />
          <Title order={1} className={classes.title}>
            {title}
          </Title>
        </header>
        {time === undefined && read.error === null && <RowsSkeleton rows={3} />}
        {time === undefined && read.error !== null && (
          <ErrorState error={read.error} what={what} onRetry={() => void read.refetch()} />
        )}
        {time !== undefined && (
          <>
            <dl className={classes.facts}>
              <dt>When</dt>
              <dd>{timeForPatients(new Date(time.start), time.time_zone)}</dd>
              <dt>With</dt>
              <dd>{time.doctor}</dd>
              <dt>Where</dt>
              <dd>{time.practice}</dd>
            </dl>
            {children}
          </>
        )}
      </div>
    </main>
  );
}
