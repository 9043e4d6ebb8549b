// Over 300 lines: each test covers a laboratory's messages about one order, and what a reader sees afterwards.
import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { sealEntries } from '#audit/server';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { readTests } from '../orders/orders.sql.ts';
import { recordSent } from '../orders/record-sent.ts';
import { dismissMessage, fileAgain } from '../inbox/handle-message.ts';
import { listMessages, readInbound } from '../inbox/list-messages.ts';
import { receiveFrame } from '../inbox/receive-frame.ts';
import { notifyRefused, refusedTasks } from '../inbox/refused-work.ts';
import { labTasks } from '../review/lab-tasks.ts';
import { labsSection } from '../review/labs-section.ts';
import { portalResults } from '../review/portal-results.ts';
import { reviewResult } from '../review/review-result.ts';
import { saveLab } from '../setup/save-lab.ts';
import { done, type LabsClinic, makeLabsClinic } from '../testing/labs-clinic.ts';
import { MOST_VALUES, readFlowsheet } from './flowsheet.ts';
import { linkReports } from './link-reports.ts';
import { frame } from '../../rules/index.ts';
import { listenForResults } from './listener.ts';
import { receiveMessage } from './receive-message.ts';
import {
  criticalResults,
  matchOfPatient,
  patientResults,
  readOriginal,
  readResult,
  resultsToReview,
  unmatchedResults,
} from './result-views.ts';

const bareApp = useTestApp(new Date('2026-11-23T15:00:00Z'));
const page = { skip: 0, take: 99 };
let app: App;
let clinic: LabsClinic;
let person = 0;

beforeAll(async () => {
  app = bareApp();
  clinic = await makeLabsClinic(app, null);
});

interface SentOrder {
  patientId: string;
  placer: string;
  testId: string;
  pid: string;
}

/** Creates a patient with a test that was sent to the laboratory. */
async function ordered(code = 'CBC', lastName?: string): Promise<SentOrder> {
  person += 1;
  const name = lastName ?? `Person${String.fromCharCode(65 + (person % 26))}${person > 26 ? 'x' : ''}`;
  const patientId = await clinic.addPatient(name, '1980-05-01');
  const { groupId, tests } = await clinic.order(patientId, [code]);
  await app.database.transaction((tx) =>
    recordSent(tx, clinic.clinicId, [groupId], { accountId: clinic.accountId, at: app.clock() }),
  );
  const { rows } = await sql<{ first_name: string; gender: string }>`
    select first_name, gender from patients.patient where clinic_id = ${clinic.clinicId} and id = ${patientId}`.execute(
    app.database.kysely,
  );
  const sex = { Female: 'F', Male: 'M' }[rows[0]!.gender] ?? 'U';
  const pid = `PID|1||||${name}^${rows[0]!.first_name}||19800501|${sex}`;
  return { patientId, placer: tests[0]!.placer_number, testId: tests[0]!.id, pid };
}

let messageCount = 0;
const msh = (control = `C${(messageCount += 1)}-${newId()}`, at = '20261123100000-0500'): string =>
  `MSH|^~\\&|LAB|BAY|SALUS|${clinic.facility}|${at}||ORU^R01|${control}|P|2.5.1`;
const obr = (placer: string, filler: string, status: string, at = '20261122', code = 'CBC'): string =>
  `OBR|1|${placer}|${filler}|${code}^${code}|||20261122080000|||||||||||||||${at}|||${status}`;
const obx = (code: string, value: string, status = 'F', flag = '', more = ''): string =>
  `OBX|1|NM|${code}^${code}||${value}|mmol/L|3.5-5.1|${flag}|||${status}|||${more}`;

const codeOf = (ack: string): string => /MSA\|(\w\w)/.exec(ack)?.[1] ?? '';
const send = async (...lines: string[]): Promise<string> => codeOf(await receiveMessage(app, `${lines.join('\r')}\r`));
const current = async (patientId: string) => (await patientResults(clinic.doctor, patientId, page)).results;
const shown = async (patientId: string) =>
  (await current(patientId)).map(({ status, observations }) => [
    status,
    ...observations.map(({ value_text, withdrawn_time }) => (withdrawn_time === null ? value_text : `-${value_text}`)),
  ]);
