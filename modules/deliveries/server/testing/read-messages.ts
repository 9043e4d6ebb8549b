import type { App } from '#platform/app.ts';
import { openContent } from '../content.ts';

/** Returns the queued and sent messages about a kind of record, oldest first, with recipient and content. */
export async function readMessages(
  app: App,
  clinicId: string,
  aboutType: string,
): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await app.database.kysely
    .selectFrom('deliveries.delivery')
    .select(['key', 'recipient', 'content'])
    .where('clinic_id', '=', clinicId)
    .where('about_type', '=', aboutType)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ key, recipient, content }) => {
      const { subject, text } = await openContent(app.keys, `${clinicId} ${key}`, content!);
      return { to: recipient, subject, text };
    }),
  );
}
