import { Button } from '@mantine/core';
import { IconArrowMerge, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { refreshAll, type Refreshes, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { request } from '#kit/api/request.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowList } from '#kit/rows/row-list.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { formatPhone, patientListName } from '../../rules/index.ts';
import { countText } from '../count-text.ts';
import classes from './duplicates.module.css';
import { movedText } from './moved-text.ts';
import { patientPath } from '../patient-path.ts';
import {
  DismissPairDocument,
  FindPatientDuplicatesDocument,
  PatientMergesDocument,
  type PatientMergesQuery,
  PatientPairsDocument,
  type PatientPairsQuery,
  UndoMergeDocument,
} from '../registration.operations.gen.ts';

type Pair = PatientPairsQuery['patient_duplicates']['pairs'][number];
type Merge = PatientMergesQuery['patient_merges'][number];

const MergeDialog = lazy(() => import('./merge-dialog.tsx').then((file) => ({ default: file.MergeDialog })));

/** /patients/duplicates: likely duplicates, and the merges that can still be undone. */
export function DuplicatesPage() {
  const [merging, setMerging] = useState<Pair | null>(null);
  const pairs = useRows(
    PatientPairsDocument,
    {},
    { take: 20, rows: (page) => page.patient_duplicates.pairs, count: (page) => page.patient_duplicates.count },
  );
  useLive('patients.patients-merged', refresh);
  const search = (): void => {
    request(FindPatientDuplicatesDocument, {})
      .then(() => toast.info('Checking records. Likely duplicates appear here.'))
      // Small clinics are searched within seconds.
      .then(() => setTimeout(refresh, 4000))
      .catch(reportError);
  };
  return (
    <Page>
      <PageHeader
        title="Likely duplicates"
        detail={pairs.count === undefined ? undefined : countText(pairs.count, false)}
      >
        <Button variant="default" leftSection={<IconUsers size={16} />} onClick={search}>
          Check all records
        </Button>
      </PageHeader>
      <Panel title="May be the same person" flush>
        <ReadRows
          label="Likely duplicates"
          read={pairs}
          rowId={({ one, other }) => `${one.id} ${other.id}`}
          empty={{
            icon: IconUsers,
            title: 'No likely duplicates',
            detail: 'Similar records appear here after a change or an import.',
          }}
        >
          {(pair) => (
            <li>
              <PairCard pair={pair} onMerge={() => setMerging(pair)} />
            </li>
          )}
        </ReadRows>
      </Panel>
      <Merges />
      {merging !== null && (
        <Suspense>
          <MergeDialog
            oneId={merging.one.id}
            otherId={merging.other.id}
            onClose={() => setMerging(null)}
            onMerged={refresh}
          />
        </Suspense>
      )}
    </Page>
  );
}

const RECORDS: Refreshes = [
  ['registration', 'PatientPairs'],
  ['registration', 'PatientMerges'],
  ['registration', 'PatientList'],
  ['registration', 'PatientById'],
];

const refresh = (): void => refreshAll(RECORDS);

function PairCard({ pair, onMerge }: { pair: Pair; onMerge: () => void }) {
  const dismiss = (): void => {
    request(DismissPairDocument, { oneId: pair.one.id, otherId: pair.other.id })
      .then(() => toast.success('They stay separate and will not be suggested again.'))
      .then(refresh, reportError);
  };
  return (
    <section className={classes.pair} aria-label={patientListName(pair.one)}>
      <Side patient={pair.one} />
      <Side patient={pair.other} />
      <div className={classes.buttons}>
        <Button size="xs" leftSection={<IconArrowMerge size={14} />} onClick={onMerge}>
          Compare and merge
        </Button>
        <Button size="xs" variant="default" onClick={dismiss}>
          Not duplicates
        </Button>
      </div>
      <span className={classes.why}>
        {pair.score} of 100: {pair.reasons.join(', ')}
      </span>
    </section>
  );
}

function Side({ patient }: { patient: Pair['one'] }) {
  const { date_of_birth: born, deceased_date: died, gender, mobile } = patient;
  const facts = [formatDay(born), died && `deceased ${formatDay(died)}`, gender, mobile && formatPhone(mobile)];
  return (
    <div className={classes.side}>
      <Link {...splitPath(patientPath(patient))}>{patientListName(patient)}</Link>
      <span className={classes.facts}>{[patient.user_patient_id, ...facts].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

function Merges() {
  const read = useApiQuery(PatientMergesDocument, {}, { quiet: true });
  const merges = read.data?.patient_merges ?? [];
  if (merges.length === 0) return <ReadHint read={read} label="Recent merges" />;
  return (
    <Panel title="Merged in the last 30 days" flush>
      <RowList label="Merged in the last 30 days">
        {merges.map((merge) => (
          <Row
            key={merge.id}
            title={
              <>
                {merge.merged_name} into{' '}
                <Link {...splitPath(`/patients/${merge.survivor_id}`)}>{merge.survivor_name}</Link>
              </>
            }
            subtitle={[movedText(merge.moved), merge.merged_by, formatInstant(merge.merged_time)]}
            lines={merge.undone_time !== null && <RowLine>Undone {formatInstant(merge.undone_time)}</RowLine>}
            actions={
              merge.undone_time === null && (
                <RowButton of={`merge of ${merge.merged_name}`} onClick={() => void undo(merge)}>
                  Undo
                </RowButton>
              )
            }
          />
        ))}
      </RowList>
    </Panel>
  );
}

async function undo(merge: Merge): Promise<void> {
  const sure = await confirm({
    title: 'Undo this merge?',
    message:
      'All moved entries return to their original record. Entries added since then stay with the record that was kept.',
    confirm: 'Undo the merge',
  });
  if (!sure) return;
  try {
    const { undo_patient_merge: undone } = await request(UndoMergeDocument, { id: merge.id });
    toast.success('The records are separate again.');
    if (undone.kept_fields.length > 0) {
      toast.warning(`Not restored because they changed after the merge: ${undone.kept_fields.join(', ')}.`);
    }
  } catch (error) {
    reportError(error);
  }
  refresh();
}
