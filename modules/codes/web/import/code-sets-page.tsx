import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { DropZone } from '#kit/forms/files/drop-zone.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { CodeReleasesDocument } from '../chart.operations.gen.ts';
import { CodeReview } from './code-review.tsx';
import classes from './code-sets.module.css';
import { useCodeImport } from './use-code-import.ts';

/** /settings/code_sets: which editions of the code sets are here, and how another one is read in. */
export function CodeSetsPage() {
  const running = useCodeImport();
  const { state } = running;
  useBlocker({
    disabled: state.step !== 'running',
    enableBeforeUnload: true,
    shouldBlockFn: async () =>
      !(await confirm({
        title: 'Cancel?',
        message: 'It ends when you leave this page, and nothing is written.',
        confirm: 'Leave and cancel',
        cancel: 'Stay',
        danger: true,
      })),
  });
  return (
    <Page>
      <PageHeader title="Code Sets" detail={state.step === 'preview' ? state.preview.file_name : undefined}>
        {(state.step === 'preview' || state.step === 'done') && (
          <Button variant="default" onClick={running.reset}>
            {state.step === 'done' ? 'Back to the editions' : 'Another file'}
          </Button>
        )}
      </PageHeader>
      {state.step === 'choose' && (
        <>
          {state.error !== null && (
            <Notice tone="danger">
              {state.error instanceof ApiError ? state.error.message : 'Something went wrong. Nothing was read in.'}
            </Notice>
          )}
          <Choose onChoose={running.choose} />
          <Editions />
        </>
      )}
      {state.step === 'reading' && (
        <Panel>
          <div className={classes.running} role="status">
            <Text fw={550}>Reading {state.name} and comparing each code …</Text>
            <Button variant="default" onClick={running.reset}>
              Cancel
            </Button>
          </div>
        </Panel>
      )}
      {state.step === 'preview' && (
        <CodeReview {...state} onChange={running.change} onRun={running.run} key={state.preview.upload_id} />
      )}
      {state.step === 'running' && (
        <Running
          name={state.preview.release_name}
          share={shareOf(state.progress, state.preview.total)}
          onCancel={running.cancel}
        />
      )}
      {state.step === 'done' && (
        <Panel title={`${state.name} is read in`}>
          <ul className={classes.outcome}>
            {state.changes.map(({ code_set, added, revised, retired, unchanged }) => (
              <li key={code_set}>
                <strong>{code_set}</strong>: {added.toLocaleString('en-US')} added, {revised.toLocaleString('en-US')}{' '}
                revised, {retired.toLocaleString('en-US')} retired, {unchanged.toLocaleString('en-US')} as they were.
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <Panel title="Read in an edition">
      <div className={classes.choose}>
        <DropZone
          label="File of codes"
          onFiles={([file]) => file !== undefined && onChoose(file)}
          onRefused={(why) => toast.error(why)}
        />
        <div className={classes.sources}>
          <Text size="sm">
            <strong>ICD-10-CM</strong>: the “Code Descriptions in Tabular Order” of the Centers for Medicare &amp;
            Medicaid Services (cms.gov, free), in it the file <em>icd10cm-order-…txt</em>. New each October, some in
            April.
          </Text>
          <Text size="sm">
            <strong>HCPCS</strong>: the “Alpha-Numeric HCPCS File” (cms.gov, free), in it <em>HCPC…_ANWEB.txt</em>. New
            each quarter.
          </Text>
          <Text size="sm">
            <strong>CPT</strong>: <em>LONGULT.txt</em> or <em>MEDU.txt</em> of the American Medical Association, whose
            license you need.
          </Text>
          <Text size="sm" c="dimmed">
            Or any list with headings, for codes and names. You see what changes before anything is written. Code sets
            are for every clinic on this server.
          </Text>
        </div>
      </div>
    </Panel>
  );
}

function Editions() {
  const { data, isPending, isError, error, refetch } = useApiQuery(CodeReleasesDocument, {});
  const all = data?.code_releases ?? [];
  // The short list is gone once a whole edition stands.
  const shown = all.filter(
    ({ is_starter, code_set }) => !is_starter || !all.some((one) => one.code_set === code_set && one.is_whole),
  );
  return (
    <Panel title="Editions" flush>
      {isPending && <RowsSkeleton rows={5} />}
      {isError && <ErrorState error={error} what="The editions" onRetry={() => void refetch()} />}
      {data !== undefined && shown.length === 0 && <EmptyState title="No code sets yet" />}
      <ul className={classes.editions}>
        {shown.map((release) => (
          <li key={release.id}>
            <strong>{release.code_set}</strong>
            <span>
              {release.release_name}
              {!release.is_starter && ` · from ${formatDay(release.valid_from)}`}
              {!release.is_starter && !release.is_whole && ' · some codes'}
            </span>
            <small>
              {release.total.toLocaleString('en-US')} codes
              {release.is_starter
                ? ' that come with Salus'
                : ` · ${release.added.toLocaleString('en-US')} added, ${release.revised.toLocaleString('en-US')} revised, ${release.retired.toLocaleString('en-US')} retired · ${formatInstant(release.imported_time)}${release.imported_by === null ? '' : `, ${release.imported_by}`}`}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Running({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <Panel>
      <div className={classes.running}>
        <Text fw={550} id="codes-progress">
          Reading in {name} …
        </Text>
        <div
          className={classes.bar}
          role="progressbar"
          aria-labelledby="codes-progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <Text size="sm" c="dimmed">
          Until the last code is in, nothing is changed.
        </Text>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}

// Reading takes about half of the time, comparing and writing the rest.
function shareOf(progress: { stage: string; done: number; total: number } | null, total: number): number {
  if (progress === null || total === 0) return 0;
  const read = Math.min(1, progress.done / total);
  return progress.stage === 'reading' ? read * 0.5 : progress.stage === 'comparing' ? 0.6 : 0.8;
}
