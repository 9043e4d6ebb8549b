import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { NotePart } from '#platform/module.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

interface NoteTest {
  lab: string;
  test: string;
  number: string;
  diagnoses: { code: string; name: string }[];
  answers: Record<string, string>;
}

/** The tests ordered on a chart note, as covered by the signature: what was ordered, not its later status. */
export const noteTests: NotePart = {
  id: 'labs.orders',
  title: 'Lab orders',
  order: 50,
  rows: 'labs.order_group r where r.clinic_id = n.clinic_id and r.note_id = n.id and r.deleted_time is null',
  read: readNoteTests,
  async print(db, clinicId, noteId) {
    const [tests, states] = await Promise.all([readNoteTests(db, clinicId, noteId), readStates(db, clinicId, noteId)]);
    return tests.map(({ lab, test, diagnoses }, at) =>
      [UNSENT[states[at]!.status] ?? '', test, lab, diagnoses.map(({ code }) => code).join(', ')]
        .filter(Boolean)
        .join(' · '),
    );
  },
  async missing(db, clinicId, noteId) {
    const unsent = (await readStates(db, clinicId, noteId)).filter(({ status }) => UNSENT[status] === NOT_SENT);
    return unsent.map(({ test }) => `Lab order not sent: ${test}`);
  },
  ordered: {
    kind: 'test',
    names: async (db, clinicId, noteId) =>
      (await readStates(db, clinicId, noteId)).flatMap(({ test, status }) => (status in UNSENT ? [] : [test])),
  },
};

const NOT_SENT = 'NOT SENT';
const UNSENT: Readonly<Record<string, string>> = {
  Draft: NOT_SENT,
  Ready: NOT_SENT,
  Error: NOT_SENT,
  Cancelled: 'CANCELED',
};

/** Returns the current states of a note's tests, in the order of `readNoteTests`. */
async function readStates(
  db: Queryable,
  clinicId: string,
  noteId: string,
): Promise<{ test: string; status: string }[]> {
  const { rows } = await columnsOf({ t: 'labs.test_order' }, ['t.test_name as test', 't.status'])
    .select(sql`from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    where t.clinic_id = ${clinicId} and g.note_id = ${noteId} and g.deleted_time is null and t.deleted_time is null and t.reflex_of is null
    order by t.id`)
    .execute(db);
  return rows;
}

async function readNoteTests(db: Queryable, clinicId: string, noteId: string): Promise<NoteTest[]> {
  const { rows } = await columnsOf({ l: 'labs.lab', t: 'labs.test_order' }, [
    'l.lab_name as lab',
    't.test_name as test',
    't.placer_number as number',
    't.diagnoses',
    't.answers',
  ])
    .select(sql`from labs.test_order t join labs.order_group g on g.clinic_id = t.clinic_id and g.id = t.group_id
    join labs.lab l on l.clinic_id = g.clinic_id and l.id = g.lab_id
    where t.clinic_id = ${clinicId} and g.note_id = ${noteId} and g.deleted_time is null and t.deleted_time is null and t.reflex_of is null
    order by t.id`)
    .execute(db);
  return rows;
}
