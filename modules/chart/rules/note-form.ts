import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { LONGEST_NOTE, sanitizeNote } from './note-html.ts';

/** Encounter modes. */
export const ENCOUNTER_MODES = ['office', 'phone', 'video'] as const;
export type EncounterMode = (typeof ENCOUNTER_MODES)[number];

/** Maximum length of a visit title, in characters. */
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

// Built on first use, so that pages that only read notes don't pay for it.
let built: ReturnType<typeof buildSchemas> | undefined;

/** Input of `chart_note_create`; omitted fields are taken from the appointment or the current day. */
export function noteInput() {
  return (built ??= buildSchemas()).input;
}

/** Input of `chart_note_update`: omitted fields stay. HTML is sanitized. */
export function notePatch() {
  return (built ??= buildSchemas()).patch;
}

/** A validated new note. */
export type NoteInputFields = z.output<ReturnType<typeof noteInput>>;
/** Validated changes to a note. */
export type NotePatchFields = z.output<ReturnType<typeof notePatch>>;
