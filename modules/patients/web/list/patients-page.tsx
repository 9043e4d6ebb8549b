import { Anchor, Button } from '@mantine/core';
import { IconArrowMerge, IconFileImport, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { today } from '#kit/formats/day.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { ColumnMenu } from '#kit/table/column-menu.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { countText } from '../count-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import { KeyboardList } from './keyboard-list.tsx';
import { countFilters, NO_FILTERS } from '../../rules/index.ts';
import { typedSearch } from './list-search.ts';
import { exportOf } from './export-of.ts';
import { patientColumns } from './patient-columns.tsx';
import { patientPath } from '../patient-path.ts';
import { preparePatient } from '../form/prepare-patient.ts';
import { type Prefill, prefillFromSearch } from '../form/prefill-from-search.ts';
import { SearchBox } from './search-box.tsx';
import { TagMenu } from './tag-menu.tsx';
import { PatientViewMenu } from './patient-view-menu.tsx';
import { usePatientList } from './use-patient-list.ts';
import classes from './patients-page.module.css';

const loadDialog = () => import('../form/new-patient-dialog.tsx').then((file) => ({ default: file.NewPatientDialog }));
const NewPatientDialog = lazy(loadDialog);

/** /patients/index: a search box that finds a patient among thousands as you type. */
export function PatientsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => typedSearch().trim());
  const [beginning, setBeginning] = useState<Prefill | null>(null);
  // While the next rows load, the previous ones stay with their highlighting.
  const [shown, setShown] = useState(search);
  const columns = useMemo(() => patientColumns(shown), [shown]);
  const { rows, similar, state, filters, setFilters, query } = usePatientList(search, columns);
  if (!rows.stale && shown !== search) setShown(search);
  const selection = useSelection();
  const marked = rows.rows.filter(({ id }) => selection.ids.has(id));
  const hasFilters = countFilters(filters) > 0;

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
      <PageHeader
        title="Patients"
        detail={rows.count === undefined ? undefined : countText(rows.count, shown !== '' || hasFilters)}
      >
        <FilterMenu filters={filters} onChange={setFilters} />
        <PatientViewMenu state={state} />
        <ColumnMenu state={state} />
        {can('patients.export') && (
          <ExportMenu
            source={{
              name: 'Patients',
              columns: state.columns,
              count: rows.count,
              selected: marked,
              ...exportOf(query),
            }}
          />
        )}
        <PageActions onCreate={create} />
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
          {similar && (
            <p role="status" className={classes.similar}>
              No exact match. Similar names:
            </p>
          )}
          <DataTable
            key={`${shown}\n${JSON.stringify(filters)}`}
            label="The patients"
            columns={state.columns}
            sort={state.sort}
            onSort={state.setSort}
            selection={selection}
            rows={rows}
            rowId={({ id }) => id}
            rowPath={patientPath}
            empty={hasFilters ? noneLeft(() => setFilters(NO_FILTERS)) : noneFound(shown, create)}
          />
          <BulkBar selection={selection}>
            {can('patients.edit') && <TagMenu ids={selection.ids} onDone={selection.clear} />}
          </BulkBar>
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

function PageActions({ onCreate }: { onCreate: () => void }) {
  return (
    <>
      {can('patients.merge') && (
        <Button component={Link} to="/patients/duplicates" variant="default" leftSection={<IconArrowMerge size={16} />}>
          Duplicates
        </Button>
      )}
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
          onClick={onCreate}
        >
          New patient
        </Button>
      )}
    </>
  );
}

function noneLeft(onClear: () => void): EmptyContent {
  return {
    icon: IconUsers,
    title: 'No patients match these filters',
    detail: 'Remove filters to see more.',
    action: (
      <Button variant="default" onClick={onClear}>
        Clear the filters
      </Button>
    ),
  };
}

function noneFound(typed: string, onCreate: () => void): EmptyContent {
  const { first_name = '', last_name = '' } = prefillFromSearch(typed, today());
  const name = [first_name, last_name].filter(Boolean).join(' ');
  const action = can('patients.create') && (
    <Button leftSection={<IconUserPlus size={16} />} onClick={onCreate}>
      {name === '' ? 'New patient' : `Create ${name}`}
    </Button>
  );
  if (typed === '') return { icon: IconUsers, title: 'No patients yet', detail: <FirstPatient />, action };
  return {
    icon: IconUsers,
    title: `No results for “${typed}”`,
    detail: 'Try fewer letters. Search by any part of a name, date of birth (05/25/1989), phone or record number.',
    action,
  };
}

function FirstPatient() {
  return (
    <>
      All of the clinic’s patients are listed here, by name.{' '}
      {can('patients.import') ? (
        <>
          Create the first one, or{' '}
          <Anchor component={Link} to="/patients/import" size="sm" underline="always">
            import the list of another program
          </Anchor>
          .
        </>
      ) : (
        can('patients.create') && 'Create the first one.'
      )}
    </>
  );
}