const stateOf = async (id: string) => (await readTests(app.database.kysely, clinic.clinicId, [id]))[0]?.status;
const notices = async (userId: string) =>
  (
    await sql<{ type: string; description: string }>`
      select type, description from notifications.notification where clinic_id = ${clinic.clinicId} and user_id = ${userId}`.execute(
      app.database.kysely,
    )
  ).rows;
const portalOf = async (patientId: string) => {
  const who = {
    app,
    now: app.clock(),
    ip: null,
    clinicId: clinic.clinicId,
    clinicName: '',
    timeZone: 'UTC',
    patientId,
  };
  const answer = await portalResults({ ...who, patientName: '', sessionId: null }, {});
  return (answer as { results: { withdrawn: string | null; values: { value: string; withdrawn: string | null }[] }[] })
    .results;
};

const struckOrNot = (value: string, withdrawn: unknown): string => (withdrawn === null ? value : `-${value}`);
const portalValues = async (patientId: string) =>
  (await portalOf(patientId))[0]!.values.map(({ value, withdrawn }) => struckOrNot(value, withdrawn));
const trend = async (patientId: string) =>
  Object.fromEntries(
    (await readFlowsheet(clinic.doctor, patientId)).map(({ code, values }) => [
      code,
      values.map(({ value, withdrawn_time }) => struckOrNot(value, withdrawn_time)),
    ]),
  );

