import { date, ofPatient, ref, type SearchParameter, type SearchParameters, text, token } from './search-parameter.ts';

const contact = (kind: 'email' | 'phone'): SearchParameter => ({ ...token('telecom'), contact: kind });

const names: SearchParameters = {
  name: text('name'),
  family: text('name.family'),
  given: text('name.given'),
};

const addresses: SearchParameters = {
  address: text('address'),
  'address-city': text('address.city'),
  'address-state': text('address.state'),
  'address-postalcode': text('address.postalCode'),
};

/** Search parameters of resource types about people, places and appointments. */
export const ADMINISTRATIVE: Readonly<Record<string, SearchParameters>> = {
  Appointment: {
    patient: ref('participant.actor', 'Patient'),
    practitioner: ref('participant.actor', 'Practitioner'),
    location: ref('participant.actor', 'Location'),
    actor: ref('participant.actor', 'Patient', 'Practitioner', 'Location'),
    date: date('start'),
    status: token('status'),
    'service-type': token('serviceType'),
  },
  Coverage: {
    ...ofPatient('beneficiary'),
    beneficiary: ref('beneficiary', 'Patient'),
    status: token('status'),
    type: token('type'),
    payor: ref('payor', 'Organization', 'Patient', 'RelatedPerson'),
    identifier: token('identifier'),
  },
  Encounter: {
    ...ofPatient(),
    date: date('period'),
    status: token('status'),
    class: token('class'),
    type: token('type'),
    identifier: token('identifier'),
    appointment: ref('appointment', 'Appointment'),
    participant: ref('participant.individual', 'Practitioner'),
    practitioner: ref('participant.individual', 'Practitioner'),
    location: ref('location.location', 'Location'),
  },
  Location: {
    name: text('name'),
    ...addresses,
    status: token('status'),
    organization: ref('managingOrganization', 'Organization'),
  },
  Organization: { name: text('name'), ...addresses, identifier: token('identifier'), active: token('active') },
  Patient: {
    ...names,
    ...addresses,
    identifier: token('identifier'),
    birthdate: date('birthDate'),
    'death-date': date('deceasedDateTime'),
    gender: token('gender'),
    language: token('communication.language'),
    phone: contact('phone'),
    email: contact('email'),
    telecom: token('telecom'),
    active: token('active'),
  },
  Practitioner: { ...names, identifier: token('identifier'), active: token('active'), email: contact('email') },
  PractitionerRole: {
    practitioner: ref('practitioner', 'Practitioner'),
    organization: ref('organization', 'Organization'),
    location: ref('location', 'Location'),
    role: token('code'),
    specialty: token('specialty'),
    active: token('active'),
  },
  Provenance: { target: ref('target') },
  Subscription: { status: token('status') },
  RelatedPerson: { patient: ref('patient', 'Patient'), name: text('name'), relationship: token('relationship') },
};
