import { hasElement } from './find-element.ts';
import { MUST_SUPPORT } from './must-support-elements.ts';

const CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/';
/** Profiles that add elements to another one, whose elements they have too. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  'us-core-observation-clinical-result': ['us-core-observation-lab'],
  'us-core-vital-signs': [
    'us-core-blood-pressure',
    'us-core-bmi',
    'us-core-body-height',
    'us-core-body-temperature',
    'us-core-body-weight',
    'us-core-heart-rate',
    'us-core-pulse-oximetry',
    'us-core-respiratory-rate',
  ],
};

/**
 * Returns the must-support elements of these profiles, and of those they add to, that none of the resources has, as
 * `us-core-patient name.suffix`. Throws if the elements of a profile are not known.
 */
export function missingElements(
  resources: readonly { meta?: { profile?: string[] } | undefined }[],
  profiles: ReadonlySet<string>,
): string[] {
  const names = [...profiles].map((profile) => profile.replace(CORE, ''));
  const bases = Object.keys(DERIVED).filter((base) => DERIVED[base]!.some((one) => names.includes(one)));
  return [...new Set([...names, ...bases])].flatMap((name) => {
    const elements = MUST_SUPPORT[name];
    if (elements === undefined) throw new Error(`the elements of ${name} are not listed`);
    const wanted = [name, ...(DERIVED[name] ?? [])].map((one) => CORE + one);
    const ofProfile = resources.filter(({ meta }) => meta?.profile?.some((one) => wanted.includes(one)));
    return elements
      .trim()
      .split(/\s+/)
      .filter((element) => !ofProfile.some((resource) => hasElement(resource, element)))
      .map((element) => `${name} ${element}`);
  });
}