describe('versions of a result', () => {
  test('a name with a different spelling does not start another result', async () => {
    const { patientId, placer, pid } = await ordered('CBC', 'O’Connor');
    for (const [name, status, value] of [
      ['O’Connor', 'P', '4.1'],
      ["O'CONNOR", 'F', '4.2'],
      ['OCONNOR', 'C', '4.3'],
    ] as const)
      expect(await send(msh(), pid.replace('O’Connor', name), obr(placer, 'F1', status), obx('K', value, status))).toBe(
        'AA',
      );
    expect(await shown(patientId)).toEqual([['corrected', '4.3']]);
  });

  test('a dated correction replaces the final result, whatever the times are; versions are listed from both sides', async () => {
    const { patientId, placer, pid, testId } = await ordered();
    await send(
      msh(undefined, '20261123120000-0500'),
      pid,
      obr(placer, 'F2', 'F', '20261123113000-0500'),
      obx('K', '6.8', 'F', 'HH'),
    );
    await send(msh(undefined, '20261123130000-0500'), pid, obr(placer, 'F2', 'F', '20261123'), obx('K', '4.6', 'C'));
    expect(await shown(patientId)).toEqual([['corrected', '4.6']]);
    expect(await stateOf(testId)).toBe('Final');
    const [result] = await current(patientId);
    const whole = done(await readResult(clinic.doctor, result!.id));
    expect(whole.earlier.map(({ status }) => status)).toEqual(['final']);
    expect(whole.observations[0]!.was).toBe('6.8 mmol/L');
    const old = done(await readResult(clinic.doctor, whole.earlier[0]!.id));
    expect(old.earlier.map(({ status, is_current }) => [status, is_current])).toEqual([['corrected', true]]);
  });

  test('a correction that arrives before what it corrects still counts', async () => {
    const { patientId, placer, pid } = await ordered();
    await send(msh(), pid, obr(placer, 'F3', 'C', '20261122120000'), obx('K', '4.6', 'C'));
    await send(msh(), pid, obr(placer, 'F3', 'F', '20261122110000'), obx('K', '6.8'), obx('NA', '140'));
    expect(await shown(patientId)).toEqual([['corrected', '4.6', '140']]);
  });

  test('two specimens of one message are two results, even in a later message', async () => {
    const { patientId, placer, pid } = await ordered('UCX');
    const blood = (filler: string, text: string, status = 'F', at = '20261122') => [
      obr(placer, filler, status, at, 'UCX'),
      `OBX|1|ST|630-4^Bacteria||${text}||||||${status}`,
    ];
    await send(msh(), pid, ...blood('A1', 'Staphylococcus aureus'), ...blood('A2', 'No growth'));
    expect((await shown(patientId)).map(([, text]) => text).toSorted()).toEqual(['No growth', 'Staphylococcus aureus']);
    await send(msh(), pid, ...blood('A2', 'Escherichia coli', 'C', '20261123'));
    expect((await shown(patientId)).map(([, text]) => text).toSorted()).toEqual([
      ...['Escherichia coli', 'Staphylococcus aureus'],
    ]);
    const other = await ordered('UCX');
    const twin = (text: string) => [obr(other.placer, '', 'F', '20261122', 'UCX'), `OBX|1|ST|G^G||${text}||||||F`];
    await send(msh(), other.pid, ...twin('one'), ...twin('two'), ...twin('two'));
    await send(msh(), other.pid, ...twin('one'), ...twin('two'), ...twin('two'));
    expect((await shown(other.patientId)).map(([, text]) => text).toSorted()).toEqual(['one', 'two', 'two']);
  });

  test('a final report with corrected and pending values is partial and waits for review; the complete one replaces it', async () => {
    const { patientId, placer, pid, testId } = await ordered();
    const at = (hour: number) => `202611221${hour}0000`;
    await send(msh(), pid, obr(placer, 'F4', 'F', at(0)), obx('K', '6.8', 'F', 'HH'), obx('NA', '140', 'P'));
    await send(msh(), pid, obr(placer, 'F4', 'F', at(1)), obx('K', '4.6', 'C'), obx('NA', '139', 'P'));
    expect(await shown(patientId)).toEqual([['partial', '4.6', '139']]);
    expect(await stateOf(testId)).toBe('Partial');
    const [result] = await current(patientId);
    expect((await resultsToReview(clinic.doctor, page, true)).results.map(({ id }) => id)).toContain(result!.id);
    await send(msh(), pid, obr(placer, 'F4', 'F', at(2)), obx('K', '4.6'), obx('NA', '138'));
    expect(await shown(patientId)).toEqual([['final', '4.6', '138']]);
    expect(await stateOf(testId)).toBe('Final');
  });

  test('keeps all values with one code, and a correction of one value leaves the others', async () => {
    const { patientId, placer, pid } = await ordered('GLU');
    await send(
      msh(),
      pid,
      obr(placer, 'G1', 'F'),
      obx('GLU', '90'),
      obx('GLU', '210', 'F', 'H'),
      obx('GLU', '150'),
      obx('K', '4'),
    );
    expect(await shown(patientId)).toEqual([['final', '90', '210', '150', '4']]);
    await send(msh(), pid, obr(placer, 'G1', 'C'), obx('K', '5', 'C'));
    expect(await shown(patientId)).toEqual([['corrected', '90', '210', '150', '5']]);
  });
});

