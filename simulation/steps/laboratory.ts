import { newId } from '#platform/id.ts';
import type { Deed, World } from '../world/world.ts';
import { keyedCall } from './calls.ts';
import { personOf } from './desk.ts';

const ORDER = 'mutation ($input: OrderGroupInput!) { createOrderGroup(input: $input) { id } }';
const SEND = `mutation ($ids: [ID!]!) { sendTestOrders(input: { order_group_ids: $ids }) { ok messages } }`;
const SENT = `select count(*)::int as count from labs.message where group_id = $1 and direction = 'out'`;
const drafts = new WeakMap<World, string[]>();

/** Orders a test. */
export function orderTest(world: World): Deed {
  const { clinic, random } = world;
  const comments = world.unique('Order');
  const diagnoses = [{ code: 'E11.9', name: 'Type 2 diabetes' }];
  const input = {
    client_key: newId(),
    patient_id: random.pick(clinic.patientIds),
    tests: [{ product_id: random.pick(clinic.testIds), diagnoses }],
    bill_to: 'Clinic',
    comments,
  };
  return keyedCall(
    world,
    {
      name: `orders a test: ${comments}`,
      person: personOf(world, 'Doctor'),
      service: 'lab',
      query: ORDER,
      variables: { input },
      key: newId(),
      done: (data) => void drafts.set(world, [...(drafts.get(world) ?? []), (data as { id: string }[])[0]!.id]),
    },
    { sql: 'select count(*)::int as count from labs.order_group where comments = $1', values: [comments] },
  );
}

/** Sends an order to the laboratory, perhaps one that was already sent. */
export function sendOrder(world: World): Deed | null {
  const known = drafts.get(world) ?? [];
  if (known.length === 0) return null;
  const id = world.random.pick(known);
  return keyedCall(
    world,
    {
      name: 'sends an order',
      person: personOf(world, 'Doctor'),
      service: 'lab',
      query: SEND,
      variables: { ids: [id] },
      key: newId(),
      done(data) {
        const { ok, messages } = data as { ok: boolean; messages: string[] };
        if (!ok) return world.say(`  not sent: ${messages.join(' ')}`);
        world.promises.push({ what: 'sends an order', sql: SENT, values: [id], least: 1, most: 1 });
      },
    },
    null,
  );
}
