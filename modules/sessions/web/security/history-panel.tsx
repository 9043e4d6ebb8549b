import { IconHistory } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { SessionHistoryDocument, type SessionHistoryQuery } from '../registration.operations.gen.ts';

type Entry = SessionHistoryQuery['session_history'][number];

/** Sign-ins, how they ended, and failed attempts. */
export function HistoryPanel() {
  const history = useRows(SessionHistoryDocument, {}, { take: 10, rows: (found) => found.session_history });
  return (
    <Panel title="Session history" flush>
      <ReadRows
        label="Session history"
        read={history}
        loadingRows={10}
        empty={{ icon: IconHistory, title: 'No sign-ins yet' }}
      >
        {(entry) => (
          <Row
            title={entry.kind === 'failed' ? `Failed: ${entry.detail.toLowerCase()}` : entry.detail}
            subtitle={detailOf(entry)}
          />
        )}
      </ReadRows>
    </Panel>
  );
}

function detailOf({ kind, time, device, ip, ended_time, end_reason }: Entry): string {
  const where = [formatInstant(time), device, ip].filter(Boolean).join(' · ');
  if (kind === 'failed') return where;
  return ended_time === null ? `${where} · open` : `${where} · ended ${formatInstant(ended_time)}: ${end_reason}`;
}
