import { Button } from '@mantine/core';
import { IconArchive, IconCopy, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { contentKindNames } from '../../rules/index.ts';
import { ArchiveProgramDocument, CopyProgramDocument, EnrolmentsDocument } from '../program.operations.gen.ts';
import classes from '../programs.module.css';
import { releaseWords } from '../program-words.ts';
import { refreshPrograms, useChosenProgram } from '../use-programs.ts';
import { ProgramFrame, type WholeProgram } from './program-frame.tsx';

/** /program_detail/index and /program/index/:id: what a program is, how many take part, and who is late. */
export function OverviewPage() {
  const { id: named }: { id?: string } = useParams({ strict: false });
  const chosen = useChosenProgram();
  const navigate = useNavigate();
  // One page under both addresses: the one that names the program in its path leads to the one with the side panel.
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
          <Late program={program} />
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
      toast.success(`${made.name} is there, with the same content`);
      setKey(crypto.randomUUID());
      refreshPrograms();
      void navigate({ to: `/program/index/editprogram/${made.id}` });
    },
  });
  const archive = useApiMutation(ArchiveProgramDocument, {
    onDone: () => {
      toast.success(isArchived ? 'The program is in use again' : 'The program is archived');
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
            {isArchived ? 'Use again' : 'Archive'}
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
    <nav className={classes.counts} aria-label="Who takes part">
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
        <dt>Begins</dt>
        <dd>
          {program.type === 'rolling'
            ? 'For each patient on a day of their own'
            : `For all on ${formatDay(program.start_date)}${program.late_enrolment ? '; patients may join later' : ''}`}
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
            {contents.length === 0 ? 'Add content' : 'Open the content'}
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

function Late({ program }: { program: WholeProgram }) {
  const { data } = useApiQuery(
    EnrolmentsDocument,
    { where: { program_id: program.id, overdue: true }, skip: 0, take: 20 },
    { quiet: true },
  );
  return (
    <Panel title="Overdue" flush>
      {data?.program_enrolments.length === 0 && <EmptyState title="Nobody is late" />}
      <ul className={classes.list} aria-label="Patients who are late">
        {data?.program_enrolments.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.words}>
              <Link
                className={classes.name}
                to={'/program_detail/patientList'}
                search={{ program_id: program.id, enrolment_id: row.id }}
              >
                {row.patient_name}
              </Link>
              <span className={classes.detail}>Next: {row.next_title}</span>
            </span>
            <StatusBadge tone="danger">{row.overdue_count} overdue</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
