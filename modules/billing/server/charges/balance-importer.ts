import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RecordImporter } from '#platform/module.ts';
import { dayOfCell } from '#patients/server';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { readCharges } from './charges.sql.ts';
import { checkCharge } from './check-charge.ts';
import { insertCharge } from './create-charges.ts';
import { postLocked } from './post-charges.ts';
import { reverseCharge } from './reverse-charge.ts';

const cellProblem = (message: string) => invalid([{ path: 'balance', message }]);

/** Imports balances from another program: one posted charge “Opening balance” per patient. */
export const balanceImporter: RecordImporter = {
  id: 'billing.balances',
  title: 'Balances',
  rule: 'billing.charge',
  order: 50,
  notice:
    'Each balance becomes a posted charge named “Opening balance”, dated as in the file, so that its age is right. Credits are recorded as payments.',
  columns: [
    { id: 'balance', title: 'Balance', other: ['Amount', 'Amount due'], required: true },
    { id: 'date', title: 'Date', other: ['Date of service', 'As of'] },
  ],
  async add(tx, ctx, patientId, cells) {
    const { actor, now } = ctx;
    const amount = /^\$?(\d{1,7}(?:,\d{3})*)(?:\.(\d{1,2}))?$/.exec(cells['balance']!);
    if (cells['balance']!.startsWith('-') || cells['balance']!.startsWith('('))
      return cellProblem('A credit can’t be imported. Record it as a payment.');
    if (amount === null) return cellProblem('Enter the balance as an amount, e.g. 1,234.50.');
    const cents = Number(amount[1]!.replaceAll(',', '')) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
    if (cents === 0) return cellProblem('The balance is zero, so there is nothing to import.');
    const day = dayOfCell(ctx, 'Date', cells['date']);
    if (isDomainError(day)) return day;
    const today = dayIn(actor.timeZone, now);
    const date_of_charge = day ?? today;
    if (date_of_charge > today) return cellProblem('The date is in the future.');
    const input = { type: 'Fee', description: 'Opening balance', price: cents, date_of_charge, patient: patientId };
    const checked = await checkCharge(tx, actor, input, 'balance');
    if (isDomainError(checked)) return checked;
    const poster = posterOf(ctx);
    const bookDay = await lockAccounts(tx, poster, [patientId]);
    const [known] = await tx
      .selectFrom('billing.charge')
      .select('id')
      .where('clinic_id', '=', actor.clinicId)
      .where('patient_id', '=', patientId)
      .where('client_key', 'like', 'opening-balance/%')
      .where('date_of_charge', '=', date_of_charge)
      .where('state', '=', 'posted')
      .execute();
    if (known !== undefined) return cellProblem('This patient has an opening balance of this date.');
    const key = `opening-balance/${newId()}`;
    const id = await insertCharge(tx, ctx, input, checked, key, 'balance');
    if (isDomainError(id)) return id;
    const posted = await postLocked(tx, poster, [id], bookDay, ctx);
    return isDomainError(posted) ? posted : id;
  },
  async undo(ctx, id) {
    const [charge] = await readCharges(ctx.app.database.kysely, ctx.actor.clinicId, [id]);
    if (charge === undefined || charge.state !== 'posted' || charge.open !== charge.amount_of_charge)
      return domainError('CHANGED', 'This balance was changed or paid since it was imported.');
    const reversal = { version: charge.version, reason: 'Import undone', returnStock: false };
    const done = await reverseCharge(ctx, id, reversal);
    return isDomainError(done) ? done : null;
  },
};
