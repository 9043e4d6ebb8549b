/**
 * Returns the estimated GFR of an adult in mL/min/1.73 m² from creatinine in mg/dL: CKD-EPI 2021, without race (Inker
 * et al., N Engl J Med 2021;385:1737). Null below 18 years, where the equation is not valid.
 */
export function egfrOf(creatinine: number, ageYears: number, sex: 'female' | 'male'): number | null {
  if (!(creatinine > 0) || ageYears < 18) return null;
  const [kappa, alpha] = sex === 'female' ? [0.7, -0.241] : [0.9, -0.302];
  const ratio = creatinine / kappa;
  const value =
    142 *
    Math.min(ratio, 1) ** alpha *
    Math.max(ratio, 1) ** -1.2 *
    0.9938 ** ageYears *
    (sex === 'female' ? 1.012 : 1);
  return Math.round(value);
}
