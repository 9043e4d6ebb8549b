import { Button } from '@mantine/core';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { today } from '#kit/formats/day.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { dayColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import {
  EnrolmentCandidatesDocument,
  type EnrolmentCandidatesQuery,
  EnrolPatientsDocument,
  type EnrolPatientsMutation,
  ProgramByIdDocument,
  type ProgramByIdQuery,
} from '../program.operations.gen.ts';
import { typeWords } from '../program-words.ts';
import classes from '../programs.module.css';
import { ProgramChoicesDocument } from '../registration.operations.gen.ts';
import { PROGRAMS, useProgramsChanged } from '../use-programs.ts';

type Candidate = EnrolmentCandidatesQuery['program_candidates'][number];
type Program = ProgramByIdQuery['program'];
type RefusedPatients = EnrolPatientsMutation['program_enrol']['refused'];

const columns: readonly DataColumn<Candidate>[] = [
  textColumn('name', 'Patient', (row) => row.patient_name, { width: 'minmax(10rem, 2fr)', phone: 'title' }),
  dayColumn('born', 'Date of birth', (row) => row.date_of_birth, { width: '9rem' }),
  textColumn('tags', 'Tags', (row) => row.tags.join(', '), { width: 'minmax(8rem, 2fr)' }),
  {
    id: 'state',
    title: 'In the program',
    width: '10rem',
    phone: 'aside',
    cell: (row) => {
      if (row.is_enrolled) return <StatusBadge tone="info">Enrolled</StatusBadge>;
      return row.is_deceased ? <StatusBadge>Deceased</StatusBadge> : '';
    },
  },
];

/** /program/index/program_enroll/:id: finds patients by name or tag, to select and enroll them. */
export function EnrolPage() {
  useProgramsChanged();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const read = useApiQuery(ProgramByIdDocument, { id }, { quiet: true });
  const program = read.data?.program;
  return (
    <Page fill>
      <PageHeader
        title={program === undefined ? 'Enroll patients' : `Enroll in ${program.name}`}
        detail={program === undefined ? undefined : typeWords(program)}
      >
        <Button component={Link} to={`/program_detail/patientList?program_id=${id}`} variant="default">
          Enrolled patients
        </Button>
      </PageHeader>
      <ReadState read={read} label="Program" rows={8} notFound="This program does not exist">
        {(found) => <Candidates key={id} program={found.program} />}
      </ReadState>
    </Page>
  );
}

function Candidates({ program }: { program: Program }) {
  const [search, setSearch] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [start, setStart] = useState(today());
  const [key, setKey] = useState(() => crypto.randomUUID());
  const choices = useApiQuery(ProgramChoicesDocument, {}, { quiet: true });
  const tags = choices.data?.currentClinic.clinic_tags ?? [];
  const selection = useSelection();
  const rows = useRows(
    EnrolmentCandidatesDocument,
    { program_id: program.id, search: search === '' ? null : search, tag },
    { take: 50, rows: (found) => found.program_candidates },
  );
  const enrol = useApiMutation(EnrolPatientsDocument, {
    refreshes: PROGRAMS,
    onDone: ({ program_enrol: { enrolled } }) => {
      if (enrolled.length > 0)
        toast.success(enrolled.length === 1 ? '1 patient enrolled' : `${enrolled.length} patients enrolled`);
      selection.clear();
      setKey(crypto.randomUUID());
    },
  });
  const isRolling = program.type === 'rolling';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(start);
  const submit = (): void =>
    enrol.mutate({
      program_id: program.id,
      patient_ids: [...selection.ids],
      start_date: isRolling ? start : null,
      key,
    });
  return (
    <>
      <Warnings program={program} refused={enrol.data?.program_enrol.refused ?? []} />
      <FilterBar>
        <SearchBox
          label="Search patients"
          placeholder="Name, date of birth or number"
          maxLength={200}
          onSearch={setSearch}
        />
        <FilterSelect
          label="Tag"
          all="Any"
          choices={tags.map((each) => ({ value: each.tag, label: each.tag }))}
          value={tag}
          onChange={setTag}
        />
        {isRolling && (
          <div className={classes.day}>
            <DateInput
              label="First day"
              defaultValue={start}
              error={isDay ? undefined : 'Enter a date as MM/DD/YYYY.'}
              onChange={setStart}
            />
          </div>
        )}
        <ReadHint read={choices} label="Tags" />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Patients to enroll"
          columns={columns}
          rows={rows}
          rowId={({ patient_id }) => patient_id}
          selection={selection}
          empty={{ icon: IconUserSearch, title: 'No patients found' }}
        />
        <BulkBar
          selection={selection}
          all={{
            count: rows.rows.length,
            onSelect: () => selection.set(new Set(rows.rows.map(({ patient_id }) => patient_id))),
          }}
        >
          <Button
            size="compact-sm"
            leftSection={<IconUserPlus size={16} stroke={1.75} />}
            loading={enrol.isPending}
            disabled={isRolling && !isDay}
            onClick={submit}
          >
            Enroll
          </Button>
        </BulkBar>
      </Panel>
    </>
  );
}

function Warnings({ program, refused }: { program: Program; refused: RefusedPatients }) {
  const reasons = refused.map(
    ({ patient_name: name, message }) => `${name || 'A patient'} (${message.replace(/\.$/, '')})`,
  );
  return (
    <>
      {program.content_count === 0 && (
        <Notice tone="warning">
          This program has no content yet.{' '}
          <Link className={classes.link} to={`/program_detail/content?program_id=${program.id}`}>
            Add content first.
          </Link>
        </Notice>
      )}
      {program.is_archived && <Notice tone="warning">This program is archived. Restore it to enroll patients.</Notice>}
      {refused.length > 0 && <Notice tone="warning">Not enrolled: {reasons.join('; ')}</Notice>}
    </>
  );
}
