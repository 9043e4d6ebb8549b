import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { LONGEST_NOTE, sanitizeNote } from './note-html.ts';
import { isNoteEmpty } from './note-text.ts';

/** Whom a template is for. */
export const ACCESS_LEVELS = ['clinic', 'private'] as const;

/** What is typed after the dot in a note to bring in a template. */
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

/** What a chart template takes. HTML comes out sanitised, the nickname in lower case without its dot. */
export function templateForm() {
  return (built ??= buildForm());
}

/** A template as it is kept. */
export type TemplateFields = z.output<ReturnType<typeof buildForm>>;
