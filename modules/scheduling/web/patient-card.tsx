import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { withPhone } from '#kit/feedback/with-phone.tsx';
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
        {time === undefined &&
          read.error !== null &&
          (isDead(read.error) ? (
            <div role="alert">
              <Text fw={550}>{read.error.title}</Text>
              <Text mt="xs">{withPhone(read.error.message)}</Text>
            </div>
          ) : (
            <ErrorState error={read.error} what={what} onRetry={() => void read.refetch()} />
          ))}
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

// What became of the link stays as it is, however often it is asked: only what may pass offers to try again.
const isDead = (error: Error): error is ApiError =>
  error instanceof ApiError && ['NOT_FOUND', 'LINK_OVER', 'LINK_WITHDRAWN'].includes(error.code);
