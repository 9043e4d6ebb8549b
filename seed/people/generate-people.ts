import { foldName, type PatientFields } from '#patients/rules';
import type { ClinicTagName } from './clinic-tags.ts';
import { englishNames, type Origin, origins } from './origins.ts';
import { type Place, places, streets } from './places.ts';
import { frequencyList, type Random, seededRandom, weightedList } from './random.ts';

/** A fictional person as a new patient of the clinic. */
export interface GeneratedPerson extends PatientFields {
  tags: ClinicTagName[];
}

/** The input of the generator. */
export interface PeopleInput {
  /** The same seed, count and day generate the same people. */
  seed: number;
  count: number;
  /** The day that ages are based on, YYYY-MM-DD. */
  today: string;
}

const drawOrigin = weightedList(
  origins,
  origins.map((entry) => entry.share),
);
const drawPlace = weightedList(
  places.map((entry) => entry.place),
  places.map((entry) => entry.weight),
);
const drawStreet = frequencyList(streets, 20);
// Age distribution in percent: sick people visit a clinic more often than their share of the population.
const ageBands = [6, 5, 5, 5, 6, 7, 7, 7, 6, 6, 6, 6.5, 7, 6.5, 5.5, 4, 2.6, 1.3, 0.6];
const drawAgeBand = weightedList(
  ageBands.map((_, band) => band),
  ageBands,
);
const suffixes = ['Jr.', 'Jr.', 'Sr.', 'III'] as const;

/**
 * Generates plausible people: names of many origins with realistic frequencies, addresses that exist down to the ZIP
 * code, phone numbers reserved for fiction (555-01xx), and email addresses at domains reserved for examples.
 */
export function* generatePeople({ seed, count, today }: PeopleInput): Generator<GeneratedPerson> {
  const random = seededRandom(seed);
  const todayAsDays = Math.floor(Date.parse(today) / 86_400_000);
  for (let made = 0; made < count; made += 1) yield makePerson(random, todayAsDays);
}

function makePerson(random: Random, today: number): GeneratedPerson {
  const origin = drawOrigin(random);
  const place = drawPlace(random);
  const ageInDays = Math.floor((drawAgeBand(random) + random.next()) * 5 * 365.25);
  const age = ageInDays / 365.25;
  const dateOfBirth = dayFromDays(today - ageInDays);
  const isFemale = random.chance(age > 75 ? 0.6 : 0.52);
  const bornIn = Number(dateOfBirth.slice(0, 4));
  const firstName = givenName(random, origin, isFemale, bornIn);
  const lastName = surname(random, origin, isFemale, age);
  const isChild = age < 18;

  const person: GeneratedPerson = {
    first_name: firstName,
    last_name: lastName,
    middle_name: middleName(random, origin, isFemale, bornIn),
    nick_name: random.chance(0.06) ? (shortNames[firstName] ?? null) : null,
    gender: isFemale ? 'Female' : 'Male',
    gender_at_birth: random.chance(0.3) ? (isFemale ? 'Female' : 'Male') : null,
    date_of_birth: dateOfBirth,
    deceased_date: null,
    race: random.chance(0.9) ? origin.race : random.chance(0.3) ? 'Declined to answer' : null,
    ethnicity: random.chance(0.9) ? origin.ethnicity : null,
    preferred_language: null,
    email: !isChild && random.chance(age > 75 ? 0.4 : 0.75) ? email(random, firstName, lastName, bornIn) : null,
    mobile: random.chance(age > 80 ? 0.6 : 0.9) ? phone(random, place) : null,
    home_phone: random.chance(age > 60 ? 0.6 : 0.15) ? phone(random, place) : null,
    work_phone: !isChild && age < 67 && random.chance(0.15) ? phone(random, place) : null,
    emergency_contact_name: null,
    emergency_contact_phone: null,
    note1: null,
    note2: null,
    mailing_address: address(random, place),
    tags: tagsFor(random, origin, age, isFemale),
  };
  if (isChild || random.chance(0.55)) {
    const relative = givenName(random, origin, random.chance(0.6), isChild ? bornIn - 30 : bornIn);
    person.emergency_contact_name = `${relative} ${lastName}`;
    person.emergency_contact_phone = phone(random, place);
  }
  return person;
}

function givenName(random: Random, origin: Origin, isFemale: boolean, bornIn: number): string {
  if (!random.chance(origin.englishNames[bornIn < 1985 ? 0 : 1]))
    return (isFemale ? origin.female : origin.male)(random);
  const generation = englishNames.find((entry) => bornIn < entry.until) ?? englishNames[2];
  return (isFemale ? generation.female : generation.male)(random);
}

