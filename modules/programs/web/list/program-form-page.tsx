import { Button, Group } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
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
import { refreshPrograms } from '../use-programs.ts';

/** /program/index/add_program and /program/index/editprogram/:id. */
export function ProgramFormPage() {
  const { id }: { id?: string } = useParams({ strict: false });
  const { data, isError, error, refetch } = useApiQuery(
    ProgramByIdDocument,
    { id: id ?? '' },
    { enabled: id !== undefined, quiet: true },
  );
  const program = id === undefined ? null : data?.program;
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
        {program === undefined && !isError && <RowsSkeleton rows={6} />}
        {program === undefined && isError && (
          <ErrorState error={error} what="The program" onRetry={() => void refetch()} />
        )}
        {program !== undefined && <ProgramForm key={program?.id ?? 'new'} program={program} />}
      </Panel>
    </Page>
  );
}

function ProgramForm({ program }: { program: ProgramRowFragment | null }) {
  const navigate = useNavigate();
  const members = useApiQuery(ProgramChoicesDocument, {}, { quiet: true }).data?.clinic_members ?? [];
  const [key] = useState(() => crypto.randomUUID());
  const form = useRecordForm({
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
    read: async () => (await request(ProgramByIdDocument, { id: program!.id })).program,
    create: async (input) => {
      const { id } = (await request(CreateProgramDocument, { input, key })).program_create;
      void navigate({ to: '/program_detail/content', search: { program_id: id } });
    },
    update: async (input, version) => {
      const saved = (await request(UpdateProgramDocument, { id: program!.id, version, input })).program_update;
      void navigate({ to: '/program_detail/index', search: { program_id: saved.id } });
      return saved.version;
    },
    done: ['Program added: now its content', 'Program updated'],
    onSaved: refreshPrograms,
  });
  const type = useWatched(form, 'type');
  return (
    <div className={classes.form}>
      <Form form={form} label={program === null ? 'Add program' : 'Edit program'}>
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
          label="Begins"
          data={[
            { value: 'rolling', label: 'Rolling: for each patient on a day of their own' },
            { value: 'fixed', label: 'Fixed: for all on one day' },
          ]}
        />
        {type === 'fixed' && (
          <>
            <DateField form={form} name="start_date" label="First day" withAsterisk />
            <SwitchField
              form={form}
              name="late_enrolment"
              label="Patients may join after the first day"
              description="They get everything up to then at once."
            />
          </>
        )}
        <SelectField
          form={form}
          name="owner_id"
          label="Responsible"
          description="Messages and tasks come from them; what is overdue goes to them."
          searchable
          allowDeselect={false}
          data={members.map(({ user_id, name }) => ({ value: user_id, label: name }))}
        />
        <Group gap="xs">
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
          <Button component={Link} to="/program/index" variant="default">
            Cancel
          </Button>
        </Group>
      </Form>
    </div>
  );
}
