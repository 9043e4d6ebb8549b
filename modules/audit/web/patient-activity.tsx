import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { splitPath, writeQuery } from '#kit/navigation/query.ts';
import { Panel } from '#kit/page/panel.tsx';
import { AuditLogPageDocument } from './audit_logs.operations.gen.ts';
import { actionWord, objectWord } from './entry-words.ts';
import classes from './patient-activity.module.css';

const TAKE = 20;

/** Who changed or looked at a patient's record last, with the way to the whole log about them. */
export function PatientActivity({ patientId }: { patientId: string }) {
  const { data, error, refetch } = useApiQuery(AuditLogPageDocument, { where: { patient_id: patientId }, take: TAKE });
  const entries = data?.audit_log_search.entries;
  return (
    <Panel title="Activity" flush>
      {entries === undefined && error === null && <RowsSkeleton rows={4} />}
      {entries === undefined && error !== null && (
        <ErrorState what="The activity" error={error} onRetry={() => void refetch()} />
      )}
      {entries?.length === 0 && <EmptyState title="Nothing happened yet" />}
      {entries !== undefined && entries.length > 0 && (
        <>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <span className={classes.who}>{entry.user_name ?? 'The system'}</span>
                <span className={classes.what}>
                  {actionWord(entry.action)} · {objectWord(entry.object_type)}
                </span>
                {entry.outcome === 'refused' && <StatusBadge tone="warning">Refused</StatusBadge>}
                <time dateTime={entry.time} title={formatInstant(entry.time)}>
                  {timeAgo(entry.time, new Date())}
                </time>
              </li>
            ))}
          </ul>
          <p className={classes.foot}>
            <Link {...splitPath(`/audit_logs/index${writeQuery({ patient: patientId })}`)} className={classes.link}>
              Everything about this patient
            </Link>
          </p>
        </>
      )}
    </Panel>
  );
}
