import type { PortalContext } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { submitRequest } from '#requests/server';
import type { Category } from '../../rules/index.ts';

/**
 * Creates the request behind a patient's message about an appointment or a refill, for the clinic to resolve. It
 * contains nothing of the message's encrypted text. Null if the category doesn't need one; the message is sent
 * regardless of the outcome.
 */
export async function askAlong(portal: PortalContext, category: Category): Promise<string | null> {
  if (category === 'Office Message') return null;
  const wish =
    category === 'Appointment'
      ? { type: 'MakeAppointment', data: { category_id: null, wished_date: null, wished_time: null } }
      : { type: 'RefillMedication', data: {} };
  const submitted = await submitRequest(portal, { ...wish, description: 'See the secure message.' });
  return isDomainError(submitted) ? null : submitted.id;
}
