// Over 300 lines: the texts of all files of a new module.
/** The names of a new module and of its records. */
export interface NewModule {
  /** In kebab-case: `loan-devices`. */
  name: string;
  /** The singular and plural of its records: `device`, `devices`. */
  thing: string;
  things: string;
  /** The minute of its first migration: `20261123-0905`. */
  minute: string;
}

/**
 * Returns the files of a new module by path from the root: a table, commands, a settings page, a patient tile, tests
 * and an end-to-end test.
 */
export function moduleFiles(module: NewModule): Record<string, string> {
  const { name, minute, things, thing } = module;
  const at = (path: string): string => `modules/${name}/${path}`;
  const written = Object.entries(TEMPLATES).map(([path, text]) => [
    path === 'e2e'
      ? `e2e/${name}.test.ts`
      : at(
          path
            .replace('MINUTE', minute)
            .replaceAll('THINGS', things)
            .replaceAll('THING', thing)
            .replaceAll('NAME', name),
        ),
    fill(text, module),
  ]);
  return Object.fromEntries(written) as Record<string, string>;
}

const large = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fill(text: string, { name, thing, things }: NewModule): string {
  const words: Record<string, string> = {
    NAME: name,
    WORD: camel(name),
    SCHEMA: camel(name).toLowerCase(),
    THINGS: things,
    Things: large(things),
    THING: thing,
    Thing: large(thing),
  };
  // Longest first, so that THINGS is not replaced as THING followed by an S.
  return text.trimStart().replace(/«(\w+)»/g, (_, word: string) => words[word]!);
}

