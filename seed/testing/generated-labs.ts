import { writeSegment } from '#labs/rules';
import { createOrder, findProducts, readTestsOf, receiveMessage, recordSent } from '#labs/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';

/** A value as a laboratory sends it: its type, content, units, range, flag and status. */
type Sent = readonly [type: string, value: string, units?: string, range?: string, flag?: string, status?: string];

// Numbers, bounds, texts, codes, none, and values that are not final.
const VALUES: readonly Sent[] = [
  ['NM', '5.4', 'mmol/L', '3.5-5.1', 'H'],
  ['NM', '-0.00001', 'furlongs', '', ''],
  ['NM', '123456789012', '10*3/uL', '>=1', 'HH'],
  ['SN', '<0.01', 'ng/mL', '<0.04', ''],
  ['SN', '>=1000', 'IU/L', '', 'AA'],
  ['ST', 'yellow < clear & "bright"', '', '', ''],
  ['TX', 'Grüße, 良い', '', '', 'A'],
  ['CWE', '260385009^Negative^SCT', '', 'Negative', 'N'],
  ['CE', '10828004^Positive^SCT', '', 'Negative', 'A'],
  ['ST', '', '', '', '', 'X'],
  ['NM', '7', 'mg/dL', '', '', 'P'],
  ['NM', '8', 'mg/dL', '', '', 'C'],
  ['ST', '', '', '', '', 'I'],
];
interface Person {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  gender: string;
}
interface LabOf extends App {
  person: Person;
}

const ENDINGS = ['final', 'partial', 'corrected', 'withdrawn', 'cancelled', 'none'] as const;
const FACILITY = 'HARBORVIEW';

/** Orders a test for each patient and sends results of every kind, as the demo clinic's laboratory does. */
export async function receiveLabs(app: App, ctx: RequestContext, patientIds: readonly string[]): Promise<void> {
  const { clinicId } = ctx.actor;
  const { kysely, pool } = app.database;
  const account = (await pool.query('select id, lab_id from labs.account where clinic_id = $1 limit 1', [clinicId]))
    .rows[0] as { id: string; lab_id: string };
  const all = { search: '', labId: account.lab_id, onlySupported: false, includeDeleted: false };
  const { products } = await findProducts(kysely, clinicId, all, { skip: 0, take: 20 });
  const { rows: people } = await pool.query<Person & { id: string }>(
    'select id, first_name, last_name, date_of_birth, gender from patients.patient where clinic_id = $1',
    [clinicId],
  );
  const personOf = new Map(people.map((person) => [person.id, person]));
  for (const [at, patientId] of patientIds.entries()) {
    const groupIds = must(
      await createOrder(ctx, {
        client_key: newId(),
        patient_id: patientId,
        note_id: null,
        provider_id: null,
        tests: [
          {
            product_id: products[at % products.length]!.id,
            diagnoses: at % 2 === 0 ? [{ code: 'E11.9', name: 'Type 2 diabetes' }] : [],
            answers: {},
          },
        ],
        fields: {},
      }),
    );
    if (at % 7 === 6) continue;
    await app.database.transaction((tx) =>
      recordSent(tx, clinicId, groupIds, { accountId: account.id, at: app.clock() }),
    );
    const [test] = await readTestsOf(kysely, clinicId, groupIds);
    await answer({ ...app, person: personOf.get(patientId)! }, test!.placer_number, at);
  }
}

async function answer(app: LabOf, placer: string, at: number): Promise<void> {
  const ending = ENDINGS[at % ENDINGS.length]!;
  if (ending === 'none') return;
  const values = Array.from({ length: 1 + (at % 5) }, (_, place) => VALUES[(at + place) % VALUES.length]!);
  await send(app, placer, { status: ending === 'partial' ? 'P' : 'F', values, minute: 10 });
  if (ending === 'corrected') await send(app, placer, { status: 'C', values: [['NM', '4.6', 'mmol/L']], minute: 11 });
  if (ending === 'withdrawn')
    await send(app, placer, { status: 'C', values: [['ST', '', '', '', '', 'W']], minute: 11 });
  if (ending === 'cancelled') await send(app, placer, { status: 'X', values: [], minute: 11 });
}

async function send(
  app: LabOf,
  placer: string,
  { status, values, minute }: { status: string; values: readonly Sent[]; minute: number },
): Promise<void> {
  const { first_name, last_name, date_of_birth: born, gender } = app.person;
  const at = `20261123${minute}00-0500`;
  const lines = [
    `MSH|^~\\&|LAB|BAYSIDE|SALUS|${FACILITY}|${at}||ORU^R01^ORU_R01|${newId()}|P|2.5.1`,
    writeSegment('PID', [
      ...[1, '', '', '', [last_name, first_name], '', (born ?? '').replaceAll('-', '')],
      gender === 'Male' ? 'M' : 'F',
    ]),
    `OBR|1|${placer}|F-${placer}|T^Test^L|||${at}|||||||||||||||${at}|||${status}`,
    ...values.map(
      ([type, value, units = '', range = '', flag = '', state = 'F'], place) =>
        `OBX|${place + 1}|${type}|${2345 + place}-${place}^Value ${place}^${place % 2 === 0 ? 'LN' : 'L'}||${value}|${units}|${range}|${flag}|||${state}`,
    ),
  ];
  await receiveMessage(app, `${lines.join('\r')}\r`);
}
