import { foldName } from './names/fold-name.ts';

/** A state, territory or province, as listed for selection. */
export interface Region {
  /** Two-letter postal code. */
  code: string;
  name: string;
}

const unitedStates = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,
DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,
LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,
NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,
OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,
VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,
MP Northern Mariana Islands,PR Puerto Rico,VI U.S. Virgin Islands,UM U.S. Minor Outlying Islands,FM Micronesia,
MH Marshall Islands,PW Palau,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific`;

const canada = `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,
NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Québec,SK Saskatchewan,YT Yukon`;

const otherNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: { mass: 'MA', 'washington dc': 'DC', 'd c': 'DC', 'virgin islands': 'VI', calif: 'CA', penna: 'PA', conn: 'CT' },
  CA: { newfoundland: 'NL', 'yukon territory': 'YT', pei: 'PE' },
};

/** The regions of countries whose states are stored as codes: "US" and "CA". */
export const regionsOf: Readonly<Record<string, readonly Region[]>> = {
  US: readTable(unitedStates),
  CA: readTable(canada),
};

const codesByName = /* @__PURE__ */ indexByCountry();

/** Returns the two-letter code of a state given by code or name, ignoring case; null if the country has none. */
export function stateCode(text: string, country = 'US'): string | null {
  return codesByName.get(country)?.get(foldName(text)) ?? null;
}

/** Returns the name of a state code; null if unknown. */
export function stateName(code: string, country = 'US'): string | null {
  return regionsOf[country]?.find((region) => region.code === code)?.name ?? null;
}

function readTable(table: string): readonly Region[] {
  return table.split(/,\s*/).map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

function indexByCountry(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(Object.entries(regionsOf).map(([country, regions]) => [country, nameIndex(country, regions)]));
}

function nameIndex(country: string, regions: readonly Region[]): ReadonlyMap<string, string> {
  const index = new Map(Object.entries(otherNames[country] ?? {}));
  for (const { code, name } of regions) index.set(code.toLowerCase(), code).set(foldName(name), code);
  return index;
}
