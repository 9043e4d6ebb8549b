import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../labs.module.css';
import { LabCountsDocument, LabResultsToReviewDocument } from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { ResultLine } from './results-page.tsx';

const SHOWN = { pageNumber: 1, perPage: 5 };

/** The member's results to review, on the dashboard; critical ones on top. */
export function ResultsCard() {
  useLabsChanged();
  const navigate = useNavigate();
  const counts = useApiQuery(LabCountsDocument, {}, { quiet: true });
  const unmatched = counts.data?.labCounts.unmatched ?? 0;
  const read = useApiQuery(LabResultsToReviewDocument, { pagination: SHOWN, mine: true }, { quiet: true });
  return (
    <>
      <ReadRows
        label="Newest results to review"
        read={read}
        rows={({ labResultsToReview }) => labResultsToReview.results}
        loadingRows={2}
        empty={{ icon: IconFlask, title: 'No results to review' }}
      >
        {(result) => (
          <li>
            <button
              type="button"
              className={classes.pick}
              onClick={() => void navigate({ to: '/labs/results', search: { result: result.id } })}
            >
              <ResultLine result={result} />
            </button>
          </li>
        )}
      </ReadRows>
      {can('labs.match') && <ReadHint read={counts} label="Unmatched results" />}
      {read.data !== undefined && (
        <div className={classes.pad}>
          <div className={classes.actions}>
            <Button variant="subtle" size="compact-sm" onClick={() => void navigate({ to: '/labs/results' })}>
              {allResults(read.data.labResultsToReview)}
            </Button>
            {unmatched > 0 && can('labs.match') && (
              <Button variant="subtle" size="compact-sm" onClick={() => void navigate({ to: '/labs/matching' })}>
                {unmatched} without a patient
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function allResults({ count, results }: { count: number; results: readonly unknown[] }): string {
  return count > results.length ? `All ${count} results` : 'All results';
}
