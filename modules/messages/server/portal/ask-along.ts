import type { PortalContext } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { submitRequest } from '#requests/server';
import type { Category } from '../../rules/index.ts';

/**
 * What a patient's message about an appointment or a refill asks of the clinic, as a request that somebody has to solve. It holds none of
 * the message's words: those stay encrypted. Null where the category asks for nothing; the message stands whatever becomes of this.
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
