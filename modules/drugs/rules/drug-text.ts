/**
 * Normalizes a drug name for comparison: lowercase letters, digits, dots and percent signs, words separated by one
 * space.
 */
export function foldDrug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3})/g, '$1')
    .replaceAll(/(\d)((?:mg|mcg|g|ml|meq|unit|units)\b|%)/g, '$1 $2')
    .replaceAll(/[^a-z0-9.%]+/g, ' ')
    .replaceAll(/(^|[^0-9])\.|\.(?![0-9])/g, '$1 ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Returns the distinct words of a search. */
export function drugWords(text: string): string[] {
  const folded = foldDrug(text);
  return folded === '' ? [] : [...new Set(folded.split(' '))];
}

const SALTS = new Set(
  `hydrochloride hcl dihydrochloride sodium disodium potassium calcium magnesium sulfate hydrogensulfate bisulfate tartrate bitartrate succinate
   maleate fumarate hemifumarate mesylate besylate acetate phosphate diphosphate citrate hydrobromide hbr bromide chloride nitrate lactate
   propionate dipropionate furoate valerate cypionate enanthate undecanoate decanoate pamoate tromethamine meglumine acetonide benzoate
   anhydrous monohydrate dihydrate trihydrate hemihydrate hydrate medoxomil axetil proxetil cilexetil etexilate besilate marboxil disoproxil
   alafenamide trometamol xinafoate olamine aspartate saccharate dimesylate estolate stearate ethylsuccinate hyclate mononitrate mofetil
   lysine arginine oxalate camsylate tosylate malate polistirex bicarbonate`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

// Without their salt, these names are ambiguous.
const NEEDS_SALT = new Set(
  `sodium potassium calcium magnesium ferrous ferric iron zinc lithium aluminum ammonium barium bismuth silver selenium copper
   isosorbide mycophenolate benzoyl amyl hydrogen`.split(/\s+/),
);

/**
 * Normalizes an ingredient name: lowercase, without the salt if the rest identifies the drug (metformin, but lithium
 * carbonate).
 */
export function ingredientName(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim().split(' ');
  while (words.length > 1 && SALTS.has(words.at(-1)!) && !NEEDS_SALT.has(words.slice(0, -1).join(' '))) words.pop();
  return words.join(' ');
}

const DETAILS = new Set(
  `mg mcg ug g gm ml l unit units iu meq % hr hour hours day dose actuation actuations puff puffs per in
   tab tabs tablet tablets cap caps capsule capsules pill pills caplet solution suspension syrup elixir liquid drops drop cream ointment
   gel lotion foam shampoo patch film spray inhaler inhalation nebulizer injection injectable pen vial syringe auto injector
   autoinjector suppository lozenge powder oral topical nasal ophthalmic otic eye ear vaginal rectal sublingual transdermal subcutaneous
   intramuscular intravenous er xr sr xl cr la dr ec odt hfa dpi cfc free extended delayed immediate release chewable disintegrating coated
   film enteric low strength`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Returns whether a normalized word is only a strength, form, route or salt, which leaves nothing unrecognized next to
 * a drug name.
 */
export function isDetail(word: string): boolean {
  return /^[\d.%]+$/.test(word) || DETAILS.has(word) || SALTS.has(word);
}

/** The identity of a product: equal name, strength, form and route mean the same product. */
export interface ProductKey {
  name: string;
  strength: string;
  unit: string;
  form: string;
  route: string;
}

const LONGEST_ID = 120;

/**
 * Returns the identifier of a product, derived from its identity: `lisinopril-10-mg-tablet-oral`. Long ones end in a
 * checksum.
 */
export function descriptorId({ name, strength, unit, form, route }: ProductKey): string {
  const id = [name, `${strength}${unit}`, form, route]
    .map((part) => foldDrug(part.replaceAll('/', ' per ')).replaceAll(/[^a-z0-9.]+/g, '-'))
    .filter((part) => part !== '' && part !== '-')
    .join('-');
  if (id.length <= LONGEST_ID) return id;
  let sum = 0;
  for (const letter of id) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return `${id.slice(0, LONGEST_ID - 9)}-${sum.toString(36)}`;
}

/**
 * Converts an NDC to eleven digits, 5-4-2; null if invalid. Ten digits need their dashes, which show where the zero is
 * missing.
 */
export function readNdc(text: string): string | null {
  const typed = text.trim();
  const parts = typed.split('-');
  if (parts.length === 3 && parts.every((part) => /^\d+$/.test(part))) {
    const [labeler, product, pack] = parts as [string, string, string];
    if (labeler.length > 5 || product.length > 4 || pack.length > 2) return null;
    return labeler.padStart(5, '0') + product.padStart(4, '0') + pack.padStart(2, '0');
  }
  return /^\d{11}$/.test(typed) ? typed : null;
}
