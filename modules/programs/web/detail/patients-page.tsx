import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { dayColumn, instantColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { enrolmentStateNames, enrolmentStates } from '../../rules/index.ts';
import {
  type EnrolmentRowFragment,
  EnrolmentsDocument,
  PauseEnrolmentsDocument,
  RestartEnrolmentsDocument,
} from '../program.operations.gen.ts';
import { nextWords, stateTones } from '../program-words.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { PROGRAMS, useChosenProgram } from '../use-programs.ts';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

const EnrolmentDrawer = lazy(() =>
  import('./enrolment-drawer.tsx').then((file) => ({ default: file.EnrolmentDrawer })),
);

const STATES = { ...enrolmentStateNames, overdue: 'Overdue' };

const columns: readonly DataColumn<EnrolmentRowFragment>[] = [
  textColumn('patient', 'Patient', (row) => row.patient_name, { width: 'minmax(9rem, 2fr)', phone: 'title' }),
  dayColumn('start', 'Start', (row) => row.start_date, { width: '7rem', phone: 'hidden' }),
  {
    id: 'state',
    title: 'Status',
    width: '8rem',
    phone: 'aside',
    cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{enrolmentStateNames[state]}</StatusBadge>,
  },
  { id: 'progress', title: 'Progress', cell: ({ percent }) => <ProgressBar percent={percent} />, width: '9rem' },
  textColumn('next', 'Next module', nextWords, { width: 'minmax(9rem, 2fr)', phone: 'hidden' }),
  {
    id: 'overdue',
    title: 'Overdue',
    width: '7rem',
    cell: ({ overdue_count: count }) => (count === 0 ? '' : <StatusBadge tone="danger">{count} overdue</StatusBadge>),
  },
  instantColumn('activity', 'Last activity', (row) => row.last_activity_time, { phone: 'hidden' }),
  {
    id: 'paused',
    title: 'Paused',
    width: '9rem',
    phone: 'hidden',
    cell: ({ paused_date: since, paused_days: days }) => {
      if (since != null) return `since ${formatDay(since)}`;
      return days === 0 ? '' : `${days} ${days === 1 ? 'day' : 'days'} in total`;
    },
  },
];

/** /program_detail/patientList: the patients in a program, and the progress of each. */
export function PatientsInProgramPage() {
  const chosen = useChosenProgram();
  return (
    <ProgramFrame
      chosen={chosen}
      what="Patients"
      fill
      actions={
        can('programs.enrol') &&
        chosen.program?.is_archived === false && (
          <Button
            component={Link}
            to={`/program/index/program_enroll/${chosen.program.id}`}
            leftSection={<IconUserPlus size={16} stroke={1.75} />}
          >
            Enroll patients
          </Button>
        )
      }
    >
      {(program) => <PatientList key={program.id} program={program} />}
    </ProgramFrame>
  );
}

function PatientList({ program }: { program: WholeProgram }) {
  const query: { state?: string; enrolment_id?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const state = enrolmentStates.find((each) => each === query.state) ?? null;
  const isOverdue = query.state === 'overdue';
  const selection = useSelection();
  const shown = query.state === undefined ? {} : { state: query.state };
  const go = (next: { state?: string; enrolment_id?: string }): void =>
    void navigate({ to: '.', search: { program_id: program.id, ...next }, replace: true });
  const where = {
    program_id: program.id,
    search: search === '' ? null : search,
    state,
    overdue: isOverdue ? true : null,
  };
  const rows = useRows(EnrolmentsDocument, { where }, { take: 50, rows: (found) => found.program_enrolments });
  const isFiltered = search !== '' || query.state !== undefined;
  return (
    <Panel fill>
      <FilterBar>
        <SearchBox label="Search patients" maxLength={200} onSearch={setSearch} />
        <FilterSelect
          label="Status"
          all="All"
          choices={STATES}
          value={isOverdue ? 'overdue' : state}
          onChange={(next) => go(next === null ? {} : { state: next })}
        />
      </FilterBar>
      <DataTable
        label="Patients in the program"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => go({ ...shown, enrolment_id: id })}
        selectedId={query.enrolment_id}
        selection={can('programs.enrol') ? selection : undefined}
        empty={{ icon: IconUsers, title: isFiltered ? 'No patients match these filters' : 'No patients enrolled yet' }}
      />
      <SelectedPatients selection={selection} />
      <Suspense>
        {query.enrolment_id !== undefined && (
          <EnrolmentDrawer key={query.enrolment_id} id={query.enrolment_id} onClose={() => go(shown)} />
        )}
      </Suspense>
    </Panel>
  );
}

function SelectedPatients({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const onDone = (words: string) => (): void => {
    toast.success(words);
    selection.clear();
  };
  const pause = useApiMutation(PauseEnrolmentsDocument, { refreshes: PROGRAMS, onDone: onDone('Paused') });
  const restart = useApiMutation(RestartEnrolmentsDocument, { refreshes: PROGRAMS, onDone: onDone('Restarted') });
  const ids = [...selection.ids];
  return (
    <BulkBar selection={selection}>
      <Button size="compact-sm" variant="default" loading={pause.isPending} onClick={() => pause.mutate({ ids })}>
        Pause
      </Button>
      <Button size="compact-sm" variant="default" loading={restart.isPending} onClick={() => restart.mutate({ ids })}>
        Restart
      </Button>
    </BulkBar>
  );
}
