import { Button, Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { ApiError, NETWORK, UNAUTHENTICATED } from '../api/api-error.ts';
import { t } from '../language/use-language.ts';
import classes from './feedback.module.css';

interface ErrorStateProps {
  error: unknown;
  /** The content that could not be shown: "The patients". */
  what: string;
  onRetry: () => void;
}

/** Shown in place of something that could not be loaded, with a way to retry. */
export function ErrorState({ error, what, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon}>
        <IconCloudOff size={22} stroke={1.5} />
      </span>
      <Text fw={550}>{t('{what} could not be loaded', { what })}</Text>
      <Text size="sm" c="dimmed" maw="26rem">
        {reason(error)}
      </Text>
      <div className={classes.action}>
        <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {t('Try again')}
        </Button>
      </div>
    </div>
  );
}

function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return t('Something went wrong on this page.');
  if (error.code === UNAUTHENTICATED) return 'Sign in again to see it.';
  return error.code === NETWORK ? t('The server is not answering. Check the connection.') : error.message;
}
