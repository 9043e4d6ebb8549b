import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
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
import classes from '../programs.module.css';
import { ProgressBar } from '../progress-bar.tsx';
import { refreshPrograms, useChosenProgram } from '../use-programs.ts';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

const EnrolmentDrawer = lazy(() =>
  import('./enrolment-drawer.tsx').then((file) => ({ default: file.EnrolmentDrawer })),
);

const columns: readonly DataColumn<EnrolmentRowFragment>[] = [
  { id: 'patient', title: 'Patient', cell: (row) => row.patient_name, width: 'minmax(9rem, 2fr)', phone: 'title' },
  { id: 'start', title: 'Start', cell: (row) => formatDay(row.start_date), width: '7rem', phone: 'hidden' },
  {
    id: 'state',
    title: 'Status',
    width: '8rem',
    phone: 'aside',
    cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{enrolmentStateNames[state]}</StatusBadge>,
  },
  { id: 'progress', title: 'Progress', cell: ({ percent }) => <ProgressBar percent={percent} />, width: '9rem' },
  { id: 'next', title: 'Next module', cell: nextWords, width: 'minmax(9rem, 2fr)', phone: 'hidden' },
  {
    id: 'overdue',
    title: 'Overdue',
    width: '7rem',
    cell: ({ overdue_count: count }) => (count === 0 ? '' : <StatusBadge tone="danger">{count} overdue</StatusBadge>),
  },
  {
    id: 'activity',
    title: 'Last activity',
    width: '12rem',
    phone: 'hidden',
    cell: ({ last_activity_time: time }) => (time == null ? '' : formatInstant(time)),
  },
  {
    id: 'paused',
    title: 'Paused',
    width: '9rem',
    phone: 'hidden',
    cell: ({ paused_date: since, paused_days: days }) => {
      if (since != null) return `since ${formatDay(since)}`;
      return days === 0 ? '' : `${days} ${days === 1 ? 'day' : 'days'} in all`;
    },
  },
];

/** /program_detail/patientList: who takes part in a program, and how far each has come. */
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
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const state = enrolmentStates.find((each) => each === query.state) ?? null;
  const isLate = query.state === 'overdue';
  const selection = useSelection();
  const go = (next: { state?: string; enrolment_id?: string }): void =>
    void navigate({ to: '.', search: { program_id: program.id, ...next }, replace: true });
  const where = {
    ...{ program_id: program.id, search: search === '' ? null : search, state },
    overdue: isLate ? true : null,
  };
  const rows = useRows(EnrolmentsDocument, { where }, { take: 50, rows: (found) => found.program_enrolments });
  const onDone = (words: string) => (): void => {
    toast.success(words);
    selection.clear();
    refreshPrograms();
  };
  const pause = useApiMutation(PauseEnrolmentsDocument, { onDone: onDone('Paused') });
  const restart = useApiMutation(RestartEnrolmentsDocument, { onDone: onDone('Restarted') });
  const ids = [...selection.ids];
  return (
    <Panel fill>
      <div className={classes.filters}>
        <TextInput
          label="Search"
          placeholder="Name of a patient"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          label="Status"
          placeholder="All"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Status' }}
          value={isLate ? 'overdue' : state}
          onChange={(next) => go(next === null ? {} : { state: next })}
          data={[
            ...enrolmentStates.map((value) => ({ value, label: enrolmentStateNames[value] })),
            { value: 'overdue', label: 'Overdue' },
          ]}
        />
      </div>
      <DataTable
        label="Patients in the program"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        onOpen={({ id }) => go({ ...(query.state === undefined ? {} : { state: query.state }), enrolment_id: id })}
        selectedId={query.enrolment_id}
        selection={can('programs.enrol') ? selection : undefined}
        empty={
          <EmptyState
            icon={IconUsers}
            title={search === '' && query.state === undefined ? 'Nobody takes part yet' : 'Nobody here'}
          />
        }
      />
      <BulkBar selection={selection}>
        <Button size="compact-sm" variant="default" loading={pause.isPending} onClick={() => pause.mutate({ ids })}>
          Pause
        </Button>
        <Button size="compact-sm" variant="default" loading={restart.isPending} onClick={() => restart.mutate({ ids })}>
          Restart
        </Button>
      </BulkBar>
      <Suspense>
        {query.enrolment_id !== undefined && (
          <EnrolmentDrawer
            key={query.enrolment_id}
            id={query.enrolment_id}
            onClose={() => go(query.state === undefined ? {} : { state: query.state })}
          />
        )}
      </Suspense>
    </Panel>
  );
}
