/** Age ranges of open amounts in days. */
export const AGE_BUCKETS = ['0–30', '31–60', '61–90', '90+'] as const;

/** Returns the index of the age range that a day falls into today: 0 to 3. */
export function ageBucket(day: string, today: string): number {
  const days = Math.floor((Date.parse(today) - Date.parse(day)) / 86_400_000);
  return days <= 30 ? 0 : days <= 60 ? 1 : days <= 90 ? 2 : 3;
}
