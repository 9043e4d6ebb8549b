import type { DemoNoteSheet } from './demo-note-sheet.ts';

/** Notes of the internist. */
export const notesOfAdeyemi: readonly DemoNoteSheet[] = [
  {
    of: 'adeyemi -5 09:00',
    title: 'Diabetes follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 138/78, pulse 80, weight 162 lb. A1c 8.6%. Spanish interpreter.',
    text: `S:
67-year-old woman with type 2 diabetes for 15 years. Morning sugars 150 to 190, twice 68 in the afternoon when lunch was late. Her daughter draws up the insulin at night. Feet burn in bed, better on gabapentin. No chest pain; sees well enough to knit.
O:
- Heart and lungs normal, no swelling
- Feet: pulses felt; monofilament not felt at four of ten points; dry skin, no ulcer
- A1c 8.6% (8.9% in August), creatinine 0.9 mg/dL, urine albumin 48 mg/g
A:
1. Type 2 diabetes with nerve damage and albumin in the urine, above goal (under 8%)
2. High blood pressure, a little above goal
P:
- Insulin glargine from 18 to 22 units at bedtime; lunch not later than one o'clock
- Lisinopril stays at 20 mg; check pressure again with the nurse
- Sugar log twice a day; nurse visit next week
- Podiatry and eye doctor: referrals sent, rides arranged
- Flu vaccine given`,
  },
  {
    of: 'adeyemi -5 10:00',
    title: 'COPD and atrial fibrillation',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 126/72, pulse 76 irregular, oxygen 94% on room air, weight 171 lb.',
    text: `S:
72-year-old man, comes with his wife. Walks to the beach and back, stops once on the hill, as in summer. One cold in October, no steroids needed. Coughs up a little clear phlegm in the morning. No bleeding, no black stools, no falls. Misses the evening apixaban about once a week.
O:
- Heart irregular, 76 a minute, no murmur
- Breath sounds quiet, no wheeze; no swelling of the legs
- Hemoglobin 14.1 g/dL, creatinine 1.1 mg/dL
A:
1. COPD, stable, no flare this year
2. Atrial fibrillation, rate controlled, on apixaban 5 mg twice a day
P:
- Apixaban in the pill box with supper; wife reminds
- Tiotropium as before, technique looked at and good
- Spirometry: last one three years old
- RSV and flu vaccines given
- Stopped smoking ten years ago, after forty: CT for lung cancer screening this winter`,
  },
  {
    of: 'adeyemi -5 14:00',
    title: 'Hepatitis B, half-yearly visit',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 122/76, pulse 66, weight 138 lb. Vietnamese interpreter by video.',
    text: `S:
59-year-old man with chronic hepatitis B on entecavir for six years. Feels well, works ten hours a day. Takes the tablet at bedtime, two hours after food; none missed. No alcohol, no herbs.
O:
- No yellow eyes, no spider marks; liver and spleen not felt
- ALT 22 U/L, HBV DNA not detected, platelets 188, alpha-fetoprotein 3 ng/mL
- Ultrasound done, report not in yet
A:
1. Chronic hepatitis B, virus suppressed, no sign of cirrhosis
P:
- Entecavir 0.5 mg as before
- Video visit with the ultrasound report
- Blood and ultrasound again in six months
- Wife and both sons are vaccinated, titers on file`,
  },
  {
    of: 'adeyemi -4 09:00',
    title: 'Heart failure, weight up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 112/64, pulse 72, oxygen 95%, weight 158 lb (154 lb two weeks ago).',
    text: `S:
88-year-old man with heart failure, comes with his daughter. Weight up 4 lb in six days after a wedding with salted fish. Short of breath on the stairs to the second floor, sleeps on two pillows instead of one. No chest pain, no fainting. Takes all his medicines.
O:
- Neck veins two fingers above the collar bone at 45 degrees
- Fine crackles at both bases; swelling to mid-shin
- Creatinine 1.7 mg/dL (1.6), potassium 4.6 mmol/L, BNP 690 pg/mL (420)
A:
1. Heart failure with reduced ejection fraction (35%), fluid overload from salt, mild
2. Chronic kidney disease stage 3b, steady
P:
- Furosemide 40 mg morning and noon for five days, then once a day again
- Sacubitril-valsartan and carvedilol unchanged; no spironolactone (potassium 6.1 before)
- Weigh every morning, call at 3 lb more; salt under 2 g a day
- Visit and blood test in three days
- Daughter knows when to call 911`,
  },
  {
    of: 'adeyemi -4 10:20',
    title: 'Gout follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 136/82, pulse 70, weight 198 lb.',
    text: `S:
61-year-old man with gout, four months on febuxostat 40 mg. One short attack in October, gone in two days with an extra colchicine. Two glasses of wine at weekends, no beer. No rash this time, no stomach trouble.
O:
- Left great toe joint thickened, not red or warm; no tophi
- Uric acid 6.8 mg/dL (8.9 in July); liver tests normal
A:
1. Gout, better, uric acid not at goal (under 6)
2. Allopurinol rash in the past
P:
- Febuxostat up to 80 mg
- Colchicine 0.6 mg daily until February
- Losartan is the right pressure drug for him: lowers uric acid as well
- Uric acid in four weeks`,
  },
  {
    of: 'adeyemi -3 09:00',
    title: 'Six months after the stent',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 122/74, pulse 60, weight 188 lb.',
    text: `S:
69-year-old man six months after a heart attack with a stent in the left anterior descending artery. Walks 40 minutes a day, no chest pain. Has not smoked since. Bruises easily, no other bleeding. Short of breath for a moment after the evening ticagrelor at times.
O:
- Heart regular, no murmur, lungs clear
- Cardiology letter: ejection fraction 55%
- LDL 71 mg/dL on atorvastatin 80 mg
A:
1. Coronary disease after heart attack, doing well
2. LDL above goal (under 55)
P:
- Aspirin and ticagrelor until May, then aspirin alone
- Add ezetimibe 10 mg; LDL in two weeks with liver tests
- Nitroglycerin in the pocket, knows how
- Proud of half a year without smoking, and should be`,
  },
  {
    of: 'adeyemi -3 10:00',
    title: 'Falls and bones',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 128/70 lying, 120/68 standing. Pulse 72, weight 101 lb. Stands up and goes in 16 seconds.',
    text: `S:
81-year-old woman, comes with her son. Slipped in the bathroom three weeks ago, bruised her hip, got up by herself. Holds on to furniture at home. Takes alendronate on Sundays, sitting up. Eats congee and fish, little milk. Sees well since the cataracts were done.
O:
- Bruise over the right hip nearly gone, moves the hip without pain
- Unsteady on turning; strength of the thighs a little weak
- Vitamin D 34 ng/mL; bone density of the hip better by 4% in two years
A:
1. Osteoporosis after hip fracture, alendronate works
2. High risk of falling
P:
- Alendronate for three more years
- Physical therapy at home for balance; a walker with front wheels ordered
- Grab bars and a mat for the bathroom: the son will see to it
- Home safety visit, and again here next week for the walker`,
  },
  {
    of: 'adeyemi -3 14:00',
    title: 'Flank pain',
    mode: 'office',
    isSigned: true,
    nurse: 'Temp 98.8 F, BP 142/88, pulse 92. Pain 7 of 10. Urine: blood 3+, no nitrite.',
    text: `S:
40-year-old man with pain in the left flank since last night, in waves, down to the groin. Vomited once. No fever, passes urine freely. Third time; the stones before were calcium oxalate. Drinks little at work. Hives from contrast in a CT two years ago.
O:
- Restless, walks about; tender over the left kidney, abdomen soft
- Creatinine 1.1 mg/dL, white cells 8.9
A:
1. Kidney stone on the left, likely; no sign of infection
P:
- Ketorolac 30 mg into the muscle, pain 3 of 10 after 40 minutes
- CT without contrast today; allergy told to radiology
- Tamsulosin 0.4 mg daily until it passes, ibuprofen 600 mg every eight hours with food
- Strainer given; to the emergency room for fever, shivering or vomiting that does not stop
- After this one: two and a half liters a day, 24-hour urine`,
  },
  {
    of: 'adeyemi -1 13:40',
    title: 'Knee injection, left',
    mode: 'office',
    isSigned: false,
    nurse: 'BP 134/76, pulse 74. Consent in Russian signed. Interpreter in the room.',
    text: `S:
76-year-old woman with osteoarthritis of both knees. The right one is better since the injection in August. The left one hurts on stairs and wakes her. Stomach bleeding from naproxen in the past.
O:
- Left knee: small effusion, bends to 110 degrees, grates; not red, not warm
A:
1. Osteoarthritis of the left knee, severe on X-ray
P:
- Risks told; skin cleaned, entered from the upper outer side; 8 mL of clear straw-colored fluid drawn; triamcinolone 40 mg with 4 mL of lidocaine 1% given. No bleeding
- Rest until tomorrow; call for redness, heat or fever
- Acetaminophen as before, no tablets like naproxen`,
  },
  {
    of: { doctor: 'adeyemi', patient: 'rosa-delgado', daysAgo: 91 },
    title: 'Diabetes follow-up',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 142/80, pulse 78, weight 163 lb. A1c 8.9%. Spanish interpreter.',
    text: `S:
67-year-old woman. Sugar in the morning 170 to 210. Ran out of strips for two weeks. Feet tingle at night. Her daughter has moved in and cooks.
O:
- Heart and lungs normal; feet without wounds
- A1c 8.9%, potassium 4.4 mmol/L
A:
1. Type 2 diabetes above goal
2. Painful nerve damage in the feet
P:
- Insulin glargine from 14 to 18 units at bedtime
- Gabapentin 300 mg at bedtime
- Strips and lancets renewed for a year`,
  },
  {
    of: { doctor: 'adeyemi', patient: 'eleanor-whitcomb', daysAgo: 203 },
    title: 'Annual wellness visit',
    mode: 'office',
    isSigned: true,
    nurse: 'BP 130/66, pulse 70, weight 109 lb. Memory test (MoCA) 21 of 30.',
    text: `S:
94-year-old woman, comes with her son. Reads with the machine the library lent her. Forgets what day it is, not who people are. Helper mornings and evenings; eats well. No falls since winter.
Knows what she wants: to stay in her apartment, and no resuscitation. Her son is health care proxy.
O:
- Bright, jokes; walks with a cane, steady
- Hears the whispered voice in neither ear without aids
A:
1. Mild cognitive impairment, steady
2. Macular degeneration, both eyes
3. Wishes for the end of life, told clearly and more than once
P:
- Form for no resuscitation signed and given to the son, copy in the chart
- Low vision clinic: renewed
- No screening tests any more, by her wish
- Again in six months`,
  },
];
