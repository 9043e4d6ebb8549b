/** The parts of common directions. */
export interface SigParts {
  verb: string;
  amount: string;
  form: string;
  route: string;
  frequency: string;
  /** Days; empty if ongoing. */
  duration: string;
  reason: string;
  asNeeded: boolean;
}

export const sigVerbs = ['Take', 'Apply', 'Instill', 'Inhale', 'Inject', 'Insert', 'Place', 'Use', 'Chew', 'Dissolve'];
export const sigForms = [
  'tablet',
  'capsule',
  'mL',
  'teaspoon',
  'drop',
  'puff',
  'spray',
  'patch',
  'unit',
  'suppository',
  'application',
];
export const sigRoutes = [
  'by mouth',
  'under the tongue',
  'topically to the affected area',
  'into each eye',
  'into the affected ear',
  'into each nostril',
  'by inhalation',
  'subcutaneously',
  'intramuscularly',
  'rectally',
  'vaginally',
];
/** Frequencies, with the number of times a day; null if it can't be determined. */
export const sigFrequencies: readonly { value: string; perDay: number | null }[] = [
  { value: 'once daily', perDay: 1 },
  { value: 'twice daily', perDay: 2 },
  { value: '3 times daily', perDay: 3 },
  { value: '4 times daily', perDay: 4 },
  { value: 'every morning', perDay: 1 },
  { value: 'at bedtime', perDay: 1 },
  { value: 'every 4 hours', perDay: 6 },
  { value: 'every 6 hours', perDay: 4 },
  { value: 'every 8 hours', perDay: 3 },
  { value: 'every 12 hours', perDay: 2 },
  { value: 'before meals', perDay: 3 },
  { value: 'with meals', perDay: 3 },
  { value: 'every other day', perDay: 0.5 },
  { value: 'once weekly', perDay: 1 / 7 },
  { value: 'once', perDay: null },
];

/** Builds directions from their parts: `Take 1 tablet by mouth twice daily for 10 days as needed for pain`. */
export function sigText(parts: SigParts): string {
  const { verb, amount, form, route, frequency, duration, reason, asNeeded } = parts;
  const many = Number(amount) > 1 && form !== '' && form !== 'mL' ? (form === 'patch' ? 'patches' : `${form}s`) : form;
  const words = [
    verb,
    amount,
    form === 'suppository' && Number(amount) > 1 ? 'suppositories' : many,
    route,
    frequency,
    duration === '' ? '' : `for ${duration} ${duration === '1' ? 'day' : 'days'}`,
    asNeeded ? 'as needed' : '',
    reason.trim() === '' ? '' : `for ${reason.trim()}`,
  ];
  return words.filter((word) => word.trim() !== '').join(' ');
}

/** Returns how many days a quantity lasts when taken as directed, or null if it can't be determined. */
export function daysSupplyOf(
  quantity: number,
  { amount, frequency }: Pick<SigParts, 'amount' | 'frequency'>,
): number | null {
  const perDay = sigFrequencies.find(({ value }) => value === frequency)?.perDay ?? null;
  const each = Number(amount);
  if (perDay === null || !(each > 0) || !(quantity > 0)) return null;
  const days = Math.floor(quantity / (each * perDay));
  return days > 0 ? days : null;
}
