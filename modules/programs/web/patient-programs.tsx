import { IconStairsUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { enrolmentStateNames } from '../rules/index.ts';
import { EnrolmentsDocument } from './program.operations.gen.ts';
import { nextWords, stateTones } from './program-words.ts';
import classes from './programs.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { useProgramsChanged } from './use-programs.ts';

/** The programs that a patient takes or took part in, with how far they have come. */
export function PatientPrograms({ patientId }: { patientId: string }) {
  useProgramsChanged();
  const where = { patient_id: patientId };
  const { data, isPending, isError, error, refetch } = useApiQuery(
    EnrolmentsDocument,
    { where, skip: 0, take: 50 },
    { quiet: true },
  );
  if (isPending) return <RowsSkeleton rows={2} />;
  if (data === undefined)
    return isError ? <ErrorState error={error} what="The programs" onRetry={() => void refetch()} /> : null;
  if (data.program_enrolments.length === 0) return <EmptyState icon={IconStairsUp} title="In no program" />;
  return (
    <ul className={classes.list} aria-label="Programs of this patient">
      {data.program_enrolments.map((row) => (
        <li key={row.id} className={classes.row}>
          <span className={classes.words}>
            <Link
              className={classes.name}
              to={'/program_detail/patientList'}
              search={{ program_id: row.program_id, enrolment_id: row.id }}
            >
              {row.program_name}
            </Link>
            {row.next_title != null && <span className={classes.detail}>Next: {nextWords(row)}</span>}
          </span>
          <ProgressBar percent={row.percent} />
          {row.overdue_count > 0 && <StatusBadge tone="danger">{row.overdue_count} overdue</StatusBadge>}
          <StatusBadge tone={stateTones[row.state]}>{enrolmentStateNames[row.state]}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
