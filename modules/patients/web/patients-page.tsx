import { Button } from '@mantine/core';
import { IconFileImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { today } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { countText } from './count-text.ts';
import { KeyboardList } from './keyboard-list.tsx';
import { typedSearch } from './list-search.ts';
import { patientColumns } from './patient-columns.tsx';
import { patientPath } from './patient-path.ts';
import { preparePatient } from './prepare-patient.ts';
import { type Prefill, prefillFromSearch } from './prefill-from-search.ts';
import { PatientListDocument } from './registration.operations.gen.ts';
import { SearchBox } from './search-box.tsx';

const loadDialog = () => import('./new-patient-dialog.tsx').then((file) => ({ default: file.NewPatientDialog }));
const NewPatientDialog = lazy(loadDialog);

const TAKE = 50;
// The server skips no further, and nobody looks through more.
const MOST_ROWS = 10_000;

/** /patients/index: one box that finds a patient among thousands while it is typed in. */
export function PatientsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => typedSearch().trim());
  const [beginning, setBeginning] = useState<Prefill | null>(null);
  const found = useRows(
    PatientListDocument,
    { where: { search } },
    { take: TAKE, rows: (page) => page.search_patients.patient_list, count: (page) => page.search_patients.count },
  );
  const rows = { ...found, hasMore: found.hasMore && found.rows.length < MOST_ROWS };
  // While the next rows are on their way, the last ones stay with what was marked in them.
  const [shown, setShown] = useState(search);
  if (!rows.stale && shown !== search) setShown(search);
  const columns = useMemo(() => patientColumns(shown), [shown]);

  const create = (): void => setBeginning(prefillFromSearch(typedSearch(), today()));
  const openOnly = (): boolean => {
    const [only, second] = rows.rows;
    const settled = rows.status === 'success' && !rows.stale && search === typedSearch().trim();
    if (!settled || only === undefined || second !== undefined) return false;
    void navigate(splitPath(patientPath(only)));
    return true;
  };

  return (
    <Page fill>
      <PageHeader title="Patients" detail={rows.count === undefined ? undefined : countText(rows.count, shown !== '')}>
        {can('patients.import') && (
          <Button component={Link} to="/patients/import" variant="default" leftSection={<IconFileImport size={16} />}>
            Import
          </Button>
        )}
        {can('patients.create') && (
          <Button
            leftSection={<IconUserPlus size={16} />}
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
            onClick={create}
          >
            New patient
          </Button>
        )}
      </PageHeader>
      <Panel fill>
        <KeyboardList
          onRest={(at) => {
            const patient = rows.rows[at];
            if (patient !== undefined) preparePatient(patient.id);
          }}
          onEnter={openOnly}
        >
          <SearchBox searching={rows.stale || rows.status === 'pending'} onSearch={setSearch} />
          <DataTable
            key={shown}
            label="The patients"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowPath={patientPath}
            empty={<NobodyFound typed={shown} onCreate={create} />}
          />
        </KeyboardList>
      </Panel>
      {beginning !== null && (
        <Suspense>
          <NewPatientDialog
            beginning={beginning}
            onClose={() => setBeginning(null)}
            onCreated={(patient) => void navigate(splitPath(patientPath(patient)))}
            onExisting={(patient) => void navigate(splitPath(patientPath(patient)))}
          />
        </Suspense>
      )}
    </Page>
  );
}

function NobodyFound({ typed, onCreate }: { typed: string; onCreate: () => void }) {
  const { first_name = '', last_name = '' } = prefillFromSearch(typed, today());
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const create = can('patients.create') && (
    <Button leftSection={<IconUserPlus size={16} />} onClick={onCreate}>
      {name === '' ? 'New patient' : `Create ${name}`}
    </Button>
  );
  if (typed === '')
    return (
      <EmptyState icon={IconUsers} title="No patients yet" action={create}>
        Create the first one, or import the list of another program.
      </EmptyState>
    );
  return (
    <EmptyState icon={IconUsers} title={`Nobody found for “${typed}”`} action={create}>
      Fewer letters find more. Names are found by any part of them, dates of birth as 05/25/1989, phones and record
      numbers by their digits.
    </EmptyState>
  );
}
