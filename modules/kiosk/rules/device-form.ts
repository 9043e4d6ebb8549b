import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { deviceKinds } from './device-kinds.ts';

/** The input of a tablet or display. */
export const deviceForm = z.object({
  name: line(60, 'A name is required'),
  practice_id: z.string({ error: () => 'Choose a practice' }).check(z.minLength(1, 'Choose a practice')),
  kind: z.enum(deviceKinds, { error: () => 'Choose a kind' }),
});

/** A validated device. */
export type DeviceFields = z.output<typeof deviceForm>;
