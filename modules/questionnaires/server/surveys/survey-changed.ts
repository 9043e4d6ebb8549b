import type { Tx } from '#platform/database.ts';
import { publishAll } from '#platform/outbox.ts';

/** Publishes changed surveys, so that lists, tiles and tasks are updated. */
export function surveysChanged(
  tx: Tx,
  clinicId: string,
  surveys: readonly { id: string; patient_id: string }[],
): Promise<void> {
  return publishAll(
    tx,
    surveys.map(({ id, patient_id }) => ({
      clinicId,
      topic: 'questionnaires.survey-changed',
      body: { id, patient_id },
    })),
  );
}
