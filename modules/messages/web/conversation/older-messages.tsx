import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';

interface OlderMessagesProps {
  shown: number;
  count: number;
  loading: boolean;
  onOlder: () => void;
}

/** Shows how many of a conversation's messages are loaded, and loads older ones; nothing if all are shown. */
export function OlderMessages({ shown, count, loading, onOlder }: OlderMessagesProps) {
  if (shown >= count) return null;
  return (
    <Notice
      action={
        <Button size="compact-sm" variant="default" loading={loading} onClick={onOlder}>
          {t('Load older messages')}
        </Button>
      }
    >
      {t('Showing the latest {shown} of {count} messages.', { shown, count })}
    </Notice>
  );
}
