import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { LONGEST_NOTE, sanitizeNote } from '../note-html.ts';
import { isNoteEmpty } from '../note-text.ts';

/** Access levels of a template. */
export const ACCESS_LEVELS = ['clinic', 'private'] as const;

/** Pattern of a nickname, typed after a period in a note to insert the template. */
export const NICKNAME = /^[a-z0-9][a-z0-9_-]{0,29}$/;

const LONGEST_TEMPLATE = LONGEST_NOTE / 2;

function buildForm() {
  return z.object({
    name: line(80, 'Name is required'),
    nickname: z.pipe(
      z.string({ error: () => 'The nickname must be text' }),
      z.transform((raw: string, context) => {
        const nickname = raw.trim().replace(/^\./, '').toLowerCase();
        if (NICKNAME.test(nickname)) return nickname;
        const message = 'Use up to 30 letters, digits, hyphens or underscores, without spaces';
        context.issues.push({ code: 'custom', message, input: raw });
        return z.NEVER;
      }),
    ),
    template_html: z.pipe(
      z.string({ error: () => 'The template must be text' }),
      z.transform((raw: string, context) => {
        const clean = raw.length > 4 * LONGEST_TEMPLATE ? raw : sanitizeNote(raw);
        const problem =
          clean.length > LONGEST_TEMPLATE
            ? `A template can have at most ${LONGEST_TEMPLATE.toLocaleString('en-US')} characters`
            : isNoteEmpty(clean)
              ? 'The template is empty'
              : null;
        if (problem === null) return clean;
        context.issues.push({ code: 'custom', message: problem, input: raw });
        return z.NEVER;
      }),
    ),
    access_level: z.enum(ACCESS_LEVELS, { error: () => 'Choose clinic or private' }),
  });
}

let built: ReturnType<typeof buildForm> | undefined;

/** Schema of a chart template. HTML is sanitized, the nickname is lower case without its period. */
export function templateForm() {
  return (built ??= buildForm());
}

/** A template as stored. */
export type TemplateFields = z.output<ReturnType<typeof buildForm>>;
