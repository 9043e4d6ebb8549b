import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PatientPicker, type PickedPatient } from '#patients/web';
import classes from '../labs.module.css';
import {
  DismissReportDocument,
  LabMatchDocument,
  type LabResultFieldsFragment,
  LikelyPatientsDocument,
  LinkReportsDocument,
  TestOrdersDocument,
  UnmatchedLabResultsDocument,
} from '../lab.operations.gen.ts';
import { useLabsChanged } from '../use-labs.ts';
import { Pages, PER_PAGE } from '../pages.tsx';
import { ResultValues } from './result-values.tsx';
import { ResultLine } from './results-page.tsx';
import { MatchLine, SentPatient } from './sent-patient.tsx';

/** /labs/matching: results that name no order, or whose patient does not fit it. A human says whose they are. */
export function MatchingPage() {
  useLabsChanged();
  const [page, setPage] = useState(1);
  const { data, isPending, isError, error, refetch } = useApiQuery(UnmatchedLabResultsDocument, {
    pagination: { pageNumber: page, perPage: PER_PAGE },
  });
  const found = data?.unmatchedLabResults;
  return (
    <Page>
      <PageHeader
        title="Unmatched Results"
        detail={found === undefined ? undefined : `${found.count} without a patient`}
      />
      <Panel flush>
        {isPending && <RowsSkeleton rows={4} />}
        {isError && found === undefined && (
          <ErrorState error={error} what="The results" onRetry={() => void refetch()} />
        )}
        {found?.count === 0 && (
          <EmptyState icon={IconUserQuestion} title="No unmatched results">
            Results without a matching order, or whose patient differs from the order’s, are listed here.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Results without a patient">
          {found?.results.map((result) => (
            <UnmatchedRow key={result.id} result={result} />
          ))}
        </ul>
        <Pages count={found?.count ?? 0} page={page} onPage={setPage} />
      </Panel>
    </Page>
  );
}

function UnmatchedRow({ result }: { result: LabResultFieldsFragment }) {
  const [open, setOpen] = useState<'match' | 'dismiss' | null>(null);
  const dismiss = useApiMutation(DismissReportDocument, {
    refreshes: ['lab'],
    onDone: () => toast.success('Result set aside'),
  });
  return (
    <li>
      <ResultLine result={result} />
      <p className={classes.problem}>{result.match_problem}</p>
      <SentPatient result={result} />
      <details>
        <summary>Values</summary>
        <ResultValues label={`Values of ${result.testName}`} observations={result.observations} />
      </details>
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={() => setOpen('match')}>
          Match to patient
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setOpen('dismiss')}>
          Set aside
        </Button>
      </div>
      {open === 'match' && <MatchDialog result={result} onClose={() => setOpen(null)} />}
      {open === 'dismiss' && (
        <ReasonDialog
          title="Set this result aside"
          label="Why is it nobody’s here?"
          confirm="Set aside"
          onClose={() => setOpen(null)}
          onReason={(reason) => dismiss.mutateAsync({ result_id: result.id, reason })}
        />
      )}
    </li>
  );
}

type Typed = { test: string | null; reason: string };

function MatchDialog({ result, onClose }: { result: LabResultFieldsFragment; onClose: () => void }) {
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const likely =
    useApiQuery(LikelyPatientsDocument, { result_id: result.id }, { quiet: true }).data?.likelyPatients ?? [];
  const match = useApiQuery(
    LabMatchDocument,
    { result_id: result.id, patient_id: patient?.id ?? '' },
    { enabled: patient !== null, quiet: true },
  ).data?.labMatch;
  const orders = useApiQuery(
    TestOrdersDocument,
    { pagination: { pageNumber: 1, perPage: 99 }, search: { patientId: patient?.id ?? '', open: true } },
    { enabled: patient !== null, quiet: true },
  ).data?.testOrders.testOrders;
  const form = useApiForm<Typed, Typed>({
    rules: {
      '~standard': {
        version: 1 as const,
        vendor: 'salus',
        validate: (value: unknown) =>
          patient === null
            ? { issues: [{ message: 'Choose a patient', path: ['reason'] }] }
            : { value: value as Typed },
      },
    },
    initialValues: { test: null, reason: '' },
    submit: async ({ test, reason }) => {
      const patient_id = patient!.id;
      await request(LinkReportsDocument, { result_ids: [result.id], patient_id, test_order_id: test, reason });
      toast.success('Result matched to the patient and ready for review');
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Which patient?" save="Match" onClose={onClose}>
      {likely.length > 0 && (
        <p className={classes.quiet}>
          Same name and date of birth:{' '}
          {likely.map(({ name, date_of_birth }) => `${name}, ${formatDay(date_of_birth)}`).join('; ')}
        </p>
      )}
      <PatientPicker label="Patient" value={patient} offerNew={false} onPick={setPatient} />
      {match !== undefined && <MatchLine {...match} />}
      <SelectField
        form={form}
        name="test"
        label="Order"
        placeholder="None: not ordered here"
        clearable
        disabled={patient === null}
        data={(orders ?? []).map(({ id, testName, testOrderStatus }) => ({
          value: id,
          label: `${testName} (${testOrderStatus})`,
        }))}
      />
      <TextField form={form} name="reason" label="Reason" maxLength={300} />
    </FormDialog>
  );
}
