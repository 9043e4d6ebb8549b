import { isDeepStrictEqual } from 'node:util';
import type { Address } from 'fhir/r4';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { FhirCreate, FhirUpdate } from '#platform/fhir/fhir-resource.ts';
import { asElementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import { createPatient as createPatientRecord } from '../create-patient.ts';
import { lockPatient } from '../patients.sql.ts';
import { updatePatientIn } from '../update-patient.ts';
import { parsePatient, type SentPatient } from './parse-patient.ts';
import { readPatientRows } from './patients-fhir.sql.ts';

/** Registers a patient. */
export const createPatient: FhirCreate = {
  rule: 'patients.create',
  what: 'patients',
  takes: () => true,
  async run(writer, resource) {
    if (writer.kind !== 'member') return refusePatients();
    const sent = parsePatient(resource, null);
    if (isDomainError(sent)) return sent;
    const { clinicId } = writer.ctx.actor;
    if (sent.organization !== undefined && !sent.organization.endsWith(`Organization/${clinicId}`))
      return elementInvalid('managingOrganization', 'The organization is the clinic');
    const [home, ...others] = sent.addresses;
    if (others.length > 0 || home?.use === 'billing')
      return elementInvalid('address', 'A new patient has one home address');
    const input = { ...sent.input, mailing_address: home === undefined ? null : addressInputOf(home) };
    const created = await createPatientRecord(writer.ctx, input);
    return isDomainError(created) ? asElementError(created, elementsOf(sent, 0)) : created.id;
  },
};

/** Changes name, contacts, birth, death, race, ethnicity, language and home address. */
export const updatePatient: FhirUpdate = {
  rule: 'patients.edit',
  what: 'demographics; of the addresses, the first one for home',
  async run(writer, { id, version, resource, served }) {
    if (writer.kind !== 'member') return refusePatients();
    const { ctx } = writer;
    const { clinicId } = ctx.actor;
    const [sent, was] = [parsePatient(resource, served), parsePatient(served, served)];
    if (isDomainError(sent)) return sent;
    if (isDomainError(was)) return was;
    if (sent.organization !== undefined && sent.organization !== was.organization)
      return elementInvalid('managingOrganization', 'The organization can’t be changed');
    const address = changedAddress(sent.addresses, was.addresses);
    if (isDomainError(address)) return address;
    // What is sent as it is served stays as it is stored, which may be older than today’s rules.
    const patch = {
      ...Object.fromEntries(Object.entries(sent.input).filter(([field, value]) => value !== was.input[field])),
      ...(address.new !== undefined && { mailing_address: address.new === null ? null : addressInputOf(address.new) }),
    };
    const place = address.index;
    return ctx.app.database.transaction(async (tx) => {
      const locked = await lockPatient(tx, clinicId, id);
      const [row] = locked === null ? [] : await readPatientRows(tx, clinicId, { ids: [id] });
      if (locked === null || row === undefined) return domainError('NOT_FOUND', 'This resource does not exist.');
      if (String(row.changed_time.getTime()) !== version)
        return domainError('STALE_VERSION', 'The resource has changed since this version. Read it again.');
      const saved = await updatePatientIn(tx, ctx, id, locked.version, patch);
      return isDomainError(saved) ? asElementError(saved, elementsOf(sent, place)) : null;
    });
  },
};

function refusePatients(): DomainError {
  return domainError('FORBIDDEN', 'Demographics are changed by the clinic.');
}

const isHome = ({ use }: Address): boolean => use !== 'billing';

/** Finds what becomes of the home address: undefined if it stays, null if it is removed. The others must stay. */
function changedAddress(
  sent: readonly Address[],
  was: readonly Address[],
): { new: Address | null | undefined; index: number } | DomainError {
  const [index, before] = [sent.findIndex(isHome), was.findIndex(isHome)];
  const others = (all: readonly Address[], first: number): Address[] => all.filter((_one, at) => at !== first);
  if (!isDeepStrictEqual(others(sent, index), others(was, before)))
    return elementInvalid('address', 'Only the first home address can be changed');
  const [now, old] = [sent[index] ?? null, was[before] ?? null];
  const isSame = isDeepStrictEqual(now === null ? null : { use: 'home', ...now }, old);
  return { new: isSame ? undefined : now, index };
}

function addressInputOf({ line = [], city, state, postalCode, country }: Address) {
  return {
    address_line1: line[0] ?? '',
    address_line2: line[1] ?? null,
    city: city ?? '',
    state_or_provice: state ?? '',
    postal_code: postalCode ?? '',
    ...(country !== undefined && { country }),
  };
}

function elementsOf({ elements }: SentPatient, address: number): Record<string, string> {
  const at = `address[${Math.max(address, 0)}]`;
  const parts = {
    address_line1: `${at}.line[0]`,
    address_line2: `${at}.line[1]`,
    city: `${at}.city`,
    state_or_provice: `${at}.state`,
    postal_code: `${at}.postalCode`,
    country: `${at}.country`,
  };
  return Object.fromEntries<string>([
    ...Object.entries(elements).map(([field, path]) => [`input.${field}`, path] as const),
    ...Object.entries(parts).map(([field, path]) => [`input.mailing_address.${field}`, path] as const),
  ]);
}
