import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import {
  addStarterPayers,
  checkVisit,
  createCoverage,
  portalInsurance,
  readAllPayers,
  savePayer,
} from '#eligibility/server';
import { demoAnswer, type DemoInsurance, demoInsurance, demoPayer } from './people/demo/demo-insurance.ts';
import type { demoPatients } from './people/demo-people.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const TIME_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
// The sandbox starts after the demo clinic is created.
const NOWHERE = {
  url: 'http://127.0.0.1:1/x12',
  protocol: 'x12' as const,
  user: '',
  password: '',
  sender: 'SALUSDEMO',
  receiver: 'SANDBOX',
  sandboxed: true as const,
};

/**
 * Adds the demo clinic's payers and its patients' insurance, with the payers' responses from the night before the
 * visits.
 */
export async function writeDemoInsurance(
  app: App,
  clinic: DemoClinic,
  people: ReturnType<typeof demoPatients>,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  const ctx = requestOf(app, clinic, 'adeyemi', rules, new Date(now.getTime() - 20 * DAY_MS));
  const setup = { ...ctx, actor: { ...ctx.actor, rules: new Set([...ctx.actor.rules, 'eligibility.setup']) } };
  await addStarterPayers(setup);
  given(await savePayer(setup, demoPayer, null));
  const payers = await readAllPayers(app.database.kysely, ctx.actor.clinicId);
  const payerOf = new Map(payers.map((payer) => [payer.payer_code, payer]));
  const year = Number(dayIn(TIME_ZONE, now).slice(0, 4));
  for (const insurance of demoInsurance) {
    const payer = payerOf.get(insurance.payer)!;
    const { subscriber } = insurance;
    const coverage = given(
      await createCoverage(ctx, newId(), clinic.patientIds.get(insurance.patient)!, {
        payer_id: payer.id,
        plan_name: insurance.plan,
        member_id: insurance.memberId,
        group_number: insurance.group ?? '',
        group_name: insurance.groupName ?? '',
        priority: insurance.priority ?? 'Primary',
        copay: insurance.copay ?? null,
        ...(insurance.isPast
          ? { start_date: `${year - 3}-01-01`, end_date: `${year - 1}-12-31` }
          : { start_date: `${year}-01-01` }),
        ...(subscriber !== undefined && {
          relationship: subscriber.relationship,
          subscriber_first_name: subscriber.first,
          subscriber_last_name: subscriber.last,
          subscriber_date_of_birth: subscriber.born,
        }),
      }),
    );
    const { patient } = people.find(({ key }) => key === insurance.patient)!;
    await check(app, clinic, { insurance, coverageId: coverage.id, payer: payer.payer_name, patient, year });
  }
  await sendInsurance(app, clinic);
}

interface CheckedPolicy {
  insurance: DemoInsurance;
  coverageId: string;
  payer: string;
  patient: { first_name: string; last_name: string };
  year: number;
}

/** Writes the payer's response as if the automatic check had run the evening before. */
async function check(
  app: App,
  { founded }: DemoClinic,
  { insurance, coverageId, payer, patient, year }: CheckedPolicy,
): Promise<void> {
  if (insurance.check === undefined) return;
  const { daysAgo, said, doctor } = insurance.check;
  const checkTime = new Date(app.clock().getTime() - daysAgo * DAY_MS);
  const { userId } = requestOf(app, { founded } as DemoClinic, doctor, [], checkTime).actor;
  const day = dayIn(TIME_ZONE, new Date(checkTime.getTime() + DAY_MS));
  const then = { ...app, clock: () => checkTime, config: { ...app.config, clearinghouse: NOWHERE } };
  await checkVisit(
    then,
    { clinicId: founded.clinicId, coverageId, day, cause: 'Night', userIds: [userId] },
    async (_config, interchange) => {
      const trace = /TRN\*1\*([^*]+)\*/.exec(interchange)?.[1] ?? '';
      const isChild = interchange.includes('NM1*03*');
      const [last, first] = isChild
        ? [insurance.subscriber!.last, insurance.subscriber!.first]
        : [patient.last_name, patient.first_name];
      const { memberId, plan } = insurance;
      const whole = demoAnswer(said, { trace, last, first, memberId, payer, plan }, year);
      return { body: isChild ? belowSubscriber(whole, trace, patient) : whole };
    },
  );
}

/** Returns the same response with the patient as a dependent of the subscriber. */
function belowSubscriber(whole: string, trace: string, patient: { first_name: string; last_name: string }): string {
  const trn = `TRN*2*${trace}*9SALUSDEMO0~`;
  const below = `HL*4*3*23*0~${trn}NM1*03*1*${patient.last_name}*${patient.first_name}~`;
  return whole
    .replace(trn, '')
    .replace('HL*3*2*22*0~', 'HL*3*2*22*1~')
    .replace(/(NM1\*IL[^~]*~)/, `$1${below}`)
    .replace(/SE\*(\d+)\*/, (_, count: string) => `SE*${Number(count) + 2}*`);
}

/** Sends a new insurance from one patient's portal. */
async function sendInsurance(app: App, clinic: DemoClinic): Promise<void> {
  const now = new Date(app.clock().getTime() - 3 * 3_600_000);
  await portalInsurance['eligibility.send']!(
    {
      app,
      now,
      ip: null,
      device: null,
      clinicId: clinic.founded.clinicId,
      clinicName: 'Harborview Clinic',
      timeZone: TIME_ZONE,
      patientId: clinic.patientIds.get('wei-zhang')!,
      patientName: 'Wei Zhang',
      sessionId: null,
    },
    {
      client_key: newId(),
      coverage_id: null,
      payer_name: 'Harvard Pilgrim Health Care',
      fields: { member_id: 'HP204477193', plan_name: 'HMO', group_number: '88120', relationship: 'Self' },
    },
  );
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}
