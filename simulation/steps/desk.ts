import { newId } from '#platform/id.ts';
import type { Deed, World } from '../world/world.ts';
import { keyedCall } from './calls.ts';

const HOUR = 3_600_000;
const BOOK = `mutation ($input: EventInput!) { CreateEvent(event_input: $input) { event { id version } conflicts { __typename } } }`;
const MOVE = `mutation ($id: EventId!, $v: Int!, $input: EventPatch!) {
  EditEvent(event_id: $id, edit_type: EditOneTimeEvent, version: $v, event_input: $input) { event { id version } } }`;
const DELETE = `mutation ($id: EventId!, $v: Int!) { DeleteEvent(event_id: $id, version: $v) { __typename } }`;
const PATIENT = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';

interface Booked {
  id: string;
  version: number;
}

const booked = new WeakMap<World, Booked[]>();
const bookedIn = (world: World): Booked[] => {
  const list = booked.get(world) ?? [];
  booked.set(world, list);
  return list;
};

/** Books a visit at one of a few times, so that others want the same. */
export function book(world: World): Deed {
  const { clinic, random } = world;
  const title = world.unique('Visit');
  const input = {
    title,
    start: timeOf(world),
    duration: 1800,
    category_id: clinic.categoryId,
    calendar_ids: [random.pick(clinic.calendarIds)],
    patient_id: random.pick(clinic.patientIds),
  };
  const sql = 'select count(*)::int as count from scheduling.event where title = $1';
  return keyedCall(
    world,
    {
      name: `books ${title} at ${input.start}`,
      person: personOf(world, 'Front desk'),
      service: 'calendar',
      query: BOOK,
      variables: { input },
      key: newId(),
      done(data) {
        const { event } = data as { event: Booked | null };
        // With a conflict, nothing was written.
        const promised = world.promises.find(({ values }) => values[0] === title)!;
        if (event === null) Object.assign(promised, { least: 0, most: 0 });
        else bookedIn(world).push(event);
      },
    },
    { sql, values: [title] },
  );
}

/** Moves a visit. */
export function move(world: World): Deed | null {
  const event = pickOf(world, bookedIn(world));
  if (event === null) return null;
  const input = { start: timeOf(world) };
  return keyedCall(
    world,
    {
      name: `moves a visit to ${input.start}`,
      person: personOf(world, 'Front desk'),
      service: 'calendar',
      query: MOVE,
      variables: { id: event.id, v: event.version, input },
      key: newId(),
      done(data) {
        const moved = (data as { event: Booked | null }).event;
        if (moved !== null) Object.assign(event, moved);
      },
    },
    null,
  );
}

/** Cancels a visit. */
export function cancel(world: World): Deed | null {
  const events = bookedIn(world);
  const event = pickOf(world, events);
  if (event === null) return null;
  return keyedCall(
    world,
    {
      name: 'cancels a visit',
      person: personOf(world, 'Front desk'),
      service: 'calendar',
      query: DELETE,
      variables: { id: event.id, v: event.version },
      key: newId(),
      done: () => void events.splice(events.indexOf(event), 1),
    },
    null,
  );
}

/** Registers a patient. */
export function register(world: World): Deed {
  const last_name = world.unique('Newcomer');
  return keyedCall(
    world,
    {
      name: `registers ${last_name}`,
      person: personOf(world, 'Front desk'),
      service: 'registration',
      query: PATIENT,
      variables: { input: { first_name: 'Ann', last_name, gender: 'Female', email: 'new@home.example' } },
      key: newId(),
      done: (data) => void world.clinic.patientIds.push((data as { id: string }).id),
    },
    { sql: 'select count(*)::int as count from patients.patient where last_name = $1', values: [last_name] },
  );
}

/** Returns the member with a role; of several, one of them. */
export function personOf(world: World, role: string) {
  return world.random.pick(world.clinic.people.filter((person) => person.role === role));
}

function pickOf<T>(world: World, items: readonly T[]): T | null {
  return items.length === 0 ? null : world.random.pick(items);
}

/** One of the half hours of tomorrow and the day after, from 9 to 12. */
function timeOf({ random }: World): string {
  const day = new Date(Date.now() + (1 + random.below(2)) * 24 * HOUR).toISOString().slice(0, 10);
  const half = random.below(6);
  return `${day} ${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}:00`;
}
