import { writeText } from '../character-references.ts';

/** A template variable, written as `@patient_name@`. */
export interface TemplateVariable {
  variable_name: string;
  readable_name: string;
  description: string;
}

const variable = (variable_name: string, readable_name: string, description: string): TemplateVariable => ({
  variable_name,
  readable_name,
  description,
});

/** All template variables, filled with current data of the record. */
export const TEMPLATE_VARIABLES: readonly TemplateVariable[] = [
  variable('patient_name', 'Patient’s name', 'First and last name'),
  variable('patient_first_name', 'First name', 'Patient’s first name'),
  variable('patient_last_name', 'Last name', 'Patient’s last name'),
  variable('patient_age', 'Age', 'Patient’s age today'),
  variable('patient_gender', 'Gender', 'female or male, in lowercase'),
  variable('patient_birth_date', 'Date of birth', 'MM-DD-YYYY'),
  variable('patient_record_number', 'Record number', 'Patient’s record number'),
  variable('allergies', 'Allergies', 'Allergies on file, with reactions'),
  variable('medications', 'Medications', 'Current medications'),
  variable('problems', 'Problems', 'Active problems on the problem list'),
  variable('vitals', 'Latest vitals', 'Latest value of each vital, with its date'),
  variable('last_note', 'Last note', 'Date, title and author of the last signed note'),
  variable('last_assessment', 'Last assessment', 'Assessment section of the last signed note'),
  variable('doctor_name', 'Doctor', 'Author’s name, title and credential'),
  variable('practice_name', 'Practice', 'Author’s practice'),
  variable('clinic_name', 'Clinic', 'Name of the clinic'),
  variable('today', 'Today', 'MM-DD-YYYY in the clinic’s time zone'),
  variable('now', 'Time', 'Current time in the clinic’s time zone'),
];

const WRITTEN = /@([a-z_]{2,40})@/g;

/** Returns the variables used in a text, both known and unknown. */
export function variablesIn(html: string): string[] {
  return [...new Set([...html.matchAll(WRITTEN)].map(([, name]) => name!))];
}

/** Returns the unknown variables in a text: they would remain unfilled in a note. */
export function unknownVariables(html: string): string[] {
  const known = new Set(TEMPLATE_VARIABLES.map(({ variable_name }) => variable_name));
  return variablesIn(html).filter((name) => !known.has(name));
}

/** Fills in the variables of a template; one without a value becomes a blank to fill in by hand. */
export function fillTemplate(html: string, values: Readonly<Record<string, string | null>>): string {
  return html.replace(WRITTEN, (written, name: string) => {
    if (!(name in values)) return written;
    const value = values[name];
    return value == null || value === '' ? '***' : writeText(value).replaceAll('\n', '<br>');
  });
}
