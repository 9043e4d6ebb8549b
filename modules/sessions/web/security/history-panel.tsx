import { Button, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconLogin2 } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { SessionHistoryDocument, type SessionHistoryQuery } from '../registration.operations.gen.ts';
import { SecurityList, SecurityRow } from './security-list.tsx';

type Entry = SessionHistoryQuery['session_history'][number];

/** Sign-ins, how they ended, and attempts that failed. */
export function HistoryPanel() {
  const history = useRows(SessionHistoryDocument, {}, { take: 10, rows: (found) => found.session_history });
  return (
    <Panel title="Session history">
      {history.status === 'error' && <ErrorState error={history.error} what="The history" onRetry={history.retry} />}
      {history.status === 'pending' && <Loader size="sm" role="progressbar" aria-label="Loading" />}
      {history.status === 'success' && history.rows.length === 0 && <Text size="sm">Nothing yet.</Text>}
      <SecurityList label="Session history">
        {history.rows.map((entry) => (
          <SecurityRow
            key={entry.id}
            icon={entry.kind === 'failed' ? IconAlertTriangle : IconLogin2}
            title={entry.kind === 'failed' ? `Failed: ${entry.detail.toLowerCase()}` : entry.detail}
            detail={detailOf(entry)}
          />
        ))}
      </SecurityList>
      {history.hasMore && (
        <Button variant="subtle" size="compact-md" onClick={history.loadMore} loading={history.loadingMore}>
          Show older ones
        </Button>
      )}
    </Panel>
  );
}

function detailOf({ kind, time, device, ip, ended_time, end_reason }: Entry): string {
  const where = [formatInstant(time), device, ip].filter(Boolean).join(' · ');
  if (kind === 'failed') return where;
  return ended_time === null ? `${where} · open` : `${where} · ended ${formatInstant(ended_time)}: ${end_reason}`;
}
