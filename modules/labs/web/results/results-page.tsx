import { IconChecks } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import classes from '../labs.module.css';
import { type LabResultFieldsFragment, LabResultsToReviewDocument } from '../lab.operations.gen.ts';
import { CheckboxInput } from '../setup/checkbox-input.tsx';
import { useLabsChanged } from '../use-labs.ts';
import { pendingTone, readingWord, resultState } from '../result-labels.ts';
import { paginated, PER_PAGE } from '../pages.ts';
import { ResultView } from './result-view.tsx';

/** /labs/results: results to review, abnormal first, with the selected one next to the list. */
export function ResultsPage() {
  useLabsChanged();
  const navigate = useNavigate();
  const { result: chosen }: { result?: string } = useSearch({ strict: false });
  const [mine, setMine] = useUserSetting('labs.results_mine', true);
  const {
    read,
    rows: results,
    count,
    paging,
  } = usePages(
    LabResultsToReviewDocument,
    { mine },
    {
      take: PER_PAGE,
      rows: ({ labResultsToReview }) => labResultsToReview.results,
      count: ({ labResultsToReview }) => labResultsToReview.count,
      place: paginated,
    },
  );
  const shown = chosen ?? results[0]?.id;
  const go = (id: string | undefined): void =>
    void navigate({ to: '/labs/results', search: id === undefined ? {} : { result: id }, replace: true });
  const next = (): void => go(results.find(({ id }) => id !== shown)?.id);
  return (
    <Page>
      <PageHeader title="Lab Results" detail={count === undefined ? undefined : `${count} to review`}>
        <CheckboxInput label="Assigned to me" checked={mine} onChange={setMine} />
      </PageHeader>
      <div className={classes.columns}>
        <Panel title="To review" flush>
          <ReadRows
            label="Results to review"
            read={read}
            loadingRows={5}
            empty={{
              icon: IconChecks,
              title: 'No results to review',
              detail: 'New results are listed here until they are reviewed.',
            }}
          >
            {(result) => (
              <li>
                <button
                  type="button"
                  className={classes.pick}
                  aria-current={result.id === shown ? 'true' : undefined}
                  onClick={() => go(result.id)}
                >
                  <ResultLine result={result} />
                </button>
              </li>
            )}
          </ReadRows>
          <Pager paging={paging} />
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

/** A result in the list: patient, test, abnormal values, and waiting time. */
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
