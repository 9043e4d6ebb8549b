/** What stands in a template for what differs from patient to patient. */
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

/** A template with its variables filled in; one without a value stays as it is, so that it is seen. */
export function fillNotice(text: string, values: Readonly<Partial<Record<NoticeVariable, string>>>): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  return text.replaceAll(BLANK, (whole, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    return value === undefined || value === '' ? whole : value;
  });
}

/** What is still to be filled in. */
export function blanksOf(text: string): string[] {
  return [...text.matchAll(BLANK)].map(([whole]) => whole);
}