describe('withdrawals', () => {
  test.each(['D', 'W', 'X'])(
    'a value with OBX-11 %s is struck out everywhere, and its readers are notified',
    async (letter) => {
      const { patientId, placer, pid } = await ordered();
      await send(msh(), pid, obr(placer, `W${letter}`, 'F'), obx('K', '6.8', 'F', 'HH'), obx('NA', '4'));
      const [first] = await current(patientId);
      expect(first).toMatchObject({ is_critical: true });
      done(await readResult(clinic.nurse, first!.id));
      expect((await criticalResults(clinic.nurse, patientId)).map(({ id }) => id)).toEqual([first!.id]);
      expect(await portalOf(patientId)).toHaveLength(1);
      const before = (await notices(clinic.nurse.actor.userId)).length;
      const version = first!.version;
      done(await reviewResult(clinic.doctor, first!.id, { version, disposition: 'None needed', comment: '' }));
      expect(await criticalResults(clinic.nurse, patientId)).toEqual([]);
      await send(
        msh(undefined, '20261123110000-0500'),
        pid,
        obr(placer, `W${letter}`, letter === 'X' ? 'C' : 'F', '20261123'),
        obx('K', '', letter),
      );
      expect(await shown(patientId)).toEqual([['corrected', '-6.8', '4']]);
      const [result] = await current(patientId);
      expect(result).toMatchObject({ is_critical: false, is_abnormal: false, reviewed_time: null });
      expect(await trend(patientId)).toEqual({ K: ['-6.8'], NA: ['4'] });
      expect(await portalValues(patientId)).toEqual(['-6.8', '4']);
      // A patient who has not read the value is not shown one that may be wrong.
      await sql`update labs.report set portal_time = null where clinic_id = ${clinic.clinicId} and patient_id = ${patientId}`.execute(
        app.database.kysely,
      );
      expect(await portalValues(patientId)).toEqual(['4']);
      const section = await labsSection.read(app, clinic.clinicId, patientId);
      expect(section[0]!['Values']).toContain('6.8 mmol/L – WITHDRAWN by the laboratory');
      expect((await resultsToReview(clinic.doctor, page, true)).results.map(({ id }) => id)).toContain(result!.id);
      const told = (await notices(clinic.nurse.actor.userId)).slice(before);
      expect(told).toContainEqual({
        type: 'Lab result withdrawn',
        description: expect.stringContaining('has read it on the portal'),
      });
      const [work] = await labTasks.read(app.database.kysely, clinic.clinicId, {
        id: result!.id,
        chain_id: result!.chain_id,
      });
      expect(work!.task).toMatchObject({ subject: 'Corrected result: CBC', priority: 'High' });
    },
  );

  test('a final result that the laboratory withdraws (OBR-25 X) is shown as withdrawn, its order is canceled, and the patient can see it', async () => {
    const { patientId, placer, pid, testId } = await ordered();
    await send(msh(), pid, obr(placer, 'X1', 'F', '20261122100000'), obx('K', '6.8', 'F', 'HH'));
    await portalOf(patientId);
    await send(msh(), pid, obr(placer, 'X1', 'X', '20261122120000'), 'NTE|1||Wrong patient drawn');
    expect(await shown(patientId)).toEqual([['cancelled', '-6.8']]);
    expect(await stateOf(testId)).toBe('Cancelled');
    expect(await trend(patientId)).toEqual({ K: ['-6.8'] });
    expect(await portalOf(patientId)).toMatchObject([{ withdrawn: expect.any(String) }]);
    expect(await portalValues(patientId)).toEqual(['-6.8']);
    expect((await notices(clinic.doctor.actor.userId)).map(({ type }) => type)).toContain('Lab result withdrawn');
    // Repeating the earlier final result changes nothing; a new one counts again.
    await send(msh(), pid, obr(placer, 'X1', 'F', '20261122100000'), obx('K', '6.8', 'F', 'HH'));
    expect(await shown(patientId)).toEqual([['cancelled', '-6.8']]);
    await send(msh(), pid, obr(placer, 'X1', 'F', '20261123080000'), obx('K', '4.4'));
    expect(await shown(patientId)).toEqual([['final', '4.4']]);
    expect(await stateOf(testId)).toBe('Final');
  });

  test('a withdrawn value is not part of any line over time, which continues without it', async () => {
    const { patientId, placer, pid } = await ordered();
    for (const [filler, day, value, status] of [
      ['T1', '20261120', '4.1', 'F'],
      ['T2', '20261121', '6.8', 'W'],
      ['T3', '20261122', '4.3', 'F'],
    ] as const)
      await send(
        msh(),
        pid,
        obr(placer, filler, 'F', `${day}120000`),
        obx('K', value, status, status === 'W' ? 'HH' : '', `${day}080000`),
      );
    const [series] = await readFlowsheet(clinic.doctor, patientId);
    expect(series!.value_count).toBe(3);
    expect(
      series!.values.map(({ value_number, interpretation, run, withdrawn_time }) => [
        value_number,
        interpretation,
        run,
        withdrawn_time !== null,
      ]),
    ).toEqual([
      [4.1, 'normal', 0, false],
      [null, null, 0, true],
      [4.3, 'normal', 0, false],
    ]);
  });

  test('a test with more values than listed shows the total, and hides no other test', async () => {
    const { patientId, placer, pid } = await ordered();
    const many = MOST_VALUES + 20;
    const day = (at: number): string =>
      new Date(Date.UTC(2024, 0, 2 + at)).toISOString().slice(0, 10).replaceAll('-', '');
    const values = Array.from({ length: many }, (_, at) => obx('K', String(at), 'F', '', day(at)));
    await send(msh(), pid, obr(placer, 'M1', 'F'), ...values, obx('NA', '4', 'F', '', '20200101'));
    const series = await readFlowsheet(clinic.doctor, patientId);
    expect(series.map(({ code, value_count, values: listed }) => [code, value_count, listed.length])).toEqual([
      ['K', many, MOST_VALUES],
      ['NA', 1, 1],
    ]);
    expect(series[0]!.values.at(-1)!.value).toBe(String(many - 1));
  });

  test('everyone who read an unmatched result or its message is notified of a withdrawal', async () => {
    const { patientId, placer, pid } = await ordered();
    await send(msh(), pid, obr('', 'R1', 'F'), obx('K', '6.8'));
    const waiting = (await unmatchedResults(clinic.nurse, page)).results.at(-1)!;
    done(await linkReports(clinic.doctor, [waiting.id], { patientId, testOrderId: null, reason: null }));
    done(await readOriginal(clinic.manager, waiting.id));
    const withdrawals = async () =>
      Promise.all(
        [clinic.nurse, clinic.manager].map(
          async ({ actor }) =>
            (await notices(actor.userId)).filter(({ type }) => type === 'Lab result withdrawn').length,
        ),
      );
    const before = await withdrawals();
    await send(msh(), pid, obr(placer, 'R1', 'X', '20261123120000'));
    expect(await withdrawals()).toEqual(before.map((count) => count + 1));
  });

  test('if the responsible member has left, members who review results get the notification and task', async () => {
    const { patientId, placer, pid } = await ordered();
    const { userId } = clinic.doctor.actor;
    const activate = (isActive: boolean) =>
      sql`update practice.member set is_active = ${isActive} where clinic_id = ${clinic.clinicId} and user_id = ${userId}`.execute(
        app.database.kysely,
      );
    await activate(false);
    const before = (await notices(userId)).length;
    await send(msh(), pid, obr(placer, 'L1', 'F'), obx('K', '7', 'F', 'HH'));
    expect((await notices(userId)).length).toBe(before);
    await activate(true);
    const [result] = await current(patientId);
    const [work] = await labTasks.read(app.database.kysely, clinic.clinicId, {
      id: result!.id,
      chain_id: result!.chain_id,
    });
    expect(work!.task).toMatchObject({ ownerRule: 'labs.review' });
  });
});

