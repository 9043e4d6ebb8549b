import { IconChecks } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import classes from '../labs.module.css';
import { type LabResultFieldsFragment, LabResultsToReviewDocument } from '../lab.operations.gen.ts';
import { CheckboxInput } from '../setup/checkbox-input.tsx';
import { useLabsChanged } from '../use-labs.ts';
import { pendingTone, readingWord, resultState } from '../words.ts';
import { Pages, PER_PAGE } from '../pages.tsx';
import { ResultView } from './result-view.tsx';

/** /labs/results: what waits for a review, abnormal first, and the one that is looked at beside it. */
export function ResultsPage() {
  useLabsChanged();
  const navigate = useNavigate();
  const { result: chosen }: { result?: string } = useSearch({ strict: false });
  const [page, setPage] = useState(1);
  const [mine, setMine] = useUserSetting('labs.results_mine', true);
  const { data, isPending, isError, error, refetch } = useApiQuery(LabResultsToReviewDocument, {
    mine,
    pagination: { pageNumber: page, perPage: PER_PAGE },
  });
  const results = data?.labResultsToReview.results ?? [];
  const shown = chosen ?? results[0]?.id;
  const go = (id: string | undefined): void =>
    void navigate({ to: '/labs/results', search: id === undefined ? {} : { result: id }, replace: true });
  const next = (): void => go(results.find(({ id }) => id !== shown)?.id);
  return (
    <Page>
      <PageHeader
        title="Lab Results"
        detail={data === undefined ? undefined : `${data.labResultsToReview.count} to review`}
      >
        <CheckboxInput label="Only mine" checked={mine} onChange={setMine} />
      </PageHeader>
      <div className={classes.columns}>
        <Panel title="To review" flush>
          {isPending && <RowsSkeleton rows={5} />}
          {isError && data === undefined && (
            <ErrorState error={error} what="The results" onRetry={() => void refetch()} />
          )}
          {data !== undefined && results.length === 0 && (
            <EmptyState icon={IconChecks} title="No results to review">
              New results are listed here until they are reviewed.
            </EmptyState>
          )}
          <ul className={classes.list} aria-label="Results to review">
            {results.map((result) => (
              <li key={result.id}>
                <button
                  type="button"
                  className={classes.pick}
                  aria-current={result.id === shown ? 'true' : undefined}
                  onClick={() => go(result.id)}
                >
                  <ResultLine result={result} />
                </button>
              </li>
            ))}
          </ul>
          <Pages count={data?.labResultsToReview.count ?? 0} page={page} onPage={setPage} />
        </Panel>
        {shown !== undefined && (
          <Panel title="Result" flush>
            <ResultView key={shown} id={shown} onReviewed={next} />
          </Panel>
        )}
      </div>
    </Page>
  );
}

/** A result in a few words: whose, what, what stands out, and how long it waits. */
export function ResultLine({ result }: { result: LabResultFieldsFragment }) {
  const { word, tone } = resultState(result);
  const bad = result.observations.filter(
    ({ interpretation, withdrawn_time }) => withdrawn_time === null && readingWord(interpretation) !== null,
  );
  return (
    <span className={classes.row}>
      <span className={classes.what}>
        <strong>{result.patient_name ?? (result.sent_patient.name || 'No name')}</strong>
        <span>{result.testName}</span>
        <span className={classes.quiet}>
          {bad
            .slice(0, 3)
            .map(({ name, value, units, interpretation }) =>
              `${name} ${value} ${units} ${readingWord(interpretation) ?? ''}`.trim(),
            )
            .join(' · ') || result.labName}
        </span>
      </span>
      <span className={classes.actions}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {result.status === 'corrected' && <StatusBadge tone="warning">Corrected</StatusBadge>}
        {result.status === 'partial' && <StatusBadge tone="warning">Partial</StatusBadge>}
        {result.days_pending > 0 && (
          <StatusBadge tone={pendingTone(result.days_pending)}>
            {result.days_pending === 1 ? '1 day' : `${result.days_pending} days`}
          </StatusBadge>
        )}
      </span>
    </span>
  );
}
