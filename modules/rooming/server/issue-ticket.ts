import type { Tx } from '#platform/database.ts';
import { ticketOf } from '../rules/index.ts';

/** Returns the clinic's next visit number of a day; two arrivals at the same time come one after the other. */
export async function issueTicket(tx: Tx, clinicId: string, day: string): Promise<string> {
  const { issued } = await tx
    .insertInto('rooming.ticket_count')
    .values({ clinic_id: clinicId, day, issued: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['clinic_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ issued: eb(ref('rooming.ticket_count.issued'), '+', 1) })),
    )
    .returning('issued')
    .executeTakeFirstOrThrow();
  return ticketOf(issued - 1);
}
