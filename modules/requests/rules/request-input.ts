import * as z from 'zod/mini';
import { allergyInput, medicationInput, patientPatch } from '#patients/rules';
import { isDay } from '#values/day.ts';
import { vitalsInput } from '#vitals/rules';
import { wallClock } from '#values/wall-clock.ts';
import { INFO_FIELDS } from './info-fields.ts';
import { LONGEST_WORDS } from './longest-words.ts';
import type { RequestType } from './request-types.ts';

/** Returns the schema of a request type, shared by page and server; `today` is the clinic's date. */
export function requestInput(type: RequestType, today: string) {
  switch (type) {
    case 'MakeAppointment':
      return appointmentWish(today);
    case 'CancelAppointment':
      return eventNamed;
    case 'PatientInfoUpdate':
      return infoChange(today);
    case 'AddVital':
      return takenVitals;
    case 'AddMedicationHistory':
      return medicationWish(today);
    case 'AddAllergy':
      return allergyInput(today);
    case 'DeleteMedicationHistory':
      return medicationNamed;
    case 'DeleteAllergy':
      return allergyNamed;
    case 'RefillMedication':
      // The medication: from the patient's list, or as named in the accompanying secure message.
      return z.object({ medication_id: z.optional(z.nullable(id('Choose a medication'))) });
  }
}

/** Returns a comment, trimmed, null if empty, or its error. */
export function readWords(typed: unknown): { words: string | null } | { problem: string } {
  if (typed == null) return { words: null };
  if (typeof typed !== 'string' || !typed.isWellFormed()) return { problem: 'Enter text' };
  const words = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();
  if (Array.from(words).length > LONGEST_WORDS) return { problem: `Enter at most ${LONGEST_WORDS} characters` };
  return { words: words === '' ? null : words };
}

// Includes bidirectional control characters, which could reorder the displayed text.
const CONTROLS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const id = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(60, message));

/** The date, time and type of a requested appointment. */
export interface AppointmentWish {
  category_id: string | null;
  /** YYYY-MM-DD. */
  wished_date: string | null;
  /** HH:mm in the clinic's time zone. */
  wished_time: string | null;
}

function appointmentWish(today: string) {
  const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  const day = z.string('Choose a date').check(
    z.refine((text) => isDay(text), { error: 'Choose a date', abort: true }),
    z.refine((text) => text >= today, { error: 'Choose a future date' }),
    z.refine((text) => text <= last, { error: 'Choose an earlier date' }),
  );
  return z.pipe(
    z.object({
      category_id: z.optional(z.nullable(id('Choose a visit type'))),
      wished_date: z.optional(z.nullable(day)),
      wished_time: z.optional(z.nullable(wallClock('Choose a time'))),
    }),
    z.transform((said): AppointmentWish => ({
      category_id: said.category_id ?? null,
      wished_date: said.wished_date ?? null,
      wished_time: said.wished_time ?? null,
    })),
  );
}

const eventNamed = z.object({ event_id: id('Choose an appointment') });
const medicationNamed = z.object({ medication_id: id('Choose a medication') });
const allergyNamed = z.object({ allergy_id: id('Choose an allergy') });

// Only fields that a request can change: notes and the like belong to the clinic.
function infoChange(today: string) {
  return z.pipe(
    patientPatch(today),
    z.transform((patch): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(patch).filter(([field, value]) => Object.hasOwn(INFO_FIELDS, field) && value !== undefined),
      ),
    ),
  );
}

const takenVitals = z
  .object({
    vitals: z.array(
      z.object({ vital_info_id: id('Choose a vital'), value: z.number('A number is expected') }),
      'Send a list of values',
    ),
  })
  .check((context) => {
    const { vitals } = context.value;
    const checked = vitalsInput(
      vitals.map(({ vital_info_id }) => vital_info_id),
      vitals.map(({ value }) => value),
    );
    if ('path' in checked)
      context.issues.push({ code: 'custom', message: checked.message, path: ['vitals'], input: vitals });
  });

const MOST_MEDICATIONS = 10;

function medicationWish(today: string) {
  return z.object({
    medication_history: z
      .array(medicationInput(today), 'Send a list of medications')
      .check(
        z.minLength(1, 'Enter a medication'),
        z.maxLength(MOST_MEDICATIONS, `Add at most ${MOST_MEDICATIONS} at a time`),
      ),
  });
}
