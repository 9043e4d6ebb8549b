import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { usePages } from '#kit/api/use-pages.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
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
import { paginated, PER_PAGE } from '../pages.ts';
import { ResultValues } from './result-values.tsx';
import { ResultLine } from './results-page.tsx';
import { MatchLine, SentPatient } from './sent-patient.tsx';

/** /labs/matching: results without a matching order or patient, for manual matching. */
export function MatchingPage() {
  useLabsChanged();
  const [search, setSearch] = useState('');
  const { read, count, paging } = usePages(
    UnmatchedLabResultsDocument,
    { search },
    {
      take: PER_PAGE,
      rows: ({ unmatchedLabResults }) => unmatchedLabResults.results,
      count: ({ unmatchedLabResults }) => unmatchedLabResults.count,
      place: paginated,
    },
  );
  return (
    <Page>
      <PageHeader title="Unmatched Results" detail={count === undefined ? undefined : `${count} without a patient`} />
      <FilterBar>
        <SearchBox label="Search results" placeholder="Name, test or number" onSearch={setSearch} />
      </FilterBar>
      <Panel flush>
        <ReadRows
          label="Results without a patient"
          read={read}
          empty={{
            icon: IconUserQuestion,
            title: 'No unmatched results',
            detail: 'Results without a matching order, or whose patient differs from the order’s, are listed here.',
          }}
        >
          {(result) => <UnmatchedRow result={result} />}
        </ReadRows>
        <Pager paging={paging} />
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
          title="Set result aside"
          label="Reason"
          confirm="Set aside"
          onClose={() => setOpen(null)}
          onReason={(reason) => dismiss.mutateAsync({ result_id: result.id, reason })}
        />
      )}
    </li>
  );
}

type FormValues = { test: string | null; reason: string };

function MatchDialog({ result, onClose }: { result: LabResultFieldsFragment; onClose: () => void }) {
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const likely = useApiQuery(LikelyPatientsDocument, { result_id: result.id }, { quiet: true });
  const namesakes = likely.data?.likelyPatients ?? [];
  const match = useApiQuery(
    LabMatchDocument,
    { result_id: result.id, patient_id: patient?.id ?? '' },
    { enabled: patient !== null, quiet: true },
  );
  const orders = useApiQuery(
    TestOrdersDocument,
    { pagination: { pageNumber: 1, perPage: 99 }, search: { patientId: patient?.id ?? '', open: true } },
    { enabled: patient !== null, quiet: true },
  );
  const form = useApiForm<FormValues, FormValues>({
    rules: {
      '~standard': {
        version: 1 as const,
        vendor: 'salus',
        validate: (value: unknown) =>
          patient === null
            ? { issues: [{ message: 'Choose a patient', path: ['reason'] }] }
            : { value: value as FormValues },
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
      <ReadHint read={likely} label="Similar patients" />
      {namesakes.length > 0 && (
        <p className={classes.quiet}>
          Same name and date of birth:{' '}
          {namesakes.map(({ name, date_of_birth }) => `${name}, ${formatDay(date_of_birth)}`).join('; ')}
        </p>
      )}
      <PatientPicker label="Patient" value={patient} offerNew={false} onPick={setPatient} />
      <ReadHint read={match} label="Comparison with the patient" />
      {match.data !== undefined && <MatchLine {...match.data.labMatch} />}
      <ReadHint read={orders} label="Orders of the patient" />
      <SelectField
        form={form}
        name="test"
        label="Order"
        placeholder="None (ordered elsewhere)"
        clearable
        disabled={patient === null}
        data={(orders.data?.testOrders.testOrders ?? []).map(({ id, testName, testOrderStatus }) => ({
          value: id,
          label: `${testName} (${testOrderStatus})`,
        }))}
      />
      <TextField form={form} name="reason" label="Reason" maxLength={300} />
    </FormDialog>
  );
}
