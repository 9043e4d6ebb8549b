/** Variables in a template for patient-specific values. */
export const NOTICE_VARIABLES = [
  'first_name',
  'last_name',
  'clinic',
  'clinic_phone',
  'sender',
  'next_visit',
  'page',
] as const;
export type NoticeVariable = (typeof NOTICE_VARIABLES)[number];

const BLANK = /\{(\w{1,40})\}/g;

/** Fills in a template's variables; those without a value stay visible. */
export function fillNotice(text: string, values: Readonly<Partial<Record<NoticeVariable, string>>>): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  return text.replaceAll(BLANK, (whole, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    return value === undefined || value === '' ? whole : value;
  });
}

/** Returns the variables that still have to be filled in. */
export function blanksOf(text: string): string[] {
  return [...text.matchAll(BLANK)].map(([whole]) => whole);
}
