import { Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { UnpostedChargesDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';

const SHOWN = 5;

/** Charges of signed notes that wait to be posted for more than a day, for the dashboard. */
export function UnpostedCard() {
  useAccountChanged();
  const query = useApiQuery(UnpostedChargesDocument, { take: SHOWN }, { quiet: true });
  if (query.status === 'pending') return <RowsSkeleton rows={3} />;
  if (query.status === 'error')
    return <ErrorState what="The charges" error={query.error} onRetry={() => void query.refetch()} />;
  const { count, total, notes } = query.data.unpostedCharges;
  if (count === 0)
    return (
      <EmptyState icon={IconCheck} title="Everything is posted">
        Charges of notes that were signed more than a day ago would stand here.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list} aria-label="Charges to post">
        {notes.map((note) => (
          <li key={note.note_id} className={classes.row}>
            <div className={classes.what}>
              <strong>{note.patient.name}</strong>
              <span className={classes.quiet}>
                {[
                  formatDay(note.service_date),
                  note.provider,
                  `${note.count} ${note.count === 1 ? 'charge' : 'charges'}`,
                ].join(' · ')}
              </span>
            </div>
            <span className={classes.sum}>{formatMoney(note.total)}</span>
          </li>
        ))}
      </ul>
      <div className={classes.pad}>
        <Anchor component={Link} to="/billing/charges" size="sm">
          Post {count} {count === 1 ? 'charge' : 'charges'}, {formatMoney(total)}
        </Anchor>
      </div>
    </>
  );
}
