import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { contentKindNames } from '../../rules/index.ts';
import { ArchiveProgramDocument, CopyProgramDocument, EnrolmentsDocument } from '../program.operations.gen.ts';
import classes from '../programs.module.css';
import { releaseWords } from '../program-words.ts';
import { refreshPrograms, useChosenProgram } from '../use-programs.ts';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

/** /program_detail/index and /program/index/:id: a program's description, number of patients, and overdue patients. */
export function OverviewPage() {
  const { id: named }: { id?: string } = useParams({ strict: false });
  const chosen = useChosenProgram();
  const navigate = useNavigate();
  // Both addresses show the same page: the one with the program in its path redirects to the one with the side panel.
  useEffect(() => {
    if (named !== undefined)
      void navigate({ to: '/program_detail/index', search: { program_id: named }, replace: true });
  }, [named, navigate]);
  return (
    <ProgramFrame chosen={chosen} actions={chosen.program && <ProgramActions program={chosen.program} />}>
      {(program) => (
        <>
          <Counts program={program} />
          <About program={program} />
          <Overdue program={program} />
        </>
      )}
    </ProgramFrame>
  );
}

function ProgramActions({ program }: { program: WholeProgram }) {
  const navigate = useNavigate();
  const { id, is_archived: isArchived } = program;
  const [key, setKey] = useState(() => crypto.randomUUID());
  const copy = useApiMutation(CopyProgramDocument, {
    onDone: ({ program_copy: made }) => {
      toast.success(`${made.name} created with the same content`);
      setKey(crypto.randomUUID());
      refreshPrograms();
      void navigate({ to: `/program/index/editprogram/${made.id}` });
    },
  });
  const archive = useApiMutation(ArchiveProgramDocument, {
    onDone: () => {
      toast.success(isArchived ? 'Program restored' : 'Program archived');
      refreshPrograms();
    },
  });
  return (
    <>
      {can('programs.edit') && (
        <>
          <Button
            variant="default"
            loading={archive.isPending}
            leftSection={<IconArchive size={16} stroke={1.75} />}
            onClick={() => archive.mutate({ id, archived: !isArchived })}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </Button>
          <Button
            variant="default"
            loading={copy.isPending}
            leftSection={<IconCopy size={16} stroke={1.75} />}
            onClick={() => copy.mutate({ id, key })}
          >
            Copy
          </Button>
          <Button
            component={Link}
            to={`/program/index/editprogram/${id}`}
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.75} />}
          >
            Edit
          </Button>
        </>
      )}
      {can('programs.enrol') && !isArchived && (
        <Button
          component={Link}
          to={`/program/index/program_enroll/${id}`}
          leftSection={<IconUserPlus size={16} stroke={1.75} />}
        >
          Enroll patients
        </Button>
      )}
    </>
  );
}

const COUNTS = [
  ['enrolled', 'Enrolled'],
  ['in_progress', 'In progress'],
  ['paused', 'Paused'],
  ['completed', 'Completed'],
  ['withdrawn', 'Withdrawn'],
] as const;

function Counts({ program }: { program: WholeProgram }) {
  return (
    <nav className={classes.counts} aria-label="Patients by status">
      {COUNTS.map(([state, title]) => (
        <Link
          key={state}
          className={classes.count}
          to={'/program_detail/patientList'}
          search={{ program_id: program.id, state }}
        >
          <strong>{program[`${state}_count`]}</strong>
          <span>{title}</span>
        </Link>
      ))}
    </nav>
  );
}

function About({ program }: { program: WholeProgram }) {
  const { contents, description } = program;
  return (
    <Panel title="About">
      <dl className={classes.facts}>
        <dt>Starts</dt>
        <dd>
          {program.type === 'rolling'
            ? 'On each patient’s enrollment date'
            : `On ${formatDay(program.start_date)} for everyone${program.late_enrolment ? '; patients may join later' : ''}`}
        </dd>
        <dt>Responsible</dt>
        <dd>{program.owner_name}</dd>
        {description !== '' && (
          <>
            <dt>Description</dt>
            <dd>{description}</dd>
          </>
        )}
        <dt>Content</dt>
        <dd>
          {contents.length === 0 ? (
            'None yet. '
          ) : (
            <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
              {contents.map((content) => (
                <li key={content.id}>
                  {content.title}{' '}
                  <span className={classes.detail}>
                    {contentKindNames[content.kind]}, {releaseWords(content).toLowerCase()}
                  </span>
                </li>
              ))}
            </ol>
          )}
          <Link className={classes.link} to={`/program_detail/content?program_id=${program.id}`}>
            {contents.length === 0 ? 'Add content' : 'Open content'}
          </Link>
        </dd>
        {program.is_archived && (
          <>
            <dt>Status</dt>
            <dd>
              <StatusBadge>Archived</StatusBadge>
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Overdue({ program }: { program: WholeProgram }) {
  const where = { program_id: program.id, overdue: true };
  const read = useApiQuery(EnrolmentsDocument, { where, skip: 0, take: 20 }, { quiet: true });
  return (
    <Panel title="Overdue" flush>
      <ReadRows
        label="Overdue patients"
        read={read}
        rows={({ program_enrolments }) => program_enrolments}
        empty={{ title: 'No overdue patients' }}
      >
        {(row) => (
          <Row
            title={row.patient_name}
            path={`/program_detail/patientList?program_id=${program.id}&enrolment_id=${row.id}`}
            subtitle={row.next_title != null && `Next: ${row.next_title}`}
            badges={<StatusBadge tone="danger">{row.overdue_count} overdue</StatusBadge>}
          />
        )}
      </ReadRows>
    </Panel>
  );
}
