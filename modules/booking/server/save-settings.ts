import { saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError, nameTaken, versionConflict } from '#platform/domain-error.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { bookingSettingsForm } from '../rules/index.ts';
import { type BookingSettings, readSettings, writeSettings } from './settings.sql.ts';

const REFUSED = refusals({
  settings_address: () => nameTaken('input.address', 'This address is already in use. Choose another one.'),
});

/** Saves the clinic's settings. STALE_VERSION if they changed since `version`; NAME_TAKEN for another clinic's address. */
export async function saveSettings(
  ctx: RequestContext,
  version: number,
  input: unknown,
): Promise<BookingSettings | DomainError> {
  const checked = checkInput(bookingSettingsForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { clinicId } = ctx.actor;
  try {
    return await ctx.app.database.transaction(async (tx): Promise<BookingSettings | DomainError> => {
      const before = await readSettings(tx, clinicId);
      const settings = { ...checked.value, version };
      if (!(await writeSettings(tx, clinicId, settings, ctx.now))) return versionConflict('page');
      await saveChange(tx, ctx, {
        action: 'update',
        objectType: 'booking_settings',
        objectId: clinicId,
        before,
        after: { ...checked.value },
        topic: 'booking.setup-changed',
        body: {},
      });
      return { ...settings, version: version + 1 };
    });
  } catch (error) {
    const refused = refusalOf(error, REFUSED);
    if (refused !== null) return refused;
    throw error;
  }
}
