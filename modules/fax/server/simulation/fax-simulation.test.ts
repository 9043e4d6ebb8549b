import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { readFile } from '#files/server';
import { messages } from '#messages/server';
import { patients } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { tasks } from '#tasks/server';
import { howMany } from '#values/testing/how-many.ts';
import { faxTasks } from '../fax-tasks.ts';
import { fax as module } from '../index.ts';
import { fetchFaxes } from '../receiving/fetch-faxes.ts';
import { sendFax } from '../sending/change-fax.ts';
import { composeFax } from '../sending/compose-fax.ts';
import { workOnFaxes } from '../sending/work-on-faxes.ts';
import { type Chance, chanceOf, ShakyCarrier } from './shaky-carrier.ts';

// Both sides of the fax line, with a carrier that is slow, forgets, repeats and reorders, and a process that crashes
// during calls: in the end each fax was sent once or has failed with a task, and each received one is stored once.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const MINUTE = 60_000;
const RULES = [patients, messages, tasks, module].flatMap(({ accessRules }) => accessRules);
let desk: RequestContext;
let clinicId: string;
let templateId: string;
let pdf: Buffer;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), RULES);
  ({ clinicId } = clinic);
  desk = await clinic.as('Front desk');
  const made = await PDFDocument.create();
  made.addPage([612, 792]);
  pdf = Buffer.from(await made.save());
  Object.assign(app().config, { fax: { carrier: 'documo', baseUrl: 'http://127.0.0.1:1', key: 'x', sender: '' } });
  const number = '(617) 555-0143';
  templateId = must(
    await composeFax(desk, {
      clientKey: newId(),
      patientId: null,
      to_name: 'Template',
      number_id: null,
      number,
      number_again: number,
      subject: 'Prescription',
      files: [{ name: 'one.pdf', bytes: pdf }],
    }),
  ).id;
});

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  app()
    .database.pool.query<Row>(text, [clinicId, ...values])
    .then(({ rows }) => rows);

/** Creates a composed fax to a recipient with this name. */
async function composed(toName: string): Promise<string> {
  const id = newId();
  await query(
    `insert into fax.sent (clinic_id, id, client_key, to_name, to_number, subject, file_id, page_count, state, created_by, created_time)
     select clinic_id, $2, $3, $4, to_number, subject, file_id, page_count, 'composed', created_by, created_time
     from fax.sent where clinic_id = $1 and id = $5`,
    ...[id, newId(), toName, templateId],
  );
  return id;
}

/** Runs a minute of our jobs, in one or two processes, each of which may crash. */
async function oneRound(carrier: ShakyCarrier, chance: Chance): Promise<void> {
  const alive = async (job: Promise<void>, died: Promise<void>): Promise<void> => {
    // A job whose carrier is unreachable fails and is restarted a minute later.
    await Promise.race([job.catch(() => undefined), died]);
  };
  const processes = chance() < 0.3 ? 2 : 1;
  const died = new Promise<void>((resolve) => (carrier.onDeath = resolve));
  await Promise.all(
    Array.from({ length: processes }, async () => {
      await alive(workOnFaxes(app(), carrier), died);
      await alive(fetchFaxes(app(), carrier), died);
    }),
  );
}

async function simulate(seed: number): Promise<void> {
  const chance = chanceOf(seed);
  const carrier = new ShakyCarrier(chance, () => app().clock());
  const names = Array.from({ length: 1 + Math.floor(chance() * 2) }, (_none, index) => `Office ${seed}-${index}`);
  const ids = await Promise.all(names.map(composed));
  const start = app().clock().getTime();
  for (let index = 0; index < 1 + Math.floor(chance() * 2); index += 1) {
    const bytes = chance() < 0.25 ? Buffer.from(`no pages ${seed} ${index}`) : pdf;
    const time = new Date(start + Math.floor(chance() * 30) * MINUTE);
    const listedFrom = time.getTime() + Math.floor(chance() * 90) * MINUTE;
    carrier.incoming.push({
      id: `in ${seed} ${index}`,
      from: '+16175550111',
      to: '+16175550199',
      time,
      bytes,
      listedFrom,
    });
  }
  // Sent twice, like a double click.
  for (const id of ids) await Promise.all([sendFax(desk, id), sendFax(desk, id)].slice(0, chance() < 0.3 ? 2 : 1));
  for (let round = 0; ; round += 1) {
    expect(round, `seed ${seed} comes to an end`).toBeLessThan(200);
    carrier.isCalm = round > 30;
    await oneRound(carrier, chance);
    const [open] = await query<{ due: Date | null; under_way: number; here: number }>(
      `select min(coalesce(due_time, claimed_time)) as due, count(*)::int as under_way,
         (select count(*)::int from fax.received where clinic_id = $1 and carrier_id = any($3)) as here
       from fax.sent where clinic_id = $1 and id = any($2) and state in ('queued', 'sending', 'handed')`,
      ...[ids, carrier.incoming.map(({ id }) => id)],
    );
    if (open!.under_way === 0 && open!.here >= carrier.incoming.length) break;
    const step = MINUTE * (1 + Math.floor(chance() * 20));
    app().setClock(new Date(Math.max(app().clock().getTime() + step, open!.due?.getTime() ?? 0)));
  }
  carrier.finish();
  await agree(seed, carrier, names, ids);
}

/** Checks that both sides agree. */
async function agree(seed: number, carrier: ShakyCarrier, names: string[], ids: string[]): Promise<void> {
  const db = app().database.kysely;
  const sent = await query<{ id: string; to_name: string; state: string }>(
    'select id, to_name, state from fax.sent where clinic_id = $1 and id = any($2)',
    ids,
  );
  for (const { id, to_name: name, state } of sent) {
    const times = carrier.delivered.get(name) ?? 0;
    expect(times, `seed ${seed}: ${name} went ${times} times`).toBeLessThanOrEqual(1);
    const [work] = await faxTasks.read(db, clinicId, { id });
    if (state === 'sent') expect(times, `seed ${seed}: ${name} is sent`).toBe(1);
    else expect({ seed, state, task: work!.task?.priority }).toEqual({ seed, state: 'failed', task: 'High' });
  }
  expect(sent).toHaveLength(names.length);
  for (const { id: carrierId, bytes } of carrier.incoming) {
    const kept = await query<{ id: string; page_count: number; file_id: string }>(
      'select id, page_count, file_id from fax.received where clinic_id = $1 and carrier_id = $2',
      carrierId,
    );
    expect(kept, `seed ${seed}: ${carrierId} is kept once`).toHaveLength(1);
    expect(kept[0]!.page_count).toBe(bytes === pdf ? 1 : 0);
    expect((await readFile(app(), clinicId, kept[0]!.file_id))!.bytes.equals(bytes)).toBe(true);
    expect((await faxTasks.read(db, clinicId, { id: kept[0]!.id }))[0]!.task).not.toBeNull();
  }
  const [left] = await query<{ count: number }>(
    `select count(*)::int as count from tasks.task where clinic_id = $1 and source = 'fax.unfetched'
     and complete_time is null and deleted_time is null`,
  );
  expect(left!.count, `seed ${seed}: no task waits for a fax that is there`).toBe(0);
}

test('a thousand seeds of an unreliable carrier and a crashing process end in the same state on both sides', async () => {
  for (let seed = 1; seed <= howMany(25, 1000); seed += 1) await simulate(seed);
}, 2_700_000);