function middleName(random: Random, origin: Origin, isFemale: boolean, bornIn: number): string | null {
  const draw = random.next();
  if (draw > 0.45) return null;
  const name = givenName(random, origin, isFemale, bornIn);
  return draw < 0.15 ? name : `${name.slice(0, 1)}.`;
}

function surname(random: Random, origin: Origin, isFemale: boolean, age: number): string {
  const name = origin.surname(random);
  if (random.chance(origin.twoSurnames)) return `${name} ${origin.surname(random)}`;
  if (isFemale && age > 25 && age < 70 && random.chance(0.05)) {
    return `${name}-${(random.chance(0.5) ? origin : drawOrigin(random)).surname(random)}`;
  }
  return !isFemale && random.chance(0.015) ? `${name} ${random.pick(suffixes)}` : name;
}

function email(random: Random, firstName: string, lastName: string, bornIn: number): string {
  const first = foldName(firstName).replaceAll(' ', '');
  const last = foldName(lastName).replaceAll(' ', '');
  const style = random.below(5);
  let mailbox = `${first}.${last}`;
  if (style === 1) mailbox = `${first.slice(0, 1)}${last}`;
  if (style === 2) mailbox = `${first}${bornIn % 100}`;
  if (style === 3) mailbox = `${last}.${first}`;
  if (style === 4) mailbox = `${first}_${last}${random.below(100)}`;
  return `${mailbox}@${random.pick(emailDomains)}`;
}

const emailDomains = ['example.com', 'example.com', 'example.org', 'example.net'] as const;

function phone(random: Random, place: Place): string {
  return `+1 ${random.pick(place.areaCodes)}55501${random.below(10)}${random.below(10)}`;
}

function address(random: Random, place: Place): GeneratedPerson['mailing_address'] {
  const unit = random.chance(0.35) ? unitOf(random) : null;
  return {
    address_line1: `${1 + random.below(random.chance(0.7) ? 200 : 1500)} ${drawStreet(random)}`,
    address_line2: unit,
    city: place.city,
    state_or_provice: place.state,
    postal_code: random.pick(place.zips),
    country: 'US',
  };
}

function unitOf(random: Random): string {
  const style = random.below(4);
  if (style === 0) return `Unit ${1 + random.below(40)}`;
  if (style === 1) return `Apt ${1 + random.below(12)}${random.pick(['A', 'B', 'C', 'D', 'R'])}`;
  return style === 2 ? `# ${1 + random.below(4)}` : `Apt ${1 + random.below(60)}`;
}

function tagsFor(random: Random, origin: Origin, age: number, isFemale: boolean): ClinicTagName[] {
  const tags: ClinicTagName[] = [];
  const add = (tag: ClinicTagName, share: number): void => {
    if (random.chance(share)) tags.push(tag);
  };
  add('Interpreter', age > 40 ? origin.interpreter : origin.interpreter / 5);
  add('Fall risk', age > 75 ? 0.3 : age > 65 ? 0.08 : 0.005);
  add('Hard of hearing', age > 70 ? 0.15 : 0.005);
  add('Wheelchair', age > 70 ? 0.05 : 0.006);
  add('Anticoagulated', age > 65 ? 0.12 : 0.006);
  add('Diabetes', age > 45 ? 0.16 : 0.02);
  add('Prenatal', isFemale && age > 18 && age < 42 ? 0.05 : 0);
  add('Care management', age > 60 ? 0.08 : 0.02);
  add('New patient', 0.04);
  add('Telehealth', 0.06);
  add('Needs transport', age > 70 ? 0.08 : 0.015);
  add('Consent: guardian', age < 18 ? 0.06 : 0.004);
  return tags;
}

const shortNames: Readonly<Record<string, string>> = {
  Robert: 'Bob',
  William: 'Bill',
  Richard: 'Dick',
  James: 'Jim',
  Michael: 'Mike',
  Joseph: 'Joe',
  Thomas: 'Tom',
  Charles: 'Chuck',
  Edward: 'Ted',
  Anthony: 'Tony',
  Daniel: 'Dan',
  Matthew: 'Matt',
  Christopher: 'Chris',
  Alexander: 'Alex',
  Elizabeth: 'Liz',
  Margaret: 'Peggy',
  Patricia: 'Pat',
  Barbara: 'Barb',
  Katherine: 'Kate',
  Jennifer: 'Jen',
  Deborah: 'Deb',
  Francisco: 'Paco',
  José: 'Pepe',
  Guadalupe: 'Lupe',
  Dolores: 'Lola',
  Ignacio: 'Nacho',
};

/** Returns the Gregorian calendar day that is `days` after 1970-01-01, without the cost of a Date. */
function dayFromDays(days: number): string {
  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": civil_from_days.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
