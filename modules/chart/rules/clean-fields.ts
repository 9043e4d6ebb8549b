import * as z from 'zod/mini';

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

function cleaned(label: string, limit: number, clean: (raw: string) => string, unfit: RegExp, required: boolean) {
  return z.pipe(
    z.string({ error: () => `${label} must be text` }),
    z.transform((raw: string, context) => {
      const trimmed = clean(raw.normalize('NFC'));
      const text = nothingToSee.test(trimmed) ? '' : trimmed;
      const problem =
        text === '' && required
          ? `${label} is required`
          : Array.from(text).length > limit
            ? `${label} can have at most ${limit.toLocaleString('en-US')} characters`
            : unfit.test(text)
              ? `${label} contains a character that can't be shown`
              : null;
      if (problem === null) return text;
      context.issues.push({ code: 'custom', message: problem, input: raw });
      return z.NEVER;
    }),
  );
}

/** One line of text, trimmed, runs of blanks made one. */
export function lineField(label: string, limit: number, { required = true } = {}) {
  return cleaned(label, limit, (raw) => raw.replace(/[\t\p{Zs}]+/gu, ' ').trim(), controls, required);
}

/** Text of several lines; line breaks become "\n". */
export function paragraphsField(label: string, limit: number, { required = true } = {}) {
  return cleaned(
    label,
    limit,
    (raw) => raw.replace(/\r\n?|[\u2028\u2029]/gu, '\n').trim(),
    controlsButBreaks,
    required,
  );
}
