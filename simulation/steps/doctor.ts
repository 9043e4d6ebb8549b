import { newId } from '#platform/id.ts';
import type { Deed, World } from '../world/world.ts';
import { keyedCall } from './calls.ts';
import { personOf } from './desk.ts';

const NOTE = 'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id version } }';
const WRITE = `mutation ($id: ID!, $v: Int!, $input: ChartNotePatch!) {
  chart_note_update(id: $id, version: $v, input: $input) { id version } }`;
const SIGN = 'mutation ($id: ID!, $v: Int!) { chart_note_sign(id: $id, version: $v) { id version } }';
const ADD = `mutation ($id: ID!, $note: ID!, $text: String!) {
  chart_note_addendum_create(id: $id, chart_note_id: $note, text: $text) { id } }`;
const SEND = `mutation ($key: String!, $input: PrescriptionInput!) {
  sendPrescription(client_key: $key, input: $input) { code message } }`;
const TEXT = '<h2>Assessment</h2><p>Better than last time.</p>';

interface Note {
  id: string;
  version: number;
  author: ReturnType<typeof personOf>;
  isSigned: boolean;
}

const notes = new WeakMap<World, Note[]>();
const notesIn = (world: World): Note[] => notes.get(world) ?? [];

/** Opens a note. */
export function openNote(world: World): Deed {
  const title = world.unique('Note');
  const author = personOf(world, 'Doctor');
  const input = {
    clinic_patient_id: world.random.pick(world.clinic.patientIds),
    chart_note_record_name: title,
    note: TEXT,
  };
  return keyedCall(
    world,
    {
      name: `opens ${title}`,
      person: author,
      service: 'chart',
      query: NOTE,
      variables: { input },
      key: newId(),
      done(data) {
        const note = data as { id: string; version: number };
        notes.set(world, [...notesIn(world), { ...note, author, isSigned: false }]);
      },
    },
    { sql: 'select count(*)::int as count from chart.chart_note where record_name = $1', values: [title] },
  );
}

/** Writes into a note, perhaps while it is being signed. */
export function writeNote(world: World): Deed | null {
  const known = notesIn(world);
  if (known.length === 0) return null;
  const note = world.random.pick(known);
  const input = { note: TEXT.replace('Better', world.unique('Better')) };
  return keyedCall(
    world,
    {
      name: 'writes a note',
      person: note.author,
      service: 'chart',
      query: WRITE,
      variables: { id: note.id, v: note.version, input },
      key: newId(),
      done: (data) => void (note.version = (data as Note).version),
    },
    null,
  );
}

/** Signs a note. */
export function signNote(world: World): Deed | null {
  const known = notesIn(world);
  if (known.length === 0) return null;
  const note = world.random.pick(known);
  return keyedCall(
    world,
    {
      name: 'signs a note',
      person: note.author,
      service: 'chart',
      query: SIGN,
      variables: { id: note.id, v: note.version },
      key: newId(),
      done(data) {
        Object.assign(note, { version: (data as Note).version, isSigned: true });
        const sql = 'select count(*)::int as count from chart.chart_note where id = $1 and signed_time is not null';
        world.promises.push({ what: 'signs a note', sql, values: [note.id], least: 1, most: 1 });
      },
    },
    null,
  );
}

/** Adds to a signed note. */
export function addToNote(world: World): Deed | null {
  const signed = notesIn(world).filter(({ isSigned }) => isSigned);
  if (signed.length === 0) return null;
  const note = world.random.pick(signed);
  const text = world.unique('Addendum');
  return keyedCall(
    world,
    {
      name: `adds ${text}`,
      person: note.author,
      service: 'chart',
      query: ADD,
      variables: { id: newId(), note: note.id, text },
      key: newId(),
    },
    { sql: 'select count(*)::int as count from chart.note_addendum where body = $1', values: [text] },
  );
}

/** Prescribes, by the one doctor who is registered at the network. */
export function prescribe(world: World): Deed {
  const { clinic, random } = world;
  const sig = world.unique('Take 1 tablet');
  const input = {
    kind: 'drug',
    patient_id: random.pick(clinic.patientIds.slice(0, 6)),
    pharmacy_ncpdp_id: random.pick(clinic.pharmacies),
    drug_description: random.pick(['lisinopril 10 mg tablet', 'cetirizine 10 mg tablet', 'loratadine 10 mg tablet']),
    quantity: '30',
    quantity_unit: 'C48542',
    days_supply: '30',
    substitutions: '0',
    refills: '1',
    sig,
    is_attested: true,
  };
  return keyedCall(
    world,
    {
      name: `prescribes ${sig}`,
      person: clinic.people.find(({ userId }) => userId === clinic.prescriberId)!,
      service: 'prescription',
      query: SEND,
      variables: { key: newId(), input },
      key: newId(),
    },
    { sql: 'select count(*)::int as count from prescribing.prescription where sig = $1', values: [sig] },
  );
}
