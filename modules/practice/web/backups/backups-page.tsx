import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { BackupStatusDocument, type BackupStatusQuery } from '../setting.operations.gen.ts';
import classes from '../plan/subscription.module.css';

type Status = BackupStatusQuery['backup_status'];

/** /settings/backups: the last backup, and the last rehearsal of a restore. */
export function BackupsPage() {
  const read = useApiQuery(BackupStatusDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Backups" detail="Encrypted copies of the whole installation, on another disk or machine" />
      <ReadState read={read} label="Backups" rows={5}>
        {({ backup_status: status }) => (status.is_set_up ? <Running status={status} /> : <Missing />)}
      </ReadState>
    </Page>
  );
}

function Running({ status }: { status: Status }) {
  const { good_time: good, base_time: base, problem, is_old: isOld } = status;
  return (
    <>
      {problem !== null && <Notice tone="danger">The last backup failed: {problem}</Notice>}
      <Panel title="Last backup">
        <dl className={classes.facts}>
          <dt>Status</dt>
          <dd>
            {isOld || problem !== null ? (
              <StatusBadge tone="danger">Needs attention</StatusBadge>
            ) : (
              <StatusBadge tone={base === null ? 'info' : 'success'}>
                {base === null ? 'Starting' : 'Up to date'}
              </StatusBadge>
            )}
          </dd>
          <dt>Last good backup</dt>
          <dd>{good == null ? 'None yet' : formatInstant(good)}</dd>
          <dt>Last full copy</dt>
          <dd>{base == null ? 'None yet' : formatInstant(base)}</dd>
          <dt>Kept</dt>
          <dd>Full copies of 7 days, 5 weeks and 12 months</dd>
        </dl>
      </Panel>
      <Panel title="Last test restore">
        <Rehearsal status={status} />
      </Panel>
    </>
  );
}

function Rehearsal({ status }: { status: Status }) {
  const { rehearsed_time: time, rehearsed_until: until, rehearsal_problem: problem } = status;
  if (time === null)
    return (
      <p>Each week, the embedded database is restored to a scratch folder and checked. That has not happened yet.</p>
    );
  return (
    <dl className={classes.facts}>
      <dt>Result</dt>
      <dd>
        {problem === null ? (
          <StatusBadge tone="success">Passed</StatusBadge>
        ) : (
          <StatusBadge tone="danger">Failed</StatusBadge>
        )}
      </dd>
      <dt>Accounts</dt>
      <dd>{problem ?? 'All match the ledger'}</dd>
      <dt>Tested</dt>
      <dd>{formatInstant(time)}</dd>
      {until != null && (
        <>
          <dt>Restored up to</dt>
          <dd>{formatInstant(until)}</dd>
        </>
      )}
    </dl>
  );
}

function Missing() {
  return (
    <Notice tone="warning">
      Backups are not set up. On the server, set <code>BACKUP_URL</code> to a folder on another disk or to a bucket, and{' '}
      <code>BACKUP_PASSPHRASE</code> to a long passphrase that you keep elsewhere, then restart Salus.
    </Notice>
  );
}
