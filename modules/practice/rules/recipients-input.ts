import * as z from 'zod/mini';

/** The recipients of alerts, by id; none for all administrators. */
export const recipientsInput = z.object({ user_ids: z.array(z.string()).check(z.maxLength(100)) });
