/** A diagnosis, or something that is done for a patient. */
export type CodeKind = 'diagnosis' | 'procedure';

/** What a code belongs to, as `icd_code_type` and `cpt_code_type` name it; Custom for one that a clinic made. */
export const CODE_TYPES: Readonly<Record<CodeKind, readonly CodeType[]>> = {
  diagnosis: ['ICD-10-CM', 'Custom'],
  procedure: ['CPT', 'HCPCS', 'Custom'],
};

/** See CODE_TYPES. */
export type CodeType = 'ICD-10-CM' | 'CPT' | 'HCPCS' | 'Custom';

/** The code sets that are read in from outside, modifiers of procedures among them. */
export const CODE_SETS = ['ICD-10-CM', 'CPT', 'HCPCS', 'CPT modifier', 'HCPCS modifier'] as const;

/** One of CODE_SETS. */
export type CodeSet = (typeof CODE_SETS)[number];

/** Whose a code is: `shared` of a code set, `clinic` of everybody here, `private` of one person. */
export type AccessLevel = 'shared' | 'clinic' | 'private';

/** A code by what it is called: the same in every release, and what a note keeps. */
export interface CodeName {
  code_type: CodeType;
  code: string;
}

/** One text for a CodeName, to compare by. */
export function codeKey({ code_type, code }: { code_type: string; code: string }): string {
  return `${code_type} ${code}`;
}

/** Whether a text names a code type of that kind. */
export function isCodeType(kind: CodeKind, text: string): text is CodeType {
  return (CODE_TYPES[kind] as readonly string[]).includes(text);
}
