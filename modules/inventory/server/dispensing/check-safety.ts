import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { DomainError, invalid, notFound } from '#platform/domain-error.ts';
import { sumRows } from '#platform/records/count-rows.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ProgramEligibility } from '../../rules/index.ts';
import { productOf } from '../products/products.sql.ts';
import { dayIn } from '#platform/day-in.ts';
import { readDispensedItem } from './item-quantities.sql.ts';
import { readLastEligibility } from './last-eligibility.ts';
import { type DispensingSafety, readSafety, type SafetyQuestion } from './read-safety.ts';

/**
 * Runs the safety checks for dispensing an item. SAFETY_WARNING if there is an allergy or a severe finding and no
 * override reason.
 */
export async function checkSafety(
  tx: Tx,
  ctx: RequestContext,
  question: SafetyQuestion,
  overrideReason: string | null,
): Promise<DispensingSafety | DomainError> {
  if (overrideReason !== null && overrideReason.length > 300)
    return invalid([{ path: 'input.override_reason', message: 'At most 300 characters' }]);
  const safety = await readSafety(tx, ctx, question);
  if (safety === null) return notFound('patient');
  if (!safety.needsReason || (overrideReason !== null && overrideReason.trim() !== '')) return safety;
  const isAllergy = safety.alerts.some(({ kind }) => kind === 'allergy');
  return new DomainError(
    'SAFETY_WARNING',
    isAllergy ? 'This patient has an allergy to this product.' : 'A severe safety alert was found.',
    'Z_InputError',
    isAllergy ? 'Allergy' : 'Warning',
    safety.alerts.map(({ title, text }) => ({ path: 'input.override_reason', message: `${title}: ${text}` })),
  );
}

/** SAFETY_WARNING for lots that expire during the therapy without a reason. */
export function expiresDuring(warnings: readonly { title: string; text: string }[]): DomainError {
  return new DomainError(
    'SAFETY_WARNING',
    'A lot expires before the therapy ends.',
    'Z_InputError',
    'Expires too soon',
    warnings.map(({ title, text }) => ({ path: 'input.override_reason', message: `${title}: ${text}` })),
  );
}

/** The information shown before dispensing: safety findings, and the available stock of public programs. */
export interface PreviewedSafety extends DispensingSafety {
  publicStock: number;
  /** Null if the patient never received stock of a public program. */
  lastEligibility: { eligibility: ProgramEligibility; on: string } | null;
}

/** Runs the safety checks without dispensing anything. */
export async function previewSafety(
  ctx: RequestContext,
  of: {
    patientId: string;
    productId: string | null;
    itemId: string | null;
    quantity: number;
    daysSupply: number | null;
  },
): Promise<PreviewedSafety | DomainError> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const wrong = quantityProblem(of.quantity, 'quantity') ?? daysProblem(of.daysSupply, 'days_supply');
  if (wrong !== null) return wrong;
  const today = dayIn(actor.timeZone, now);
  const product = of.productId === null ? null : await productOf(db, actor.clinicId, of.productId, today);
  if (of.productId !== null && product === null) return notFound('product');
  const itemId = product === null ? of.itemId : product.item_id;
  const item = itemId === null ? null : await readDispensedItem(db, actor.clinicId, itemId);
  if (item === null) {
    if (itemId !== null || product === null) return notFound('item');
    return {
      outcome: 'none',
      alerts: [],
      unchecked: [],
      coverage: '',
      needsReason: false,
      publicStock: 0,
      lastEligibility: null,
    };
  }
  const units = of.quantity * (product?.item_quantity ?? 1);
  const safety = await readSafety(db, ctx, { patientId: of.patientId, item, units, daysSupply: of.daysSupply });
  if (safety === null) return notFound('patient');
  const publicStock = await sumRows(
    db,
    sql`s.quantity`,
    sql`inventory.stock s
    join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id and l.owner = 'public'
    where s.clinic_id = ${actor.clinicId} and s.item_id = ${item.id} and l.held_reason is null
      and (l.expires_on is null or l.expires_on >= ${today}::date)`,
  );
  const lastEligibility = await readLastEligibility(db, actor, of.patientId);
  return { ...safety, publicStock, lastEligibility };
}

const MOST = 100_000;

/** BAD_USER_INPUT for an invalid quantity. */
export function quantityProblem(quantity: number, path: string): DomainError | null {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST
    ? null
    : invalid([{ path, message: `Enter a whole number from 1 to ${MOST}` }]);
}

/** BAD_USER_INPUT for an invalid number of days. */
export function daysProblem(days: number | null, path: string): DomainError | null {
  return days === null || (Number.isInteger(days) && days >= 1 && days <= 400)
    ? null
    : invalid([{ path, message: 'Enter a number of days from 1 to 400' }]);
}