describe('matching', () => {
  test.each([
    ['another first name', (pid: string) => pid.replace(/\^\w+\|/, '^Somebody|'), 'first name'],
    ['another sex', (pid: string) => pid.replace(/\|[FMU]$/, (sex) => (sex === '|F' ? '|M' : '|F')), 'sex'],
    ['no name', (pid: string) => pid.replace(/\|[^|]*\^\w+\|/, '||'), 'last name and first name'],
    ['no birth date', (pid: string) => pid.replace('19800501', ''), 'date of birth'],
    [
      'our number of another patient',
      (pid: string) => pid.replace('PID|1||', 'PID|1||999999^^^SALUS^MR'),
      'record number',
    ],
  ])('%s requires manual matching, which shows what differs', async (_kind, change, words) => {
    const { patientId, placer, pid } = await ordered();
    const filler = newId();
    if (words === 'sex')
      await sql`update patients.patient set gender = 'Female' where clinic_id = ${clinic.clinicId} and id = ${patientId}`.execute(
        app.database.kysely,
      );
    const sent = words === 'sex' ? pid.replace(/\|[FMU]$/, '|M') : change(pid);
    expect(await send(msh(), sent, obr(placer, filler, 'F'), obx('K', '5'))).toBe('AA');
    expect(await current(patientId)).toEqual([]);
    const waiting = (await unmatchedResults(clinic.nurse, { skip: 0, take: 99 })).results.at(-1)!;
    expect(waiting.match_problem).toContain(words);
    expect(waiting.match_agrees.length).toBeGreaterThan(0);
    const match = done(await matchOfPatient(clinic.nurse, waiting.id, patientId));
    expect([...match.differs, ...match.missing]).toEqual(expect.arrayContaining([words.split(' and ')[0]]));
    done(
      await linkReports(clinic.nurse, [waiting.id], { patientId, testOrderId: null, reason: 'Called the laboratory' }),
    );
  });

  test('a correction with a different patient name waits, its readers are notified, and once matched it becomes a version', async () => {
    const { patientId, placer, pid, testId } = await ordered();
    await send(msh(), pid, obr(placer, 'D1', 'F'), obx('K', '6.8', 'F', 'HH'));
    await send(msh(), pid.replace('19800501', '19810501'), obr(placer, 'D1', 'C', '20261123'), obx('K', '4.2', 'C'));
    expect(await shown(patientId)).toEqual([['final', '6.8']]);
    expect((await notices(clinic.doctor.actor.userId)).map(({ type }) => type)).toContain(
      'Lab correction needs matching',
    );
    const waiting = (await unmatchedResults(clinic.nurse, page)).results.at(-1)!;
    done(await linkReports(clinic.nurse, [waiting.id], { patientId, testOrderId: testId, reason: 'Typing error' }));
    expect(await shown(patientId)).toEqual([['corrected', '4.2']]);
    expect((await current(patientId))[0]).toMatchObject({
      version_number: 2,
      sent_patient: { birthDay: '1981-05-01' },
    });
  });
});

