import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { LONGEST_NOTE, sanitizeNote } from './note-html.ts';

/** How patient and clinician met. */
export const ENCOUNTER_MODES = ['office', 'phone', 'video'] as const;
export type EncounterMode = (typeof ENCOUNTER_MODES)[number];

/** The longest title of a visit, in characters. */
export const LONGEST_TITLE = 120;

function html(label: string) {
  const text = z.string({ error: () => `${label} must be text` });
  return z.pipe(
    text,
    z.transform((raw: string, context) => {
      const clean = raw.length > 4 * LONGEST_NOTE ? raw : sanitizeNote(raw);
      if (clean.length <= LONGEST_NOTE) return clean;
      const limit = LONGEST_NOTE.toLocaleString('en-US');
      context.issues.push({ code: 'custom', message: `${label} can have at most ${limit} characters`, input: raw });
      return z.NEVER;
    }),
  );
}

function serviceDate() {
  return z
    .string({ error: () => 'Enter the date of service as a valid date' })
    .check(z.refine((day) => day >= '1900-01-01' && day <= '2200-01-01', 'The date of service is out of range'));
}

function buildSchemas() {
  const fields = {
    chart_note_record_name: z.optional(line(LONGEST_TITLE, 'Enter a visit title')),
    note: z.optional(html('The note')),
    nurse_note: z.optional(html('The nurse note')),
    service_date: z.optional(serviceDate()),
    en_counter_mode: z.optional(z.enum(ENCOUNTER_MODES, { error: () => 'Choose office, phone or video' })),
    nonMedical: z.optional(z.boolean({ error: () => 'Choose yes or no' })),
  };
  const belongs = {
    clinic_patient_id: z.string(),
    event_id: z.optional(z.string()),
    event_category_id: z.optional(z.string()),
  };
  return { input: z.object({ ...fields, ...belongs }), patch: z.object(fields) };
}

// Built at the first use: a page that only reads notes never pays for it.
let built: ReturnType<typeof buildSchemas> | undefined;

/** What `chart_note_create` takes; what is left out comes from the appointment or the day. */
export function noteInput() {
  return (built ??= buildSchemas()).input;
}

/** What `chart_note_update` takes: a field that is left out stays. HTML comes out sanitised. */
export function notePatch() {
  return (built ??= buildSchemas()).patch;
}

/** A new note as it is asked for. */
export type NoteInputFields = z.output<ReturnType<typeof noteInput>>;
/** The changes to a note as they are kept. */
export type NotePatchFields = z.output<ReturnType<typeof notePatch>>;