const TEMPLATES: Readonly<Record<string, string>> = {
  'README.md': `
# «NAME»

«Things» of the clinic and of its patients.

**Words.** A _«THING»_ is …

**Services** \`setting\`: \`«THINGS»\`, \`patient«Things»\`, \`create«Thing»\`, \`update«Thing»\`, \`delete«Thing»\`.

**Publishes** \`«NAME».changed\`. **Subscribes** to nothing.
`,
  'migrations/MINUTE-NAME.sql': `
create schema «SCHEMA»;

-- A «THING» of a patient, or of the clinic if there is none.
create table «SCHEMA».«THING» (
  clinic_id uuid not null references practice.clinic (clinic_id),
  id uuid not null,
  patient_id uuid,
  name text not null,
  note text not null,
  version integer not null default 1,
  created_time timestamptz not null,
  deleted_time timestamptz,
  primary key (clinic_id, id),
  foreign key (clinic_id, patient_id) references patients.patient (clinic_id, id)
);
create index «THING»_of_patient on «SCHEMA».«THING» (clinic_id, patient_id) where deleted_time is null;
`,
  'api/setting.graphql': `
extend type Query {
  "The clinic's own «THINGS», by name."
  «THINGS»: [«Thing»!]! @access(rule: "«SCHEMA».view")
  "The «THINGS» of a patient, by name. NOT_FOUND for a patient who is not there."
  patient«Things»(patient_id: ID!): [«Thing»!]! @access(rule: "«SCHEMA».view")
}

extend type Mutation {
  "Adds a «THING»: to a patient where one is named, or to the clinic's."
  create«Thing»(patient_id: ID, input: «Thing»Input!): «Thing»! @access(rule: "«SCHEMA».change")
  "Changes a «THING»; STALE_VERSION where somebody else did since."
  update«Thing»(id: ID!, version: Int!, input: «Thing»Input!): «Thing»! @access(rule: "«SCHEMA».change")
  "Takes a «THING» off the list; it stays on record."
  delete«Thing»(id: ID!, version: Int!): «Thing»! @access(rule: "«SCHEMA».change")
}

type «Thing» {
  id: ID!
  name: String!
  note: String!
  version: Int!
}

input «Thing»Input {
  name: String!
  note: String!
}
`,
  'rules/index.ts': `
export { «THING»Form, type «Thing»Fields } from './«THING»-form.ts';
`,
  'rules/THING-form.ts': `
import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';

/** The input of a «THING». */
export const «THING»Form = z.object({ name: line(80, 'A name is required'), note: paragraphs(500) });

/** A validated «THING». */
export type «Thing»Fields = z.output<typeof «THING»Form>;
`,
  'server/index.ts': `
import type { Module } from '#platform/module.ts';
import { setting } from './resolvers.ts';

/** «Things» of the clinic and of its patients. */
export const «WORD»: Module = {
  name: '«NAME»',
  accessRules: [
    { id: '«SCHEMA».view', title: 'See «THINGS»', presets: ['Manager', 'Doctor', 'Nurse'] },
    { id: '«SCHEMA».change', title: 'Keep «THINGS»', presets: ['Manager', 'Doctor'] },
  ],
  resolvers: { setting },
};
`,
  'server/resolvers.ts': `
import { readLogged } from '#audit/server';
import { readPatients } from '#patients/server';
import { notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { save«Thing» } from './save-«THING».ts';
import { read«Things», type «Thing», «THINGS» } from './«THINGS».ts';

interface Rows {
  «Thing»: «Thing»;
}

/** The resolvers that «NAME» adds to the service setting. */
export const setting: Resolvers<Rows> = {
  Query: {
    «THINGS»: (_parent, _args, ctx) => read«Things»(db(ctx), ctx.actor, null),
    patient«Things»: (_parent, { patient_id: patientId }, ctx) => patient«Things»(ctx, patientId),
  },
  Mutation: {
    create«Thing»: (_parent, { patient_id: patientId, input }, ctx) =>
      save«Thing»(ctx, input, { patientId: patientId ?? null }),
    update«Thing»: (_parent, { id, version, input }, ctx) => save«Thing»(ctx, input, { id, version }),
    delete«Thing»: (_parent, { id, version }, ctx) => «THINGS».activate(ctx, { id, version }, false),
  },
};

function patient«Things»(ctx: RequestContext, patientId: string) {
  return readLogged(ctx, { objectType: '«THING»', patientId }, async () => {
    const [patient] = await readPatients(db(ctx), ctx.actor.clinicId, [patientId], { columns: ['id'] });
    return patient === undefined ? notFound('patient') : read«Things»(db(ctx), ctx.actor, patientId);
  });
}
`,
  'server/THINGS.ts': `
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import type { OfClinic } from '#platform/records/clinic-table.ts';

/** The «THINGS» of a clinic and of its patients. */
export const «THINGS» = defineRecord({
  table: '«SCHEMA».«THING»',
  columns: ['patient_id', 'name', 'note'],
  called: '«THING»',
  objectType: '«THING»',
  topic: '«NAME».changed',
});
export type «Thing» = RowOf<typeof «THINGS»>;

/** Reads the «THINGS» of a patient by name, or the clinic's own. */
export function read«Things»(db: Queryable, clinic: OfClinic, patientId: string | null): Promise<«Thing»[]> {
  return «THINGS».table
    .select(db, clinic)
    .where('patient_id', patientId === null ? 'is' : '=', patientId)
    .where('deleted_time', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute();
}
`,
  'server/save-THING.ts': `
import type { BaseVersion } from '#audit/server';
import { readPatients } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { «THING»Form } from '../rules/index.ts';
import { type «Thing», «THINGS» } from './«THINGS».ts';

/** Adds a «THING» of a patient or of the clinic, or changes an existing one. */
export async function save«Thing»(
  ctx: RequestContext,
  input: unknown,
  of: { patientId: string | null } | BaseVersion,
): Promise<«Thing» | DomainError> {
  const checked = checkInput(«THING»Form, input, 'input');
  if (isDomainError(checked)) return checked;
  return «THINGS».saving(ctx, async (tx) => {
    if ('id' in of) {
      const before = await «THINGS».lock(tx, ctx, of.id, of.version);
      return isDomainError(before) ? before : «THINGS».update(tx, ctx, before, checked.value);
    }
    if (of.patientId !== null) {
      const [patient] = await readPatients(tx, ctx.actor.clinicId, [of.patientId], { columns: ['id'], locked: true });
      if (patient === undefined) return notFound('patient');
    }
    return «THINGS».insert(tx, ctx, { patient_id: of.patientId, ...checked.value });
  });
}
`,
  'server/NAME.test.ts': `
import { expect, test } from 'vitest';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { makeTestClinic } from '#practice/testing';
import { «WORD» } from './index.ts';
import { save«Thing» } from './save-«THING».ts';
import { read«Things», «THINGS» } from './«THINGS».ts';

const app = useTestApp();

test('a «THING» is added, changed with its version and deleted', async () => {
  const clinic = await makeTestClinic(app(), «WORD».accessRules);
  const doctor = await clinic.as('Doctor');
  const patientId = await buildPatient(app(), clinic.clinicId);
  const { id } = must(await save«Thing»(doctor, { name: ' First ', note: '' }, { patientId }));
  must(await save«Thing»(doctor, { name: 'Second', note: '' }, { id, version: 1 }));
  expect(errorCode(await save«Thing»(doctor, { name: 'Third', note: '' }, { id, version: 1 }))).toBe('STALE_VERSION');
  expect(errorCode(await save«Thing»(doctor, { name: ' ', note: '' }, { patientId }))).toBe('BAD_USER_INPUT');
  const read = () => read«Things»(app().database.kysely, clinic, patientId);
  expect(await read()).toMatchObject([{ id, name: 'Second', version: 2 }]);
  must(await «THINGS».activate(doctor, { id, version: 2 }, false));
  expect(await read()).toEqual([]);
});

test('another clinic has no access', async () => {
  const [clinic, other] = [await makeTestClinic(app(), «WORD».accessRules), await makeTestClinic(app(), «WORD».accessRules)];
  const otherDoctor = await other.as('Doctor');
  const patientId = await buildPatient(app(), clinic.clinicId);
  const { id } = must(await save«Thing»(await clinic.as('Doctor'), { name: 'Ours', note: '' }, { patientId: null }));
  expect(errorCode(await save«Thing»(otherDoctor, { name: 'Theirs', note: '' }, { id, version: 1 }))).toBe('NOT_FOUND');
  expect(errorCode(await save«Thing»(otherDoctor, { name: 'Theirs', note: '' }, { patientId }))).toBe('NOT_FOUND');
  expect(errorCode(await «THINGS».activate(otherDoctor, { id, version: 1 }, false))).toBe('NOT_FOUND');
});
`,
  'web/index.ts': `
import { IconBox } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

/** «Things» of the clinic and of its patients. */
export const «WORD»: WebModule = {
  name: '«NAME»',
  loggedAs: { «THING»: '«Thing»' },
  ...settingsPage({
    path: '«NAME»',
    title: '«Things»',
    group: 'Care',
    order: 900,
    icon: IconBox,
    rule: '«SCHEMA».change',
    page: () => import('./«THINGS»-page.tsx').then((file) => file.«Things»Page),
  }),
  patientTiles: [
    {
      id: '«NAME»',
      title: '«Things»',
      icon: IconBox,
      rule: '«SCHEMA».view',
      tile: () => import('./«THINGS»-tile.tsx').then((file) => file.«Things»Tile),
    },
  ],
};
`,
  'web/setting.operations.graphql': `
fragment «Thing»Parts on «Thing» {
  id
  name
  note
  version
}

query «Things» {
  «THINGS» {
    ...«Thing»Parts
  }
}

query Patient«Things»($patientId: ID!) {
  patient«Things»(patient_id: $patientId) {
    ...«Thing»Parts
  }
}

mutation Create«Thing»($patientId: ID, $input: «Thing»Input!) {
  create«Thing»(patient_id: $patientId, input: $input) {
    id
  }
}

mutation Update«Thing»($id: ID!, $version: Int!, $input: «Thing»Input!) {
  update«Thing»(id: $id, version: $version, input: $input) {
    id
  }
}

mutation Delete«Thing»($id: ID!, $version: Int!) {
  delete«Thing»(id: $id, version: $version) {
    name
  }
}
`,
  'web/THINGS-page.tsx': `
import { IconBox } from '@tabler/icons-react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ListPage } from '#kit/page/list-page.tsx';
import { textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { «THINGS»Refreshes } from './«THINGS»-refreshes.ts';
import { type «Thing»PartsFragment, «Things»Document } from './setting.operations.gen.ts';
import { «Thing»Dialog } from './«THING»-dialog.tsx';

const columns: readonly DataColumn<«Thing»PartsFragment>[] = [
  textColumn('name', 'Name', ({ name }) => name, { width: 'minmax(12rem, 1fr)', phone: 'title' }),
  textColumn('note', 'Note', ({ note }) => note, { width: '2fr' }),
];

/** /settings/«NAME»: the clinic's own «THINGS». */
export function «Things»Page() {
  useLive('«NAME».changed', () => refreshAll(«THINGS»Refreshes));
  return (
    <ListPage
      title="«Things»"
      detail={(rows) => \`\${rows.length} «THINGS»\`}
      label="«Things»"
      read={useApiQuery(«Things»Document, {}, { quiet: true })}
      rows={({ «THINGS»: rows }) => rows}
      columns={columns}
      rowId={({ id }) => id}
      add="New «THING»"
      renderForm={(«THING», close) => <«Thing»Dialog «THING»={«THING»} patientId={null} onClose={close} />}
      empty={{ icon: IconBox, title: 'No «THINGS» yet', why: 'What a «THING» is for.' }}
    />
  );
}
`,
  'web/THINGS-refreshes.ts': `
import type { Refreshes } from '#kit/api/use-api.ts';

/** The reads that a change of a «THING» invalidates. */
export const «THINGS»Refreshes: Refreshes = [
  ['setting', '«Things»'],
  ['setting', 'Patient«Things»'],
];
`,
  'web/THING-dialog.tsx': `
import { Button } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { «THING»Form } from '../rules/index.ts';
import { «THINGS»Refreshes as refreshes } from './«THINGS»-refreshes.ts';
import {
  Create«Thing»Document,
  Delete«Thing»Document,
  type «Thing»PartsFragment,
  «Things»Document,
  Patient«Things»Document,
  Update«Thing»Document,
} from './setting.operations.gen.ts';

interface «Thing»DialogProps {
  /** Null for a new one. */
  «THING»: «Thing»PartsFragment | null;
  /** Its patient; null for the clinic's own. */
  patientId: string | null;
  onClose: () => void;
}

/** Creates or edits a «THING». */
export function «Thing»Dialog({ «THING», patientId, onClose }: «Thing»DialogProps) {
  const form = useRecordForm({
    row: «THING»,
    values: (row) => ({ name: row?.name ?? '', note: row?.note ?? '' }),
    rules: «THING»Form,
    draft: \`«NAME»/\${patientId ?? 'clinic'}\`,
    says: ({ name }) => name,
    read: async ({ id }) => (await readAll(patientId)).find((row) => row.id === id),
    create: (input) => request(Create«Thing»Document, { patientId, input }),
    update: (input, version, { id }) => request(Update«Thing»Document, { id, version, input }),
    done: ['«Thing» added', '«Thing» updated'],
    refreshes,
    onSaved: onClose,
  });
  const { remove, busy } = useDelete({
    ask: ({ name }: «Thing»PartsFragment) => ({ title: \`Delete \${name}?\`, message: 'It stays on record.' }),
    run: ({ id, version }) => request(Delete«Thing»Document, { id, version }),
    done: '«Thing» deleted',
    refreshes,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={«THING»?.name ?? 'New «THING»'}
      other={
        «THING» !== null && (
          <Button variant="subtle" color="red" loading={busy} onClick={() => remove(«THING»)}>
            Delete
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={80} data-autofocus />
      <TextareaField form={form} name="note" label="Note" maxLength={500} />
    </FormDialog>
  );
}

async function readAll(patientId: string | null): Promise<readonly «Thing»PartsFragment[]> {
  if (patientId === null) return (await request(«Things»Document, {})).«THINGS»;
  return (await request(Patient«Things»Document, { patientId })).patient«Things»;
}
`,
  'web/THINGS-tile.tsx': `
import { IconBox } from '@tabler/icons-react';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { Patient«Things»Document } from './setting.operations.gen.ts';
import { «THINGS»Refreshes } from './«THINGS»-refreshes.ts';
import { «Thing»Dialog } from './«THING»-dialog.tsx';

/** The «THINGS» of a patient. */
export function «Things»Tile({ patientId }: { patientId: string }) {
  useLive('«NAME».changed', () => refreshAll(«THINGS»Refreshes));
  const read = useApiQuery(Patient«Things»Document, { patientId }, { quiet: true });
  const editor = useEditor(read.data?.patient«Things»);
  const mayChange = can('«SCHEMA».change');
  return (
    <>
      <ReadRows
        label="«Things»"
        read={read}
        rows={({ patient«Things»: rows }) => rows}
        empty={{ icon: IconBox, title: 'No «THINGS» yet' }}
      >
        {(row) => (
          <Row
            title={row.name}
            subtitle={row.note}
            actions={mayChange && <EditDelete of={row.name} onEdit={() => editor.edit(row)} />}
          />
        )}
      </ReadRows>
      {mayChange && (
        <RowFoot>
          <AddButton small onClick={editor.add}>
            Add «THING»
          </AddButton>
        </RowFoot>
      )}
      {editor.render((row, close) => (
        <«Thing»Dialog «THING»={row} patientId={patientId} onClose={close} />
      ))}
    </>
  );
}
`,
  e2e: `
import { expect, expectAccessible, test } from './clinic.ts';

test('a «THING» is added in the settings, changed and deleted', async ({ signedIn }) => {
  const page = await signedIn('admin', '/settings/«NAME»');
  const name = \`One \${test.info().project.name}\`;
  await page.getByRole('button', { name: 'New «THING»' }).click();
  const dialog = page.getByRole('dialog', { name: 'New «THING»' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A name is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('«Thing» added')).toBeVisible();
  await expectAccessible(page);
  await page.getByText(name, { exact: true }).click();
  await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: \`Delete \${name}?\` }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('«Thing» deleted')).toBeVisible();
});
`,
};
