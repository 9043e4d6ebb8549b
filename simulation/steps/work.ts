import { newId } from '#platform/id.ts';
import type { Deed, World } from '../world/world.ts';
import { keyedCall } from './calls.ts';
import { personOf } from './desk.ts';

const TASK = 'mutation ($input: ToDoInput!) { createToDoAndAssign(input: $input) { taskID } }';
const COMPLETE = 'mutation ($id: ID!, $at: DateTime) { completeTask(taskID: $id, completeDateTime: $at) { taskID } }';
const CHARGE = `mutation ($key: String!, $charges: [ChargeInput!]!) {
  createMultipleCharges(client_key: $key, charges: $charges, post: true) { id version } }`;
const PAY = 'mutation ($input: PaymentInput!) { takePayment(input: $input) { id version } }';
const VOID = 'mutation ($id: ID!, $v: Int!) { voidPayment(id: $id, version: $v, reason: "Mistake") { id } }';
const VOIDED = `select count(*)::int as count from billing.ledger_entry where payment_id = $1 and entry_type = 'payment'
  and reverses_id is not null`;
const DISPENSE =
  'mutation ($key: String!, $input: DispenseInput!) { dispense(client_key: $key, input: $input) { id } }';
const ADJUST = 'mutation ($key: String!, $input: StockChangeInput!) { adjustStock(client_key: $key, input: $input) }';

const tasks = new WeakMap<World, string[]>();
const payments = new WeakMap<World, { id: string; version: number }[]>();

/** Gives a task to a member or to a team. */
export function assignTask(world: World): Deed {
  const { clinic, random } = world;
  const subject = world.unique('Task');
  const toTeam = random.chance(0.5);
  const assignee = toTeam
    ? { id: clinic.teamId, type: 'Team' }
    : { id: random.pick(clinic.people).userId, type: 'Doctor' };
  const input = {
    subject,
    assignees: [assignee],
    client_key: newId(),
    patientID: random.chance(0.5) ? random.pick(clinic.patientIds) : null,
  };
  return keyedCall(
    world,
    {
      name: `assigns ${subject} to ${toTeam ? 'a team' : 'a member'}`,
      person: personOf(world, 'Nurse'),
      service: 'task',
      query: TASK,
      variables: { input },
      key: newId(),
      done: (data) => void tasks.set(world, [...(tasks.get(world) ?? []), (data as { taskID: string }[])[0]!.taskID]),
    },
    { sql: 'select count(*)::int as count from tasks.task where subject = $1', values: [subject] },
  );
}

/** Completes a task. */
export function completeTask(world: World): Deed | null {
  const known = tasks.get(world) ?? [];
  if (known.length === 0) return null;
  const id = world.random.pick(known);
  return keyedCall(
    world,
    {
      name: 'completes a task',
      person: personOf(world, 'Nurse'),
      service: 'task',
      query: COMPLETE,
      variables: { id, at: new Date().toISOString() },
      key: newId(),
    },
    null,
  );
}

/** Charges a patient and posts it. */
export function charge(world: World): Deed {
  const description = world.unique('Fee');
  const line = {
    type: 'Fee',
    patient: world.random.pick(world.clinic.patientIds),
    description,
    price: 100 * (1 + world.random.below(90)),
    date_of_charge: new Date().toISOString().slice(0, 10),
  };
  return keyedCall(
    world,
    {
      name: `charges ${description}`,
      person: personOf(world, 'Biller'),
      service: 'accounting',
      query: CHARGE,
      variables: { key: newId(), charges: [line] },
      key: newId(),
    },
    { sql: 'select count(*)::int as count from billing.charge where description = $1', values: [description] },
  );
}

/** Takes a payment in cash. */
export function pay(world: World): Deed {
  const note = world.unique('Cash');
  const input = {
    client_key: newId(),
    patient: world.random.pick(world.clinic.patientIds),
    method: 'cash',
    amount: 100 * (1 + world.random.below(90)),
    note,
  };
  return keyedCall(
    world,
    {
      name: `takes ${note}`,
      person: personOf(world, 'Front desk'),
      service: 'accounting',
      query: PAY,
      variables: { input },
      key: newId(),
      done: (data) =>
        void payments.set(world, [...(payments.get(world) ?? []), data as { id: string; version: number }]),
    },
    { sql: 'select count(*)::int as count from billing.payment where note = $1', values: [note] },
  );
}

/** Voids a payment. */
export function voidPayment(world: World): Deed | null {
  const known = payments.get(world) ?? [];
  if (known.length === 0) return null;
  const { id, version } = world.random.pick(known);
  return keyedCall(
    world,
    {
      name: 'voids a payment',
      person: personOf(world, 'Biller'),
      service: 'accounting',
      query: VOID,
      variables: { id, v: version },
      key: newId(),
      done: () => void world.promises.push({ what: 'voids a payment', sql: VOIDED, values: [id], least: 1, most: 1 }),
    },
    null,
  );
}

/** Dispenses from the cupboard. */
export function dispense(world: World): Deed {
  const { clinic, random } = world;
  const directions = world.unique('Dispensing');
  const input = {
    patient_id: random.pick(clinic.patientIds),
    product_id: clinic.productId,
    quantity: 1 + random.below(6),
    location_id: clinic.locationId,
    directions,
  };
  return keyedCall(
    world,
    {
      name: `dispenses ${directions}`,
      person: personOf(world, 'Nurse'),
      service: 'accounting',
      query: DISPENSE,
      variables: { key: newId(), input },
      key: newId(),
    },
    { sql: 'select count(*)::int as count from inventory.dispensing where directions = $1', values: [directions] },
  );
}

/** Corrects the stock after a look into the cupboard. */
export function adjust(world: World): Deed {
  const { clinic, random } = world;
  const reason = world.unique('Correction');
  const quantity = random.chance(0.7) ? 1 + random.below(10) : -1 - random.below(10);
  const input = { lot_id: clinic.lotId, location_id: clinic.locationId, quantity, reason };
  return keyedCall(
    world,
    {
      name: `corrects the stock by ${quantity}`,
      person: personOf(world, 'Nurse'),
      service: 'inventory',
      query: ADJUST,
      variables: { key: newId(), input },
      key: newId(),
    },
    { sql: 'select count(*)::int as count from inventory.movement where reason = $1', values: [reason] },
  );
}
