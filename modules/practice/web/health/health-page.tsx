import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ValueTable } from '#kit/page/value-table.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { HealthDocument, type HealthQuery } from '../setting.operations.gen.ts';
import classes from './health.module.css';
import { type Alerts, RecipientsDialog, recipientsText } from './recipients-dialog.tsx';

type Health = HealthQuery['health'];

const MINUTE_MS = 60_000;
const STATES: Record<Health['rows'][number]['state'], { tone: Tone; word: string }> = {
  ok: { tone: 'success', word: 'OK' },
  warning: { tone: 'warning', word: 'Warning' },
  problem: { tone: 'danger', word: 'Problem' },
};

/** /settings/health: queues, outside partners, disk and backups, each with its state and what to do. */
export function HealthPage() {
  const read = useApiQuery(HealthDocument, {}, { quiet: true });
  useEffect(() => {
    const timer = setInterval(() => refreshQueries('setting', 'Health'), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page>
      <PageHeader title="Health" detail="Queues, outside partners, disk space and backups" />
      <ReadState read={read} label="Health" rows={8}>
        {({ health: { rows, slow_operations: slow, alerts } }) => (
          <>
            <Panel title="Status" flush>
              <RowList label="Status">
                {rows.map((row) => (
                  <HealthRow key={row.id} row={row} />
                ))}
              </RowList>
            </Panel>
            <AlertsPanel alerts={alerts} />
            <Panel title="Slowest operations of the last hour">
              <SlowOperations operations={slow} />
            </Panel>
          </>
        )}
      </ReadState>
    </Page>
  );
}

function HealthRow({ row }: { row: Health['rows'][number] }) {
  const { tone, word } = STATES[row.state];
  const { last_success: success, last_failure: failure } = row;
  return (
    <Row
      title={row.title}
      subtitle={[
        row.detail,
        success != null && `Last success ${formatInstant(success)}`,
        failure != null && `Last failure ${formatInstant(failure)}`,
      ]}
      lines={row.advice !== null && <span>{row.advice}</span>}
      badges={<StatusBadge tone={tone}>{word}</StatusBadge>}
      actions={
        row.path !== null && (
          <Button component={Link} to={row.path} variant="default" size="xs" aria-label={`View ${row.title}`}>
            View
          </Button>
        )
      }
    />
  );
}

function AlertsPanel({ alerts }: { alerts: Alerts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Alerts by email"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={16} stroke={1.75} />}
          onClick={() => setOpen(true)}
        >
          Change recipients
        </Button>
      }
    >
      <p className={classes.text}>
        An email is sent when something becomes a problem, once a day while it lasts, and when it is solved. It goes to{' '}
        {recipientsText(alerts)}.
      </p>
      {isOpen && <RecipientsDialog alerts={alerts} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function SlowOperations({ operations }: { operations: Health['slow_operations'] }) {
  if (operations.length === 0) return <p className={classes.text}>Nothing has been measured in the last hour.</p>;
  return (
    <ValueTable label="Operations" scrolls>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col" className={classes.number}>
            Calls
          </th>
          <th scope="col" className={classes.number}>
            Failed
          </th>
          <th scope="col" className={classes.number}>
            95% took up to
          </th>
          <th scope="col" className={classes.number}>
            Longest
          </th>
        </tr>
      </thead>
      <tbody>
        {operations.map(({ operation, calls, failed, p95_ms: p95, longest_ms: longest }) => (
          <tr key={operation}>
            <th scope="row" className={classes.name}>
              {operation}
            </th>
            <td className={classes.number}>{calls.toLocaleString('en-US')}</td>
            <td className={classes.number}>{failed.toLocaleString('en-US')}</td>
            <td className={classes.number}>{p95.toLocaleString('en-US')} ms</td>
            <td className={classes.number}>{longest.toLocaleString('en-US')} ms</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}
