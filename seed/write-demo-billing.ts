import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  closeDay,
  createCharges,
  enrol,
  makeStatement,
  makeSuperbill,
  readDaySheet,
  savePlan,
  saveSettings,
  takePayment,
  bindSandboxAccount,
} from '#billing/server';
import { demoStaff } from './people/demo-people.ts';
import { demoBills } from './people/demo/demo-bills.ts';
import { workTime } from './people/open-days.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const TIME_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

/**
 * Writes the demo clinic's recent charges and payments: paid in full, in part and not yet, some credit, and today not
 * closed yet.
 */
export async function writeDemoBilling(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const now = app.clock();
  const owner = memberAt(app, clinic, rules, 'Admin', now);
  given(
    await saveSettings(owner, 0, {
      legal_name: 'Harborview Clinic LLC',
      place_of_service: '11',
      accepts_assignment: true,
      due_days: 30,
      statement_least: 1000,
      statement_every_days: 30,
      statement_words: 'Questions? Call (617) 555-0100.',
      mails_receipts: false,
      form_left: 0,
      form_top: 0,
    }),
  );
  const membership = {
    plan_name: 'Membership',
    amount: 7_500,
    interval_unit: 'month',
    interval_count: 1,
    trial_days: 0,
  };
  const founder = memberAt(app, clinic, rules, 'Admin', new Date(now.getTime() - 370 * DAY_MS));
  const plan = given(await savePlan(founder, membership, null));
  const soon = new Date(now.getTime() + 40 * DAY_MS).toISOString().slice(0, 8);
  for (const [key, patientId] of [...clinic.patientIds].slice(0, 2))
    given(await enrol(owner, { key: `demo/${key}`, patientId, planId: plan.id, startDay: `${soon}01`, cardId: null }));
  if (app.config.sandbox && app.config.stripe === null) await bindSandboxAccount(app, clinic.founded.clinicId);
  const day = (daysAgo: number): string => dayIn(TIME_ZONE, workTime(timeOf(daysAgo, now), now));
  const days = Map.groupBy(
    demoBills.toSorted((one, other) => other.daysAgo - one.daysAgo),
    ({ daysAgo }) => day(daysAgo),
  );
  for (const [place, [date, bills]] of [...days].entries()) {
    const biller = memberAt(app, clinic, rules, 'Biller', timeOf(bills[0]!.daysAgo, now));
    for (const bill of bills) await writeBill(biller, clinic, bill);
    if (place === 1) await writePapers(app, biller);
    if (bills[0]!.daysAgo > 0) await closeAsExpected(biller, date);
  }
}

function timeOf(daysAgo: number, now: Date): Date {
  return new Date(now.getTime() - daysAgo * DAY_MS - (daysAgo === 0 ? 60_000 : 0));
}

// For the first days' charges: a superbill, and a statement for a patient with a balance.
async function writePapers(app: App, biller: RequestContext): Promise<void> {
  const { rows } = await app.database.pool.query<{ patient_id: string; charges: string[]; open: string }>(
    `select c.patient_id, array_agg(distinct c.id) as charges, (select sum(e.amount) from billing.ledger_entry e
       where e.clinic_id = c.clinic_id and e.patient_id = c.patient_id) as open
     from billing.charge c where c.clinic_id = $1 and c.state = 'posted' group by c.clinic_id, c.patient_id order by c.patient_id`,
    [biller.actor.clinicId],
  );
  const [first] = rows;
  if (first !== undefined)
    given(
      await makeSuperbill(biller, newId(), { patientId: first.patient_id, noteId: null, chargeIds: first.charges }),
    );
  // Not for a child without a guarantor.
  for (const { patient_id } of rows.filter(({ open }) => Number(open) > 0))
    if (!isDomainError(await makeStatement(biller, patient_id))) break;
}

async function closeAsExpected(ctx: RequestContext, day: string): Promise<void> {
  const { lines } = await readDaySheet(ctx.app.database.kysely, ctx.actor.clinicId, day);
  const counted = lines.map(({ method, expected }) => ({ method, amount: expected }));
  given(await closeDay(ctx, day, counted, ''));
}

async function writeBill(ctx: RequestContext, clinic: DemoClinic, bill: (typeof demoBills)[number]): Promise<void> {
  const patient = clinic.patientIds.get(bill.patient)!;
  const provider = clinic.founded.userIds[demoStaff.findIndex(({ key }) => key === bill.doctor)]!;
  const day = dayIn(TIME_ZONE, ctx.now);
  const charges = bill.lines.map(([code, description, price]) => ({
    type: 'Procedure',
    code_type: 'CPT',
    code,
    description,
    price,
    date_of_charge: day,
    patient,
    provider,
    diagnoses: [...bill.diagnoses],
  }));
  if (charges.length > 0) given(await createCharges(ctx, newId(), charges, true));
  if (bill.paid === null) return;
  const { method, amount, check } = bill.paid;
  given(
    await takePayment(ctx, {
      client_key: newId(),
      patient,
      method,
      amount,
      check_number: check ?? null,
      note: '',
    }),
  );
}

function memberAt(
  app: App,
  clinic: DemoClinic,
  rules: readonly AccessRule[],
  role: 'Admin' | 'Biller',
  at: Date,
): RequestContext {
  const place = demoStaff.findIndex((each) => each.role === role);
  const ctx = requestOf(app, clinic, 'marchetti', rules, at);
  const member = demoStaff[place]!;
  return {
    ...ctx,
    actor: {
      ...ctx.actor,
      userId: clinic.founded.userIds[place]!,
      name: `${member.first_name} ${member.last_name}`,
      roles: [role],
      rules: new Set(rules.filter(({ presets }) => role === 'Admin' || presets.includes(role)).map(({ id }) => id)),
    },
  };
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}
