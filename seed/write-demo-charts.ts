import {
  createProblem,
  createTemplate,
  saveDiagnoses,
  saveHandout,
  saveProcedures,
  saveSubstances,
} from '#chart/server';
import { createClinicCode, readCode } from '#codes/server';
import type { CodeKind, CodeType } from '#codes/rules';
import { findByDescription } from '#drugs/server';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { demoNoteDrugs } from './people/demo/demo-note-drugs.ts';
import {
  demoDiagnoses,
  demoHandouts,
  demoNoteCodes,
  demoOnsets,
  demoProcedures,
  demoTemplates,
} from './people/demo/demo-codes.ts';

/** The note and encounter that a demo note's codes are attached to. */
export interface CodedNote {
  id: string;
  title: string;
  patientId: string;
}

const SETS: Record<CodeKind, CodeType[]> = { diagnosis: ['ICD-10-CM'], procedure: ['CPT', 'HCPCS'] };

/** Adds codes that are missing from the demo clinic's code sets, its chart templates and its handouts. */
export async function writeDemoChartSetup(ctx: RequestContext, day: string): Promise<void> {
  for (const [code, name] of demoDiagnoses) await makeCode(ctx, 'diagnosis', code, name, null, day);
  for (const [code, name, cents] of demoProcedures) await makeCode(ctx, 'procedure', code, name, cents, day);
  for (const template of demoTemplates) given(await createTemplate(ctx, null, { ...template, access_level: 'clinic' }));
  for (const handout of demoHandouts) given(await saveHandout(ctx, null, null, handout));
}

/** Codes a demo note by its title, lists its drugs, and adds lasting conditions to the patient's problem list. */
export async function codeDemoNote(ctx: RequestContext, note: CodedNote): Promise<void> {
  await giveDrugs(ctx, note);
  const codes = demoNoteCodes[note.title];
  if (codes === undefined) return;
  const diagnoses = codes.icd.map((icd_code) => ({ id: newId(), icd_code }));
  given(await saveDiagnoses(ctx, note.id, null, diagnoses));
  const pointers = [diagnoses[0]!.id];
  const procedures = codes.cpt.map((cpt_code) => ({ id: newId(), cpt_code, modifiers: [], units: 1, pointers }));
  given(await saveProcedures(ctx, note.id, null, procedures));
  for (const { id, icd_code } of diagnoses) {
    // A symptom or a checkup is not a lasting problem.
    if (/^[RZN]/.test(icd_code)) continue;
    const onset_date = demoOnsets[icd_code] ?? null;
    const input = { problem_name: nameOf(icd_code), icd_code, onset_date };
    const made = await createProblem(ctx, { patient_id: note.patientId, from_diagnosis_id: id, input });
    if (isDomainError(made) && made.code !== 'PROBLEM_EXISTS') throw new Error(made.message);
  }
}

async function giveDrugs(ctx: RequestContext, { id: noteId, title }: CodedNote): Promise<void> {
  const drugs = demoNoteDrugs[title];
  if (drugs === undefined) return;
  const rows = [];
  for (const [name, directions] of drugs) {
    const [drug] = await findByDescription(ctx.app.database.kysely, { search: name, take: 1 });
    rows.push({ id: newId(), name, directions, descriptor_id: drug?.name === name ? drug.id : null });
  }
  given(await saveSubstances(ctx, noteId, null, 'drug', rows));
}

async function makeCode(
  ctx: RequestContext,
  kind: CodeKind,
  code: string,
  name: string,
  price_cents: number | null,
  day: string,
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  for (const code_type of SETS[kind]) {
    const known = await readCode(ctx.app.database.kysely, { clinicId, userId, kind }, { code_type, code }, day);
    if (known !== null) return;
  }
  const fields = {
    code,
    code_type: 'Custom' as const,
    official_name: name,
    long_description: null,
    pmh_display_name: null,
    price_cents,
    access_level: 'clinic' as const,
  };
  given(await createClinicCode(ctx, kind, fields, null));
}

function nameOf(code: string): string {
  return demoDiagnoses.find(([known]) => known === code)?.[1] ?? code;
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(`${answer.code} ${answer.message}`);
  return answer;
}
