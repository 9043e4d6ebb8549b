/** A pharmacy of the sandbox's network; all of them are fictional, with real ZIP codes. */
export interface SandboxPharmacy {
  ncpdpId: string;
  npi: string;
  name: string;
  type: string;
  line1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  fax: string;
  specialty: string;
  activeStart: string;
  activeEnd: string;
  serviceLevel: string;
}

/** The behaviors of pharmacies, by the last digit of their number (see README.md). */
export const behaviours = [
  'queues',
  'confirms',
  'rejects',
  'times out',
  'answers twice',
  'asks for a renewal',
  'asks for a change',
  'denies cancels',
  'is busy at first',
  'stays silent',
] as const;

/** The behavior of a pharmacy. */
export type Behaviour = (typeof behaviours)[number];

/** Returns the behavior of the pharmacy with this number. */
export function behaviourOf(ncpdpId: string): Behaviour {
  return behaviours[Number(ncpdpId.at(-1))] ?? 'queues';
}

// ZIP code, city, state, number of pharmacies.
const PLACES = `02128 Boston MA 14,02446 Brookline MA 9,02445 Brookline MA 7,02139 Cambridge MA 8,02136 Hyde Park MA 6,02132 West Roxbury MA 7,
02126 Mattapan MA 6,02124 Dorchester Center MA 8,02121 Dorchester MA 6,02145 Somerville MA 6,02131 Roslindale MA 8,02109 Boston MA 5,
02114 Boston MA 7,02116 Boston MA 7,02118 Boston MA 6,02130 Jamaica Plain MA 7,02151 Revere MA 6,02150 Chelsea MA 6,02152 Winthrop MA 4,
02149 Everett MA 4,02155 Medford MA 4,02169 Quincy MA 4,02186 Milton MA 3,02026 Dedham MA 4,02215 Boston MA 5,02110 Boston MA 4,
01602 Worcester MA 3,01103 Springfield MA 3,01840 Lawrence MA 3,02301 Brockton MA 3,02740 New Bedford MA 3,02601 Hyannis MA 3,
02903 Providence RI 4,02906 Providence RI 3,03101 Manchester NH 3,03801 Portsmouth NH 3,04101 Portland ME 3,05401 Burlington VT 3,
06103 Hartford CT 3,06511 New Haven CT 3,10001 New York NY 6,10025 New York NY 5,11201 Brooklyn NY 5,11372 Jackson Heights NY 4,
14604 Rochester NY 3,07102 Newark NJ 3,19103 Philadelphia PA 4,15213 Pittsburgh PA 3,21201 Baltimore MD 3,20001 Washington DC 4,
23219 Richmond VA 3,27601 Raleigh NC 3,30303 Atlanta GA 4,33130 Miami FL 4,32801 Orlando FL 3,35203 Birmingham AL 2,37203 Nashville TN 3,
40202 Louisville KY 2,43215 Columbus OH 3,44113 Cleveland OH 3,48226 Detroit MI 3,46204 Indianapolis IN 3,60601 Chicago IL 5,
60614 Chicago IL 4,53202 Milwaukee WI 3,55401 Minneapolis MN 3,50309 Des Moines IA 2,63101 St. Louis MO 3,64106 Kansas City MO 3,
70112 New Orleans LA 3,73102 Oklahoma City OK 2,75201 Dallas TX 4,77002 Houston TX 4,78701 Austin TX 4,80202 Denver CO 4,
84101 Salt Lake City UT 3,85004 Phoenix AZ 3,87102 Albuquerque NM 2,89101 Las Vegas NV 3,90012 Los Angeles CA 5,94103 San Francisco CA 5,
92101 San Diego CA 4,95814 Sacramento CA 3,97205 Portland OR 4,98101 Seattle WA 4,99501 Anchorage AK 2,96813 Honolulu HI 2`;

const NAMES =
  `Harbor,Beacon,Meridian,Elm Street,Corner,Lantern,Old Mill,Riverside,Maple,Union,Summit,Parkside,Bayview,Cedar,Northgate,
Station,Orchard,Granite,Fairview,Willow,Keystone,Tidewater,Pinecrest`.split(/,\s*/);
const STREETS = [
  'Main St',
  'Washington St',
  'Broadway',
  'Centre St',
  'Park Ave',
  'Market St',
  'Chestnut St',
  'Bennington St',
];
const KINDS = ['Pharmacy', 'Apothecary', 'Drug', 'Family Pharmacy'];
const EVERYTHING = 'New,Refill,Change,RxFill,Cancel,ControlledSubstance';
// Most behave normally: of ten pharmacies in one place, one or two are unusual.
const TURNS = [0, 1, 5, 0, 6, 1, 7, 0, 4, 1, 0, 2, 1, 8, 0, 1, 3, 5, 0, 9, 1, 6, 0, 1];

/** Returns every pharmacy of the sandbox, always the same ones. */
export function sandboxPharmacies(): SandboxPharmacy[] {
  let number = 0;
  return PLACES.split(/,\s*/).flatMap((place) => {
    const [, zip, city, state, count] = /^(\d{5}) (.+) ([A-Z]{2}) (\d+)$/.exec(place)!;
    return Array.from({ length: Number(count) }, (_none, index) => {
      number += 1;
      return pharmacy(number, index, { zip: zip!, city: city!, state: state! });
    });
  });
}

function pharmacy(number: number, index: number, place: { zip: string; city: string; state: string }): SandboxPharmacy {
  const behaviour = TURNS[number % TURNS.length]!;
  const isMail = number % 19 === 0;
  const kind = isMail ? 'Mail Order Pharmacy' : KINDS[(number + index) % KINDS.length];
  const name = `${NAMES[number % NAMES.length]} ${kind}`;
  // In rotation: one is closed, one without a service level, one without new prescriptions, one without cancellations.
  const oddity = number % 41 === 7 ? ['closed', 'none', 'no new', 'no cancel'][Math.floor(number / 41) % 4] : undefined;
  return {
    ncpdpId: `99${String(number).padStart(4, '0')}${behaviour}`,
    npi: npiOf(130_000_000 + number),
    name: `${name}^Store ${number}^`,
    type: 'Pharmacy',
    line1: `${((number * 37) % 900) + 10} ${STREETS[number % STREETS.length]}`,
    ...place,
    phone: `${['617', '857', '781'][number % 3]}5550${String(number % 1000).padStart(3, '0')}`,
    fax: `${['617', '857', '781'][number % 3]}5551${String(number % 1000).padStart(3, '0')}`,
    specialty: isMail ? 'MailOrder' : number % 23 === 0 ? '' : number % 29 === 0 ? 'LongTermCare' : 'Retail',
    activeStart: '2015-01-01T00:00:00Z',
    activeEnd: oddity === 'closed' ? '2024-06-30T00:00:00Z' : '2099-12-31T00:00:00Z',
    serviceLevel:
      oddity === 'none'
        ? ''
        : oddity === 'no new'
          ? 'Refill,Cancel'
          : oddity === 'no cancel'
            ? 'New,Refill,Change'
            : EVERYTHING,
  };
}

/** Returns nine digits with the Luhn check digit over 80840 and them, like an NPI. */
function npiOf(nine: number): string {
  const sum = Array.from(`80840${nine}`, Number)
    .toReversed()
    .reduce((total, digit, at) => {
      const counted = at % 2 === 0 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}
