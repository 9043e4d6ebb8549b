import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callServer, signIn } from '../running-server.ts';

/** What users were told about the patients that they created, by the patient's last name. */
export interface Told {
  /** The first name of all of them. */
  firstName: string;
  /** The ids of those that were acknowledged. */
  saved: Map<string, string>;
  /** Those of which the server could not say whether they were saved. */
  uncertain: Set<string>;
  /** How many calls were refused, broken off or not answered; each was repeated with its key. */
  repeated: number;
  /** Why, for the report of a failed test. */
  reasons: Set<string>;
}

export const tellNothing = (): Told => ({
  firstName: `Kill ${randomUUID()}`,
  saved: new Map(),
  uncertain: new Set(),
  repeated: 0,
  reasons: new Set(),
});

const CREATE = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';

/**
 * Creates patients one after the other until the signal, as a page does: each call has a key, and is repeated with it
 * until the server answers.
 */
export async function writePatients(port: number, name: string, told: Told, over: AbortSignal): Promise<void> {
  let token: string | undefined;
  for (let number = 1; !over.aborted; number += 1) {
    const last_name = `${name} ${number}`;
    const key = randomUUID();
    for (;;) {
      try {
        token ??= await signIn(port);
        const input = { first_name: told.firstName, last_name, gender: 'Female' };
        const { data } = await callServer(port, 'registration', CREATE, { input }, { token, key });
        told.saved.set(last_name, (data as { create_patient: { id: string } }).create_patient.id);
        break;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason.includes('CALL_UNCERTAIN')) {
          told.uncertain.add(last_name);
          break;
        }
        if (reason.includes('BAD_USER_INPUT')) throw error;
        told.repeated += 1;
        told.reasons.add(reason);
        // The session may have ended, e.g. by a jump of the clock.
        if (reason.includes('UNAUTH')) token = undefined;
        await sleep(100);
      }
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
