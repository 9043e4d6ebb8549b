import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type Poster, posterOf } from '../poster.ts';
import { silent } from './begin-card-payment.ts';
import { readCardAccount } from './card-account.sql.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/**
 * Connects the clinic's account at the card processor and returns the URL of the onboarding page; a second call
 * continues with the same account.
 */
export async function bindAccount(ctx: RequestContext): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const stripe = await stripeOf(app);
  if (stripe === null)
    return domainError('NO_CARD_PROCESSOR', 'No card processor is set up for this installation yet.', 'Card payments');
  let account = await readCardAccount(app.database.kysely, clinicId);
  if (account === null) {
    const made = await askStripe(app, () =>
      stripe.accounts.create(
        { type: 'standard', metadata: { clinic_id: clinicId } },
        { idempotencyKey: `salus-account-${clinicId}` },
      ),
    );
    if (!('answer' in made))
      return 'lost' in made ? silent() : domainError('CARD_REFUSED', made.refused, 'Card payments');
    const accountId = made.answer.id;
    await app.database.transaction(async (tx) => {
      await tx
        .insertInto('billing.card_account')
        .values({ clinic_id: clinicId, account_id: accountId, created_time: now, updated_time: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await posterOf(ctx).note(tx, {
        action: 'create',
        objectType: 'card_account',
        objectId: clinicId,
        patientId: null,
        changes: { account_id: { before: null, after: accountId } },
      });
    });
    account = (await readCardAccount(app.database.kysely, clinicId))!;
  }
  const back = `${app.config.publicUrl}/settings/stripe`;
  const link = await askStripe(app, () =>
    stripe.accountLinks.create({
      account: account.account_id,
      type: 'account_onboarding',
      return_url: back,
      refresh_url: back,
    }),
  );
  if (!('answer' in link))
    return 'lost' in link ? silent() : domainError('CARD_REFUSED', link.refused, 'Card payments');
  return link.answer.url;
}

/** Refreshes from the processor whether the clinic's account may take payments. */
export async function refreshAccount(poster: Poster): Promise<void> {
  const { app, clinicId } = poster;
  const stripe = await stripeOf(app);
  const account = await readCardAccount(app.database.kysely, clinicId);
  if (stripe === null || account === null || account.charges_enabled) return;
  const found = await askStripe(app, () => stripe.accounts.retrieve(account.account_id));
  if ('answer' in found) await recordAccount(poster, found.answer);
}

/** Records whether the clinic's account may take payments. */
export async function recordAccount(poster: Poster, account: Stripe.Account): Promise<void> {
  const { app, clinicId, now } = poster;
  await app.database.transaction(async (tx) => {
    const { rows } =
      await sql`update billing.card_account set charges_enabled = ${account.charges_enabled}, updated_time = ${now},
      version = version + 1 where clinic_id = ${clinicId} and account_id = ${account.id}
      and charges_enabled <> ${account.charges_enabled} returning 1`.execute(tx);
    if (rows.length > 0)
      await poster.note(tx, {
        action: 'update',
        objectType: 'card_account',
        objectId: clinicId,
        patientId: null,
        changes: { charges_enabled: { before: !account.charges_enabled, after: account.charges_enabled } },
      });
  });
}

/** Connects the sandbox's own account, so that the demo clinic takes cards right away. */
export async function bindSandboxAccount(app: Poster['app'], clinicId: string): Promise<void> {
  const now = app.clock();
  await app.database.kysely
    .insertInto('billing.card_account')
    .values({
      clinic_id: clinicId,
      account_id: 'acct_sandbox_demo',
      charges_enabled: true,
      created_time: now,
      updated_time: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
