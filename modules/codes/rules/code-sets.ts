/** Kinds of codes: diagnoses and procedures. */
export type CodeKind = 'diagnosis' | 'procedure';

/** Code types, as in `icd_code_type` and `cpt_code_type`; Custom for the clinic's own codes. */
export const CODE_TYPES: Readonly<Record<CodeKind, readonly CodeType[]>> = {
  diagnosis: ['ICD-10-CM', 'Custom'],
  procedure: ['CPT', 'HCPCS', 'Custom'],
};

/** See CODE_TYPES. */
export type CodeType = 'ICD-10-CM' | 'CPT' | 'HCPCS' | 'Custom';

/** The code sets that can be imported, including procedure modifiers. */
export const CODE_SETS = ['ICD-10-CM', 'CPT', 'HCPCS', 'CPT modifier', 'HCPCS modifier'] as const;

export type CodeSet = (typeof CODE_SETS)[number];

/** Owner of a code: `shared` for code sets, `clinic` for all members, `private` for one member. */
export type AccessLevel = 'shared' | 'clinic' | 'private';

/** The identity of a code, which is the same in every release and is stored in notes. */
export interface CodeName {
  code_type: CodeType;
  code: string;
}

/** Returns a CodeName as one text for comparisons. */
export function codeKey({ code_type, code }: { code_type: string; code: string }): string {
  return `${code_type} ${code}`;
}

/** Returns whether a text is a code type of that kind. */
export function isCodeType(kind: CodeKind, text: string): text is CodeType {
  return (CODE_TYPES[kind] as readonly string[]).includes(text);
}
