import { Button, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { DropZone } from '#kit/forms/files/drop-zone.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { DrugDetails } from '../drug-details.tsx';
import { DrugSearch, type FoundDrug } from '../drug-search.tsx';
import { DrugCoverageDocument } from '../drug.operations.gen.ts';
import classes from './drug-compendium.module.css';
import type { DrugProgress } from './drug-import.ts';
import { DrugReview } from './drug-review.tsx';
import { useDrugImport } from './use-drug-import.ts';

/** /settings/drug_compendium: what is known of drugs and as of when, and how another list is read in. */
export function DrugCompendiumPage() {
  const running = useDrugImport();
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
      <PageHeader title="Drug Compendium" detail={state.step === 'preview' ? state.preview.file_name : undefined}>
        {(state.step === 'preview' || state.step === 'done') && (
          <Button variant="default" onClick={running.reset}>
            {state.step === 'done' ? 'Back to the lists' : 'Another file'}
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
          <Coverage />
          <LookUp />
          {can('drugs.import') && <Choose onChoose={running.choose} />}
        </>
      )}
      {state.step === 'reading' && (
        <Panel>
          <div className={classes.running} role="status">
            <Text fw={550}>Reading {state.name} and comparing each entry …</Text>
            <Button variant="default" onClick={running.reset}>
              Cancel
            </Button>
          </div>
        </Panel>
      )}
      {state.step === 'preview' && (
        <DrugReview {...state} onChange={running.change} onRun={running.run} key={state.preview.upload_id} />
      )}
      {state.step === 'running' && (
        <Running name={state.preview.release_name} share={shareOf(state.progress)} onCancel={running.cancel} />
      )}
      {state.step === 'done' && (
        <Panel title={`${state.name} is read in`}>
          <Text size="sm">
            {state.changes.added.toLocaleString('en-US')} added, {state.changes.revised.toLocaleString('en-US')}{' '}
            revised, {state.changes.retired.toLocaleString('en-US')} retired,{' '}
            {state.changes.unchanged.toLocaleString('en-US')} as they were.
          </Text>
        </Panel>
      )}
    </Page>
  );
}

const ORDER = ['products', 'interactions', 'knowledge'];
const KINDS: Readonly<Record<string, string>> = {
  products: 'Drugs',
  interactions: 'Interactions',
  knowledge: 'Classes and doses',
};

const byKind = (one: { kind: string }, other: { kind: string }): number =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind);

function Coverage() {
  const { data, isPending, isError, error, refetch } = useApiQuery(DrugCoverageDocument, {});
  return (
    <Panel title="What is covered" flush>
      {isPending && <RowsSkeleton rows={5} />}
      {isError && <ErrorState error={error} what="What is covered" onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <Text size="sm" p="0.75rem">
            {data.drug_coverage.text}
          </Text>
          <ul className={classes.editions}>
            {data.drug_coverage.sources.toSorted(byKind).map((release) => (
              <li key={release.id}>
                <strong>{KINDS[release.kind] ?? release.kind}</strong>
                <span>
                  {release.release_name}
                  {release.as_of === null ? ' · nobody said as of when' : ` · as of ${formatDay(release.as_of)}`}
                </span>
                <small>
                  {release.total.toLocaleString('en-US')} entries
                  {release.is_starter
                    ? ' that come with Salus'
                    : ` · ${release.added.toLocaleString('en-US')} added, ${release.revised.toLocaleString('en-US')} revised, ${release.retired.toLocaleString('en-US')} retired · ${formatInstant(release.imported_time)}${release.imported_by === null ? '' : `, ${release.imported_by}`}`}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function LookUp() {
  const [drug, setDrug] = useState<FoundDrug | null>(null);
  return (
    <Panel title="Look a drug up">
      <DrugSearch
        finds="drugs"
        label="Drug"
        placeholder="Name, brand, ingredient or NDC"
        maxLength={200}
        keeps
        onTyped={() => setDrug(null)}
        onPick={setDrug}
      />
      {drug !== null && <DrugDetails descriptorId={drug.descriptorId} />}
    </Panel>
  );
}

function Choose({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <Panel title="Read in a list">
      <div className={classes.choose}>
        <DropZone
          label="File of drugs"
          onFiles={([file]) => file !== undefined && onChoose(file)}
          onRefused={(why) => toast.error(why)}
        />
        <div className={classes.sources}>
          <Text size="sm">
            <strong>FDA NDC directory</strong> (fda.gov, free, new each day): first <em>product.txt</em>, then{' '}
            <em>package.txt</em>, which gives the drugs their NDCs.
          </Text>
          <Text size="sm">
            <strong>RxTerms</strong> of the National Library of Medicine (nlm.nih.gov, free, new each month):{' '}
            <em>RxTerms….txt</em>.
          </Text>
          <Text size="sm">
            <strong>Pairs of drugs that interact</strong>: any list with the headings <em>drug_a</em>, <em>drug_b</em>,{' '}
            <em>severity</em>, <em>effect</em>, <em>source</em>. It takes the place of the list of the same name.
          </Text>
          <Text size="sm" c="dimmed">
            RxTerms uses publicly available data of the U.S. National Library of Medicine, National Institutes of
            Health, Department of Health and Human Services; the Library is not responsible for Salus and does not
            endorse it.
          </Text>
          <Text size="sm" c="dimmed">
            You see what changes before anything is written. The compendium is for every clinic on this server.
          </Text>
        </div>
      </div>
    </Panel>
  );
}

function Running({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <Panel>
      <div className={classes.running}>
        <Text fw={550} id="drugs-progress">
          Reading in {name} …
        </Text>
        <div
          className={classes.bar}
          role="progressbar"
          aria-labelledby="drugs-progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <Text size="sm" c="dimmed">
          Until the last entry is in, nothing is changed.
        </Text>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Panel>
  );
}

// Reading takes about half of the time, comparing and writing the rest.
function shareOf(progress: DrugProgress | null): number {
  if (progress === null || progress.total === 0) return 0;
  const read = Math.min(1, progress.done / progress.total);
  return progress.stage === 'reading' ? read * 0.5 : progress.stage === 'comparing' ? 0.6 : 0.8;
}
