import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { PageForm } from '#kit/forms/page-form.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { viewerId } from '#kit/session/viewer.ts';
import { programForm, programLimits } from '../../rules/index.ts';
import {
  CreateProgramDocument,
  ProgramByIdDocument,
  UpdateProgramDocument,
  type ProgramRowFragment,
} from '../program.operations.gen.ts';
import classes from '../programs.module.css';
import { ProgramChoicesDocument } from '../registration.operations.gen.ts';
import { PROGRAMS } from '../use-programs.ts';

/** /program/index/add_program and /program/index/editprogram/:id. */
export function ProgramFormPage() {
  const { id }: { id?: string } = useParams({ strict: false });
  const saved = useApiQuery(ProgramByIdDocument, { id: id ?? '' }, { enabled: id !== undefined, quiet: true });
  return (
    <Page>
      <PageHeader
        title={id === undefined ? 'Add program' : 'Edit program'}
        detail={
          <Link className={classes.link} to="/program/index">
            All programs
          </Link>
        }
      />
      <Panel>
        {id === undefined ? (
          <ProgramForm key="new" program={null} />
        ) : (
          <ReadState read={saved} label="Program" notFound="This program does not exist">
            {({ program }) => <ProgramForm key={id} program={program} />}
          </ReadState>
        )}
      </Panel>
    </Page>
  );
}

function ProgramForm({ program }: { program: ProgramRowFragment | null }) {
  const form = useProgramForm(program);
  const navigate = useNavigate();
  const choices = useApiQuery(ProgramChoicesDocument, {}, { quiet: true });
  const members = choices.data?.clinic_members ?? [];
  const type = useWatched(form, 'type');
  return (
    <PageForm
      form={form}
      label={program === null ? 'Add program' : 'Edit program'}
      narrow
      onCancel={() => void navigate({ to: '/program/index' })}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={programLimits.name} />
      <TextareaField
        form={form}
        name="description"
        label="Description"
        description="For the team; patients see the name."
        autosize
        minRows={2}
        maxRows={8}
        maxLength={programLimits.description}
      />
      <RadioField
        form={form}
        name="type"
        label="Start"
        data={[
          { value: 'rolling', label: 'Rolling: starts on each patient’s enrollment date' },
          { value: 'fixed', label: 'Fixed: starts for everyone on one day' },
        ]}
      />
      {type === 'fixed' && (
        <>
          <DateField form={form} name="start_date" label="First day" withAsterisk />
          <SwitchField
            form={form}
            name="late_enrolment"
            label="Patients may join after the first day"
            description="They immediately receive all content released so far."
          />
        </>
      )}
      <SelectField
        form={form}
        name="owner_id"
        label="Responsible"
        description="Messages and tasks are sent in this member’s name; overdue content becomes their task."
        searchable
        allowDeselect={false}
        data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
      />
      <ReadHint read={choices} label="Clinic members" />
    </PageForm>
  );
}

function useProgramForm(program: ProgramRowFragment | null) {
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  return useRecordForm({
    row: program,
    values: (row) => ({
      name: row?.name ?? '',
      description: row?.description ?? '',
      type: row?.type ?? 'rolling',
      start_date: row?.start_date ?? '',
      late_enrolment: row?.late_enrolment ?? true,
      owner_id: row?.owner_id ?? viewerId(),
    }),
    rules: {
      '~standard': {
        validate: (typed) => {
          const { start_date: day, ...rest } = typed as { start_date: string };
          return programForm['~standard'].validate({ ...rest, start_date: day === '' ? null : day });
        },
      },
    },
    draft: 'program',
    says: (row) => row.name,
    read: async ({ id }) => (await request(ProgramByIdDocument, { id })).program,
    create: async (input) => {
      const { id } = (await request(CreateProgramDocument, { input, key })).program_create;
      void navigate({ to: '/program_detail/content', search: { program_id: id } });
    },
    update: async (input, version, { id }) => {
      const saved = (await request(UpdateProgramDocument, { id, version, input })).program_update;
      void navigate({ to: '/program_detail/index', search: { program_id: saved.id } });
      return saved.version;
    },
    done: ['Program added', 'Program updated'],
    refreshes: PROGRAMS,
  });
}
