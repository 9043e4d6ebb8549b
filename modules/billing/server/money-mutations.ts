import { db } from '#platform/records/given.ts';
import type { MutationResolvers } from '../api/accounting.gen.ts';
import { saveDetails } from './accounts/account-details.ts';
import { readProof } from './accounts/read-proof.ts';
import { refundThrough } from './cards/refund-through.ts';
import { deleteCharge, updateCharges } from './charges/change-charges.ts';
import { dateProblem } from './charges/check-charge.ts';
import { createCharges } from './charges/create-charges.ts';
import { postCharges } from './charges/post-charges.ts';
import { refundCharge } from './charges/refund-charge.ts';
import { reverseCharge } from './charges/reverse-charge.ts';
import { reverseWriteOff, writeOff } from './charges/write-off.ts';
import { closeDay } from './days/close-day.ts';
import { proveAndKeep } from './accounts/prove.ts';
import { applyCredits, applyPayment } from './payments/apply-credit.ts';
import { takePayment } from './payments/take-payment.ts';
import { voidPayment } from './payments/void-payment.ts';
import type { Rows } from './rows.ts';

/** Mutations of charges, payments, accounts and days. */
export const moneyMutations: MutationResolvers<Rows> = {
  createMultipleCharges: (_parent, { client_key, charges, post, confirm_dates }, ctx) =>
    dateProblem(ctx, charges, confirm_dates) ?? createCharges(ctx, client_key, charges, post ?? false),
  updateMultipleCharges: (_parent, { charges, confirm_dates }, ctx) => {
    const inputs = charges.map(({ charge }) => charge);
    return dateProblem(ctx, inputs, confirm_dates) ?? updateCharges(ctx, charges);
  },
  deleteCharge: (_parent, { id }, ctx) => deleteCharge(ctx, id),
  postCharges: (_parent, { charges }, ctx) => postCharges(ctx, charges),
  reverseCharge: (_parent, { id, version, reason, return_stock }, ctx) =>
    reverseCharge(ctx, id, { version, reason, returnStock: return_stock ?? false }),
  takePayment: (_parent, { input }, ctx) => takePayment(ctx, input),
  applyPayment: (_parent, { id, applies }, ctx) => applyPayment(ctx, id, applies),
  applyCredits: (_parent, { patient_id }, ctx) => applyCredits(ctx, patient_id),
  voidPayment: (_parent, { id, version, reason }, ctx) => voidPayment(ctx, id, { version, reason }),
  refundPayment: (_parent, { input }, ctx) => refundThrough(ctx, { ...input, reason: input.reason ?? '' }),
  refundCharge: (_parent, { input }, ctx) => refundCharge(ctx, input),
  writeOffCharge: (_parent, { input }, ctx) =>
    writeOff(ctx, { ...input, reason: input.reason ?? '', kind: input.kind ?? 'write_off' }),
  reverseWriteOff: (_parent, { charge_id, reason }, ctx) => reverseWriteOff(ctx, charge_id, reason),
  updateAccountDetails: (_parent, { patient_id, version, input }, ctx) => saveDetails(ctx, patient_id, version, input),
  closeDay: (_parent, { day, counted, reason }, ctx) => closeDay(ctx, day, counted, reason ?? ''),
  proveAccounts: async (_parent, _args, ctx) => {
    await proveAndKeep(ctx.app, ctx.actor.clinicId);
    return (await readProof(db(ctx), ctx.actor.clinicId))!;
  },
};
