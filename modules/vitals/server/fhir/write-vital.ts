import { asElementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import type { FhirChange, FhirCreate, FhirUpdate, FhirWriter } from '#platform/fhir/fhir-resource.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { clinicVitals } from '../clinic-vitals.ts';
import { markVitalInErrorIn } from '../mark-in-error.ts';
import { recordVitals } from '../record-vitals.ts';
import { isPressure, isVitalSign, parseVital, type SentValue, type SentVital } from './vital-elements.ts';
import { readPressures } from './vitals-fhir.sql.ts';

/** Records a vital sign with a value of its own. */
export const createVitalSign: FhirCreate = {
  rule: 'vitals.add',
  what: 'vital signs by their LOINC codes',
  takes: isVitalSign,
  run: (writer, resource) => record(writer, parseVital(resource, null), ''),
};

/** Records a blood pressure with one or both values. */
export const createBloodPressure: FhirCreate = {
  rule: 'vitals.add',
  what: 'blood pressures by LOINC code 85354-9',
  takes: isPressure,
  run: (writer, resource) => record(writer, parseVital(resource, null), '-bp'),
};

/** Marks a vital sign as entered in error, for the reason in its note; values never change. */
export const retractVitalSign: FhirUpdate = {
  rule: 'vitals.add',
  what: 'status `entered-in-error`, with the reason in `note`',
  run: (writer, change) => retract(writer, change, () => Promise.resolve([change.id])),
};

/** Marks both values of a blood pressure as entered in error. */
export const retractBloodPressure: FhirUpdate = {
  ...retractVitalSign,
  run: (writer, change) =>
    retract(writer, change, async ({ app, actor }) => {
      const rows = await readPressures(app.database.kysely, actor.clinicId, { ids: [change.id] }, '-bp');
      return rows.flatMap(({ id, other_id: other }) => (other === null ? [id] : [id, other]));
    }),
};

async function record(
  writer: FhirWriter,
  sent: SentVital | DomainError,
  suffix: string,
): Promise<string | DomainError> {
  if (writer.kind !== 'member') return domainError('FORBIDDEN', 'Vital signs are recorded by the clinic.');
  if (isDomainError(sent)) return sent;
  const { ctx } = writer;
  const { elements, values } = sent;
  const wrong = checkNew(ctx, sent);
  if (wrong !== null) return wrong;
  const definitions = await clinicVitals(ctx.app.database.kysely, ctx.actor.clinicId, ctx.now);
  const taken: { id: string; value: number; path: string }[] = [];
  for (const one of values) {
    const definition = definitions.find(({ code }) => code === one.code)!;
    const value = roundOf(one, definition.decimals);
    if (isDomainError(value)) return value;
    taken.push({ id: definition.id, value, path: one.path });
  }
  const recorded = await recordVitals(ctx, {
    patientId: elements.subject.reference.split('/').at(-1)!,
    definitionIds: taken.map(({ id }) => id),
    values: taken.map(({ value }) => value),
    collectTime: elements.effectiveDateTime,
    confirmed: new Set(),
  });
  if (isDomainError(recorded)) return asElementError(recorded, pathsOf(taken));
  return `${recorded[0]!.id}${suffix}`;
}

function checkNew({ actor }: RequestContext, { elements, values }: SentVital): DomainError | null {
  if (elements.status !== 'final') return elementInvalid('status', 'A new value is final');
  if (elements.note !== undefined) return elementInvalid('note', 'A new value has no note');
  const performers = elements.performer ?? [];
  if (performers.some(({ reference }) => !reference.endsWith(`Practitioner/${actor.userId}`)))
    return elementInvalid('performer', 'The performer is the member who uses the app');
  const negative = values.find(({ value }) => value < 0);
  return negative === undefined ? null : elementInvalid(negative.path, 'Enter a number of 0 or more.');
}

// A value is served with the decimal places that the clinic measures: more would be lost.
function roundOf({ value, isConverted, path }: SentValue, decimals: number): number | DomainError {
  const rounded = Number(value.toFixed(decimals));
  if (isConverted || rounded === value) return rounded;
  return elementInvalid(`${path}.value`, `Send at most ${decimals} decimal places`);
}

function pathsOf(taken: readonly { path: string }[]): Record<string, string> {
  return {
    collect_time: 'effectiveDateTime',
    values: taken[0]!.path,
    ...Object.fromEntries(taken.map(({ path }, index) => [`values.${index}`, path])),
    ...Object.fromEntries(taken.map((_one, index) => [`vital_info_ids.${index}`, 'code'])),
  };
}

async function retract(
  writer: FhirWriter,
  { resource, served }: FhirChange,
  idsOf: (ctx: RequestContext) => Promise<string[]>,
): Promise<DomainError | null> {
  if (writer.kind !== 'member') return domainError('FORBIDDEN', 'Vital signs are recorded by the clinic.');
  const { ctx } = writer;
  const [sent, was] = [parseVital(resource, served), parseVital(served, served)];
  if (isDomainError(sent)) return sent;
  if (isDomainError(was)) return domainError('NOT_CHANGEABLE', 'This value can’t be changed through the API.');
  const differs = differenceOf(sent, was);
  if (differs !== null)
    return elementInvalid(differs, 'A recorded value never changes: mark it as entered-in-error and create another');
  const { status, note } = sent.elements;
  if (status === was.elements.status)
    return note === undefined ? null : elementInvalid('note', 'Only a value that was entered in error has a note');
  if (status !== 'entered-in-error') return elementInvalid('status', 'A value stays marked as entered in error');
  const reason = note?.[0]?.text ?? '';
  if (reason.trim() === '') return elementInvalid('note', 'Send the reason as a note');
  const ids = await idsOf(ctx);
  return ctx.app.database.transaction(async (tx) => {
    for (const id of ids) {
      const marked = await markVitalInErrorIn(tx, ctx, id, reason);
      if (isDomainError(marked))
        return marked.code === 'NOT_FOUND'
          ? domainError('STALE_VERSION', 'The value was changed since this version.')
          : asElementError(marked, { reason: 'note[0].text' });
    }
    return null;
  });
}

function differenceOf(sent: SentVital, was: SentVital): string | null {
  const [at, before] = [sent.elements, was.elements];
  if (at.effectiveDateTime.getTime() !== before.effectiveDateTime.getTime()) return 'effectiveDateTime';
  const performers = ({ performer = [] }: SentVital['elements']) =>
    performer.map(({ reference }) => reference).join(' ');
  if (at.performer !== undefined && performers(at) !== performers(before)) return 'performer';
  const isSame = ({ code, value }: SentValue) => was.values.some((one) => one.code === code && one.value === value);
  if (sent.values.length === was.values.length && sent.values.every(isSame)) return null;
  return sent.values[0]!.path.replace(/^component.*/, 'component');
}