describe('the interface inbox', () => {
  const open = () => listMessages(clinic.manager, { state: 'ToHandle', labId: null, controlId: null }, page);

  test('stores a rejected message once with its reason, as a task and notification until a corrected copy is filed', async () => {
    const { patientId, placer, pid } = await ordered();
    const control = `BAD-${newId()}`;
    const lines = [msh(control), pid, obr(placer, 'I1', 'F'), obx('K', '5').replace('|||F|', '||||')];
    expect([await send(...lines), await send(...lines)]).toEqual(['AE', 'AE']);
    const [message] = (await open()).messages;
    expect(message).toMatchObject({
      control_id: control,
      ack_code: 'AE',
      received_count: 2,
      lab_name: 'Bayside Laboratory',
    });
    expect(message!.detail).toContain('OBX-11');
    const id = message!.id;
    const body = { id };
    await app.database.transaction((tx) => notifyRefused(app, tx, { clinicId: clinic.clinicId, topic: '', body }));
    expect((await notices(clinic.manager.actor.userId)).map(({ type }) => type)).toContain('Lab message not filed');
    const task = async () => (await refusedTasks.read(app.database.kysely, clinic.clinicId, body))[0]!.task;
    expect(await task()).toMatchObject({ ownerRule: 'labs.interface', path: `/labs/messages?message=${id}` });
    const original = done(await readInbound(clinic.manager, id));
    expect(original.content).toContain('|K^K|');
    expect(await fileAgain(clinic.manager, id, null)).toMatchObject({ code: 'NOT_FILED' });
    done(await fileAgain(clinic.manager, id, original.content.replace(/\|3\.5-5\.1\|.*/, '|3.5-5.1||||F')));
    expect(await shown(patientId)).toEqual([['final', '5']]);
    expect(await task()).toBeNull();
    const after = done(await readInbound(clinic.manager, id));
    expect([after.content, after.state]).toEqual([original.content, 'refused']);
    expect(done(await readInbound(clinic.manager, after.filed_as_id!))).toMatchObject({
      corrects_id: id,
      state: 'filed',
    });
    expect(await fileAgain(clinic.manager, id, null)).toMatchObject({ code: 'ALREADY_FILED' });
    await sealEntries(app, clinic.clinicId);
    const { rows } =
      await sql`select 1 from audit.entry where clinic_id = ${clinic.clinicId} and object_type = 'lab_message' and object_id = ${id}`.execute(
        app.database.kysely,
      );
    expect(rows.length).toBeGreaterThan(2);
  });

  test('stores unreadable messages too, and their AR contains MSH-10 if readable', async () => {
    const only = { ...app, clock: () => new Date('2026-11-23T15:00:00Z') };
    const head = msh('KEEP-1').replace('|P|', '|P|');
    const ack = await receiveMessage(only, `${head}\rpid|1\r`);
    expect(ack).toMatch(/MSA\|AR\|KEEP-1/);
    const broken = await receiveMessage(only, `noise MSH|^^^^|LAB|BAY|SALUS|${clinic.facility}|2026||ORU^R01|KEEP-2|P`);
    expect(broken).toMatch(/MSA\|AR\|KEEP-2/);
    const { messages } = await listMessages(
      clinic.manager,
      { state: 'Refused', labId: null, controlId: 'keep-' },
      page,
    );
    expect(messages.map(({ control_id }) => control_id)).toContain('KEEP-1');
    const [first] = messages;
    expect(await dismissMessage(clinic.manager, first!.id, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' });
    done(await dismissMessage(clinic.manager, first!.id, 'A test of the laboratory'));
    expect((await open()).messages.map(({ id }) => id)).not.toContain(first!.id);
  });

  test('another clinic sees none of it', async () => {
    const other = await makeLabsClinic(app, null);
    const mine = await listMessages(clinic.manager, { state: null, labId: null, controlId: null }, page);
    const theirs = await listMessages(other.manager, { state: null, labId: null, controlId: null }, page);
    expect([mine.count > 0, theirs.count]).toEqual([true, 0]);
    const [one] = mine.messages;
    expect(isDomainError(await readInbound(other.manager, one!.id))).toBe(true);
    expect(await fileAgain(other.manager, one!.id, null)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a result without a status is preliminary with a mark, or rejected, depending on the laboratory’s setting', async () => {
    const { patientId, placer, pid } = await ordered();
    expect(await send(msh(), pid, obr(placer, 'S1', ''), obx('K', '5'))).toBe('AA');
    expect(await current(patientId)).toMatchObject([{ status: 'partial', mark: expect.stringContaining('OBR-25') }]);
    const lab = { lab_name: 'Bayside Laboratory', connection: null };
    const saved = done(
      await saveLab(clinic.manager, { ...lab, missing_status: 'refused' }, { id: clinic.labId, version: 1 }),
    );
    expect(await send(msh(), pid, obr(placer, 'S2', ''), obx('K', '5'))).toBe('AE');
    done(
      await saveLab(
        clinic.manager,
        { ...lab, missing_status: 'preliminary' },
        { id: clinic.labId, version: saved.version },
      ),
    );
  });
});

describe('frames', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('a batch is acknowledged as a batch, each message individually', async () => {
    const [one, two] = [await ordered(), await ordered()];
    const good = [msh('B-1'), one.pid, obr(one.placer, 'B1', 'F'), obx('K', '5')].join('\r');
    const bad = [msh('B-2'), two.pid, obr(two.placer, 'B2', 'F'), obx('K', '5', '?')].join('\r');
    const batch = `FHS|^~\\&|LAB|BAY|SALUS|F|2026||||FILE-7\rBHS|^~\\&|LAB|BAY|SALUS|F|2026||||BATCH-7\r${good}\r${bad}\rBTS|3\rFTS|1\r`;
    const acks = await receiveFrame(app, bytes(batch), '127.0.0.1');
    expect(acks).toHaveLength(1);
    const lines = acks[0]!.split('\r').filter(Boolean);
    expect(lines.map((line) => line.slice(0, 3))).toEqual([
      'FHS',
      'BHS',
      'MSH',
      'MSA',
      'MSH',
      'MSA',
      'ERR',
      'BTS',
      'FTS',
    ]);
    expect([lines[3], lines[5]]).toEqual(['MSA|AA|B-1', 'MSA|AE|B-2']);
    expect([lines[1]!.endsWith('|BATCH-7'), lines[7]]).toEqual([
      true,
      'BTS|2|BTS-1 announced 3 messages, but 2 were received.',
    ]);
    expect(await shown(one.patientId)).toEqual([['final', '5']]);
  });

  test('two messages of one frame are both filed and acknowledged; another character set is decoded correctly', async () => {
    const [one, two] = [await ordered(), await ordered('CBC', 'Müller')];
    const text = [one, two].map(({ pid, placer }, at) =>
      [msh(`T-${at}`), pid, obr(placer, `T${at}`, 'F'), obx('K', '5')].join('\r'),
    );
    const acks = await receiveFrame(app, bytes(`${text.join('\r')}\r`), '127.0.0.1');
    expect(acks.map((ack) => /MSA\|.*/.exec(ack)?.[0])).toEqual(['MSA|AA|T-0', 'MSA|AA|T-1']);
    const latin = Buffer.from(text[1]!.replace('T-1', 'T-2').replace('||5|', '||6|'), 'latin1');
    expect(codeOf((await receiveFrame(app, latin, '127.0.0.1'))[0]!)).toBe('AE');
    const named = text[1]!
      .replace('T-1', 'T-3')
      .replace('|2.5.1', '|2.5.1||||||8859/1')
      .replace('|K^K||5|', '|K^K||6|');
    expect(codeOf((await receiveFrame(app, Buffer.from(named, 'latin1'), '127.0.0.1'))[0]!)).toBe('AA');
    expect(await current(two.patientId)).toMatchObject([{ sent_patient: { lastName: 'Müller' } }]);
  });

  test('closes silent connections, and limits connections per address', async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const config = { ...app.config, labs: { connections: {}, listen: { host: '127.0.0.1', port } } };
    const limits = { connections: 64, connectionsOfAddress: 2, firstMs: 300, wholeMs: 300, idleMs: 60_000 };
    const stop = listenForResults({ ...app, config }, limits);
    const open = () =>
      new Promise<{ closed: Promise<number>; write: (bytes: Uint8Array) => void; heard: () => string }>((resolve) => {
        const from = Date.now();
        const socket = connect({ port, host: '127.0.0.1' });
        let heard = '';
        socket.on('data', (piece) => (heard += String(piece)));
        socket.on('error', () => undefined);
        const closed = new Promise<number>((end) => socket.on('close', () => end(Date.now() - from)));
        socket.on('connect', () => resolve({ closed, write: (piece) => socket.write(piece), heard: () => heard }));
      });
    const working = await open();
    working.write(frame(`${msh('Q-1')}\rPID|1`));
    await expect.poll(working.heard, { timeout: 120_000 }).toContain('MSA|AE|Q-1');
    const silent = await open();
    const third = await open();
    await third.closed;
    await silent.closed;
    const slow = await open();
    slow.write(Uint8Array.from([0x0b, 0x4d]));
    await slow.closed;
    // A connection that has sent a message may be silent for longer.
    working.write(frame(`${msh('Q-2')}\rPID|1`));
    await expect.poll(working.heard, { timeout: 120_000 }).toContain('MSA|AE|Q-2');
    await stop();
  });
});
