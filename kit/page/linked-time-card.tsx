import { LanguageSwitch } from '../language/language-switch.tsx';
import { preferLanguage, t, tMessage } from '../language/use-language.ts';
import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { withPhone } from '../feedback/with-phone.tsx';
import { SalusMark } from './salus-mark.tsx';
import classes from './linked-time-card.module.css';

interface LinkedTimeCardProps {
  title: string;
  /** The subject of the page, for error messages: "This appointment". */
  what: string;
  /** The appointment of the link, once it is loaded. */
  time: { when: string; doctor: string; practice: string; language: string | null } | undefined;
  read: { error: Error | null; refetch: () => unknown };
  /** Further content and actions below the facts. */
  children: ReactNode;
}

/** The card of a page that is opened by the link of a message: when, with whom and where, and the possible answers. */
export function LinkedTimeCard({ title, what, time, read, children }: LinkedTimeCardProps) {
  const language = time?.language;
  useEffect(() => void preferLanguage(language), [language]);
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={36} />
          <LanguageSwitch />
          <Title order={1} className={classes.title}>
            {title}
          </Title>
        </header>
        {time === undefined && read.error === null && <RowsSkeleton rows={3} />}
        {time === undefined &&
          read.error !== null &&
          (isExpired(read.error) ? (
            <div role="alert">
              <Text fw={550}>{tMessage(read.error.title)}</Text>
              <Text mt="xs">{withPhone(read.error.message)}</Text>
            </div>
          ) : (
            <ErrorState error={read.error} what={what} onRetry={() => void read.refetch()} />
          ))}
        {time !== undefined && (
          <>
            <dl className={classes.facts}>
              <dt>{t('When')}</dt>
              <dd>{time.when}</dd>
              <dt>{t('With')}</dt>
              <dd>{time.doctor}</dd>
              <dt>{t('Where')}</dt>
              <dd>{time.practice}</dd>
            </dl>
            {children}
          </>
        )}
      </div>
    </main>
  );
}

// An expired link stays expired; only temporary failures offer a retry.
const isExpired = (error: Error): error is ApiError =>
  error instanceof ApiError && ['NOT_FOUND', 'LINK_OVER', 'LINK_WITHDRAWN'].includes(error.code);
