import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import {
  EnrolmentCandidatesDocument,
  EnrolPatientsDocument,
  ProgramByIdDocument,
  type EnrolmentCandidatesQuery,
} from '../program.operations.gen.ts';
import classes from '../programs.module.css';
import { typeWords } from '../program-words.ts';
import { ProgramChoicesDocument } from '../registration.operations.gen.ts';
import { refreshPrograms, useProgramsChanged } from '../use-programs.ts';

type Candidate = EnrolmentCandidatesQuery['program_candidates'][number];

const columns: readonly DataColumn<Candidate>[] = [
  { id: 'name', title: 'Patient', cell: (row) => row.patient_name, width: 'minmax(10rem, 2fr)', phone: 'title' },
  { id: 'born', title: 'Date of birth', cell: (row) => formatDay(row.date_of_birth), width: '9rem' },
  { id: 'tags', title: 'Tags', cell: (row) => row.tags.join(', '), width: 'minmax(8rem, 2fr)' },
  {
    id: 'state',
    title: 'In the program',
    width: '10rem',
    phone: 'aside',
    cell: (row) => {
      if (row.is_enrolled) return <StatusBadge tone="info">Takes part</StatusBadge>;
      return row.is_deceased ? <StatusBadge>Deceased</StatusBadge> : '';
    },
  },
];

/** /program/index/program_enroll/:id: patients are found by name or by tag, marked and enrolled. */
export function EnrolPage() {
  useProgramsChanged();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, isError, error, refetch } = useApiQuery(ProgramByIdDocument, { id }, { quiet: true });
  const tags = useApiQuery(ProgramChoicesDocument, {}, { quiet: true }).data?.currentClinic.clinic_tags ?? [];
  const [typed, setTyped] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [search] = useDebouncedValue(typed.trim(), 250);
  const [start, setStart] = useState(today());
  const [key, setKey] = useState(() => crypto.randomUUID());
  const selection = useSelection();
  const rows = useRows(
    EnrolmentCandidatesDocument,
    { program_id: id, search: search === '' ? null : search, tag },
    { take: 50, rows: (found) => found.program_candidates },
  );
  const enrol = useApiMutation(EnrolPatientsDocument, {
    onDone: ({ program_enrol: { enrolled } }) => {
      if (enrolled.length > 0)
        toast.success(enrolled.length === 1 ? '1 patient enrolled' : `${enrolled.length} patients enrolled`);
      selection.clear();
      setKey(crypto.randomUUID());
      refreshPrograms();
    },
  });
  const refused = enrol.data?.program_enrol.refused ?? [];
  const program = data?.program;
  const isRolling = program?.type === 'rolling';
  return (
    <Page fill>
      <PageHeader
        title={program === undefined ? 'Enroll patients' : `Enroll in ${program.name}`}
        detail={program === undefined ? undefined : typeWords(program)}
      >
        <Button component={Link} to={`/program_detail/patientList?program_id=${id}`} variant="default">
          Who takes part
        </Button>
      </PageHeader>
      {data === undefined && isError && <ErrorState error={error} what="The program" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={8} />}
      {program?.content_count === 0 && (
        <Notice tone="warning">
          This program has no content yet.{' '}
          <Link className={classes.link} to={`/program_detail/content?program_id=${id}`}>
            Add some first.
          </Link>
        </Notice>
      )}
      {program?.is_archived === true && (
        <Notice tone="warning">
          This program is archived. Nobody can be enrolled until it is taken back into use.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="warning">
          Not enrolled:{' '}
          {refused
            .map(({ patient_name: name, message }) => `${name || 'Somebody'} (${message.replace(/\.$/, '')})`)
            .join('; ')}
        </Notice>
      )}
      {program !== undefined && (
        <Panel fill>
          <div className={classes.filters}>
            <TextInput
              label="Search"
              placeholder="Name, birthday or number"
              value={typed}
              maxLength={200}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Select
              label="Tag"
              placeholder="Any"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear Tag' }}
              searchable
              value={tag}
              onChange={setTag}
              data={tags.map((each) => each.tag)}
            />
            {isRolling && (
              <TextInput
                label="First day"
                type="date"
                value={start}
                onChange={(event) => setStart(event.currentTarget.value)}
              />
            )}
          </div>
          <DataTable
            label="Patients to enroll"
            columns={columns}
            rows={rows}
            rowId={({ patient_id }) => patient_id}
            selection={selection}
            empty={<EmptyState icon={IconUserSearch} title="No patients found" />}
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
              disabled={isRolling && start === ''}
              onClick={() =>
                enrol.mutate({
                  program_id: id,
                  patient_ids: [...selection.ids],
                  start_date: isRolling ? start : null,
                  key,
                })
              }
            >
              Enroll
            </Button>
          </BulkBar>
        </Panel>
      )}
    </Page>
  );
}
