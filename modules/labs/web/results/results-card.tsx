import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import { LabCountsDocument, LabResultsToReviewDocument } from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { ResultLine } from './results-page.tsx';

const SHOWN = { pageNumber: 1, perPage: 5 };

/** One's own results that wait for a review, on the dashboard; critical ones on top. */
export function ResultsCard() {
  useLabsChanged();
  const navigate = useNavigate();
  const counts = useApiQuery(LabCountsDocument, {}, { quiet: true }).data?.labCounts;
  const { data, isError, error, refetch } = useApiQuery(
    LabResultsToReviewDocument,
    { pagination: SHOWN, mine: true },
    { quiet: true },
  );
  if (data === undefined)
    return isError ? (
      <ErrorState what="The results" error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    );
  const { results, count } = data.labResultsToReview;
  return (
    <>
      {count === 0 && <EmptyState icon={IconFlask} title="No results to review" />}
      <ul className={classes.list} aria-label="Newest results to review">
        {results.map((result) => (
          <li key={result.id}>
            <button
              type="button"
              className={classes.pick}
              onClick={() => void navigate({ to: '/labs/results', search: { result: result.id } })}
            >
              <ResultLine result={result} />
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.pad}>
        <div className={classes.actions}>
          <Button variant="subtle" size="compact-sm" onClick={() => void navigate({ to: '/labs/results' })}>
            {count > results.length ? `All ${count} results` : 'All results'}
          </Button>
          {(counts?.unmatched ?? 0) > 0 && can('labs.match') && (
            <Button variant="subtle" size="compact-sm" onClick={() => void navigate({ to: '/labs/matching' })}>
              {counts?.unmatched} without a patient
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
