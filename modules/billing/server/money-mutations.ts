import { isDomainError } from '#platform/domain-error.ts';
import type { MutationResolvers } from '../api/accounting.gen.ts';
import { readProof } from './accounts/read-proof.ts';
import { deleteCharge, updateCharges } from './charges/change-charges.ts';
import { createCharges } from './charges/create-charges.ts';
import { postCharges } from './charges/post-charges.ts';
import { reverseCharge } from './charges/reverse-charge.ts';
import { closeDay } from './days/close-day.ts';
import { proveAndKeep } from './ledger/prove.ts';
import { reverseWriteOff, writeOff } from './ledger/write-off.ts';
import { applyCredits, applyPayment } from './payments/apply-credit.ts';
import { refundThrough } from './payments/refund-through.ts';
import { takePayment } from './payments/take-payment.ts';
import { voidPayment } from './payments/void-payment.ts';
import { shapeCharge, shapeClose, shapePayment } from './shapes.ts';

/** What is done with charges, payments, accounts and days. */
export const moneyMutations: MutationResolvers = {
  createMultipleCharges: async (_parent, { client_key, charges, post }, ctx) => {
    const made = await createCharges(ctx, client_key, charges, post ?? false);
    return isDomainError(made) ? made : made.map(shapeCharge);
  },
  updateMultipleCharges: async (_parent, { charges }, ctx) => {
    const made = await updateCharges(ctx, charges);
    return isDomainError(made) ? made : made.map(shapeCharge);
  },
  deleteCharge: (_parent, { id }, ctx) => deleteCharge(ctx, id),
  postCharges: async (_parent, { charges }, ctx) => {
    const made = await postCharges(ctx, charges);
    return isDomainError(made) ? made : made.map(shapeCharge);
  },
  reverseCharge: async (_parent, { id, version, reason, return_stock }, ctx) => {
    const made = await reverseCharge(ctx, id, { version, reason, returnStock: return_stock ?? false });
    return isDomainError(made) ? made : shapeCharge(made);
  },
  takePayment: async (_parent, { input }, ctx) => {
    const made = await takePayment(ctx, { ...input });
    return isDomainError(made) ? made : shapePayment(made);
  },
  applyPayment: async (_parent, { id, applies }, ctx) => {
    const made = await applyPayment(ctx, id, applies);
    return isDomainError(made) ? made : shapePayment(made);
  },
  applyCredits: (_parent, { patient_id }, ctx) => applyCredits(ctx, patient_id),
  voidPayment: async (_parent, { id, version, reason }, ctx) => {
    const made = await voidPayment(ctx, id, { version, reason });
    return isDomainError(made) ? made : shapePayment(made);
  },
  refundPayment: async (_parent, { input }, ctx) => {
    const made = await refundThrough(ctx, { ...input, reason: input.reason ?? '' });
    return isDomainError(made) ? made : shapePayment(made);
  },
  writeOffCharge: async (_parent, { input }, ctx) => {
    const made = await writeOff(ctx, { ...input, reason: input.reason ?? '', kind: input.kind ?? 'write_off' });
    return isDomainError(made) ? made : shapeCharge(made);
  },
  reverseWriteOff: async (_parent, { charge_id, reason }, ctx) => {
    const made = await reverseWriteOff(ctx, charge_id, reason);
    return isDomainError(made) ? made : shapeCharge(made);
  },
  closeDay: async (_parent, { day, counted, reason }, ctx) => {
    const made = await closeDay(ctx, day, counted, reason ?? '');
    return isDomainError(made) ? made : shapeClose(made);
  },
  proveAccounts: async (_parent, _args, { app, actor }) => {
    await proveAndKeep(app, actor.clinicId);
    return (await readProof(app.database.kysely, actor.clinicId))!;
  },
};
