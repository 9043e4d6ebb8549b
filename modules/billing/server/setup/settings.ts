import { changedFields } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { isDomainError, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type SettingsFields, settingsForm } from '../../rules/index.ts';
import { posterOf } from '../poster.ts';

/** The settings of a clinic, with their version; 0 before they were first saved. */
export type Settings = SettingsFields & { version: number };

const COLUMNS = [
  'legal_name',
  'tax_id',
  'tax_id_kind',
  'npi',
  'place_of_service',
  'accepts_assignment',
  'due_days',
  'statement_least',
  'statement_every_days',
  'statement_words',
  'statement_words_es',
  'mails_receipts',
  'form_left',
  'form_top',
  'version',
] as const;

const FIRST: Settings = {
  legal_name: '',
  tax_id: '',
  tax_id_kind: 'EIN',
  npi: '',
  place_of_service: '11',
  accepts_assignment: true,
  due_days: 30,
  statement_least: 1000,
  statement_every_days: 30,
  statement_words: '',
  statement_words_es: '',
  mails_receipts: true,
  form_left: 0,
  form_top: 0,
  version: 0,
};

/** Returns a clinic's settings, or the defaults. */
export async function readSettings(db: Queryable, clinicId: string): Promise<Settings> {
  const row = await db
    .selectFrom('billing.settings')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? FIRST;
}

/** Saves the clinic's billing settings. STALE_VERSION if someone else changed them. */
export function saveSettings(ctx: RequestContext, version: number, input: object): Promise<Settings | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const checked = checkInput(settingsForm, input, 'input');
    if (isDomainError(checked)) return checked;
    await tx
      .insertInto('billing.settings')
      .values({ clinic_id: actor.clinicId, version: 0, updated_time: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await tx
      .selectFrom('billing.settings')
      .selectAll()
      .where('clinic_id', '=', actor.clinicId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.version !== version) return versionConflict('setting');
    await tx
      .updateTable('billing.settings')
      .set({ ...checked.value, version: version + 1, updated_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'update',
      objectType: 'billing_settings',
      objectId: actor.clinicId,
      patientId: null,
      changes: changedFields({ ...before }, { ...checked.value }),
    });
    return { ...checked.value, version: version + 1 };
  });
}
