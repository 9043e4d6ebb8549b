import { changedFields } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { isDomainError, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isSsn } from '#practice/rules';
import { readClinicAttributes } from '#practice/server';
import { type SettingsFields, settingsForm } from '../../rules/index.ts';
import { posterOf } from '../poster.ts';

/** The settings of a clinic with their version, 0 before they were first saved, and its ids for payers. */
export type Settings = SettingsFields & PayerIds & { version: number };

/** The ids of the clinic on claims; empty if they are missing. */
interface PayerIds {
  tax_id: string;
  tax_id_kind: string;
  npi: string;
}

const COLUMNS = [
  'legal_name',
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

const FIRST: SettingsFields & { version: number } = {
  legal_name: '',
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

/** Returns a clinic's settings, or the defaults, with the clinic's own ids. */
export async function readSettings(db: Queryable, clinicId: string): Promise<Settings> {
  const [row, attributes] = await Promise.all([
    db.selectFrom('billing.settings').select(COLUMNS).where('clinic_id', '=', clinicId).executeTakeFirst(),
    readClinicAttributes(db, clinicId),
  ]);
  const tax_id = attributes.tax_id ?? '';
  const ids = { tax_id, tax_id_kind: isSsn(tax_id) ? 'SSN' : 'EIN', npi: attributes.group_npi ?? '' };
  return { ...(row ?? FIRST), ...ids };
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
    return readSettings(tx, actor.clinicId);
  });
}
