// Over 300 lines because it is a list of texts, each written once.
import type { DemoCategoryName } from '../people/demo-people.ts';

/** Why patients of the demo clinic came in the past year, with the texts and codes of their notes. */
export interface VisitReason {
  title: string;
  category: DemoCategoryName;
  /** Words in the patient's history that make this a reason for them; acute complaints have none. */
  history?: RegExp;
  /** Ages, in years; everybody if omitted. */
  ages?: readonly [from: number, until: number];
  icd: readonly (readonly [code: string, name: string])[];
  cpt: readonly string[];
  /** In the format of `soapNote`; one of them per visit. */
  texts: readonly string[];
}

const PRESSURE = ['I10', 'Essential (primary) hypertension'] as const;
const ADULT = [18, 120] as const;
const CHILD = [0, 18] as const;

/** Reasons that follow from a patient's history: they return for these every few months. */
export const lastingReasons: readonly VisitReason[] = [
  {
    title: 'Blood pressure follow-up',
    category: 'Follow-up',
    history: /blood pressure|stroke/i,
    icd: [PRESSURE],
    cpt: ['99213'],
    texts: [
      `S:
Comes for blood pressure. Measures at home three times a week, most readings near the goal. Takes the tablets every morning. No chest pain, no swelling of the legs, no dizziness.
O:
- Blood pressure as noted, same in both arms
- Heart regular, lungs clear, no edema
A:
1. High blood pressure, near the goal
P:
- Same tablets
- Less salt; walks of 30 minutes on most days
- Home readings in writing next time`,
      `S:
Blood pressure visit. Missed some tablets while traveling, and readings went up for two weeks. Back on schedule since. No headaches, no chest pain.
O:
- Heart regular, no murmur
- Pulses at the ankles good
A:
1. High blood pressure, higher after missed doses
P:
- Pill box and a reminder on the phone
- Metabolic panel today
- Visit again in six to eight weeks`,
    ],
  },
  {
    title: 'Diabetes follow-up',
    category: 'Follow-up',
    history: /diabetes for|prediabetes/i,
    icd: [['E11.9', 'Type 2 diabetes mellitus without complications'], PRESSURE],
    cpt: ['99214', '83036'],
    texts: [
      `S:
Diabetes visit. Fasting sugars mostly 110 to 150, one low in the afternoon after skipping lunch. Takes the tablets. No wounds on the feet, eyes checked this year.
O:
- Feet: skin intact, pulses good
- A1c drawn
A:
1. Type 2 diabetes, on the way to the goal
P:
- Same doses
- Snack when lunch is late
- A1c every three months`,
      `S:
Diabetes visit. Ate more over the holidays and walked less; sugars in the morning up to 170. Numbness in the feet unchanged.
O:
- Feet: no wounds, less feeling at the toes
- A1c drawn
A:
1. Type 2 diabetes, above the goal
P:
- Back to walking after supper
- Dietitian again
- Dose next time by the A1c`,
    ],
  },
  {
    title: 'Asthma check',
    category: 'Follow-up',
    history: /asthma/i,
    icd: [['J45.909', 'Unspecified asthma, uncomplicated']],
    cpt: ['99213', '94010'],
    texts: [
      `S:
Asthma visit. Rescue inhaler twice a week, awake with cough once this month. No emergency visit. Cats and cold air make it worse.
O:
- Lungs clear, no wheeze; breathing test at 88% of expected
A:
1. Asthma, mostly controlled
P:
- Daily inhaler every day, also when well
- Technique shown again
- Plan for flares on paper`,
    ],
  },
  {
    title: 'Mood follow-up',
    category: 'Telehealth',
    history: /depression|anxiety|post-traumatic/i,
    icd: [['F33.1', 'Major depressive disorder, recurrent, moderate']],
    cpt: ['99213'],
    texts: [
      `S:
Mood visit by video. Sleeps about six hours, appetite fair, goes to work. Sees the therapist as planned. No thoughts of death or self-harm.
O:
- Speech and thinking normal, smiles at times
A:
1. Depressed mood, slowly better
P:
- Same dose
- Therapy as before
- Call right away if thoughts of self-harm return`,
      `S:
Mood visit by video. A hard month: worries at night, less energy. Takes the tablet every day. No thoughts of self-harm, safe at home.
O:
- Tired, answers in full sentences
A:
1. Anxiety and low mood, worse since last time
P:
- Dose to be raised if not better in four weeks
- Sleep: same hour, no screen in bed
- Next visit in four weeks`,
    ],
  },
  {
    title: 'Thyroid check',
    category: 'Follow-up',
    history: /thyroid/i,
    icd: [['E03.9', 'Hypothyroidism, unspecified']],
    cpt: ['99213', '36415'],
    texts: [
      `S:
Thyroid visit. Takes levothyroxine every morning before breakfast. Energy good, weight steady, no palpitations.
O:
- Thyroid not enlarged, heart regular
A:
1. Underactive thyroid, replaced
P:
- TSH today
- Same dose unless the result says otherwise`,
    ],
  },
  {
    title: 'Heart check',
    category: 'Follow-up',
    history: /heart|fibrillation/i,
    icd: [['I25.10', 'Atherosclerotic heart disease of native coronary artery without angina pectoris'], PRESSURE],
    cpt: ['99214', '93000'],
    texts: [
      `S:
Heart visit. Walks to the store and back without stopping. No chest pain, no night-time breathlessness. Takes all tablets; daughter fills the box.
O:
- Heart without murmur, lungs clear, ankles slim
- ECG unchanged
A:
1. Heart disease, steady
P:
- Same tablets
- Weight every morning; call for three pounds in two days
- Lipids with the next blood draw`,
    ],
  },
  {
    title: 'COPD follow-up',
    category: 'Follow-up',
    history: /COPD/,
    icd: [['J44.9', 'Chronic obstructive pulmonary disease, unspecified']],
    cpt: ['99214', '94010'],
    texts: [
      `S:
COPD visit. One flight of stairs, then a rest. Morning cough with clear phlegm. No flare since last time.
O:
- Breath sounds quiet, no wheeze
- Oxygen as noted
A:
1. COPD, steady
P:
- Inhaler technique checked
- Flu and pneumonia vaccines up to date
- Rescue pack at home`,
    ],
  },
  {
    title: 'Gout follow-up',
    category: 'Follow-up',
    history: /gout/i,
    icd: [['M10.9', 'Gout, unspecified']],
    cpt: ['99213'],
    texts: [
      `S:
Gout visit. One attack in the left toe that lasted four days. Less beer since. Tablets every day.
O:
- Toes and ankles cool, no tophi
A:
1. Gout, fewer attacks
P:
- Uric acid today, goal below 6
- Colchicine at the first sign of an attack`,
    ],
  },
  {
    title: 'Migraine follow-up',
    category: 'Telehealth',
    history: /migraine/i,
    icd: [['G43.909', 'Migraine, unspecified, not intractable, without status migrainosus']],
    cpt: ['99213'],
    texts: [
      `S:
Migraine visit by video. Five headache days this month, two of them in bed. The tablet works if taken within half an hour. No new weakness, no change of sight between attacks.
O:
- Speaks clearly, moves face and arms evenly
A:
1. Migraine, five days a month
P:
- Headache diary as before
- Regular meals and sleep
- Preventive tablet if more than six days`,
    ],
  },
  {
    title: 'Knee and back pain',
    category: 'Office visit',
    history: /arthritis|back pain|osteop/i,
    icd: [['M17.12', 'Unilateral primary osteoarthritis, left knee']],
    cpt: ['99213'],
    texts: [
      `S:
Pain in the knees, worse on stairs, stiff for ten minutes in the morning. Acetaminophen helps half. No fall.
O:
- Left knee: no warmth, bends to 110 degrees, grinding
A:
1. Wear of the left knee
P:
- Physical therapy for strength, six visits
- Cane on the right
- Injection if therapy does not help`,
    ],
  },
  {
    title: 'Prenatal visit',
    category: 'Prenatal',
    history: /first pregnancy/i,
    icd: [['Z34.90', 'Encounter for supervision of normal pregnancy, unspecified, unspecified trimester']],
    cpt: ['99213', '81002'],
    texts: [
      `S:
Prenatal visit. No bleeding, no headache. Takes the vitamin and the iron. Feels well.
O:
- Heartbeat of the baby present
- Urine without protein or sugar
A:
1. Pregnancy, normal so far
P:
- Next visit in four weeks
- To call for bleeding, fever or pain`,
    ],
  },
  {
    title: 'Liver and virus check',
    category: 'Follow-up',
    history: /hepatitis|tuberculosis|alcohol/i,
    icd: [['R53.83', 'Other fatigue']],
    cpt: ['99213', '36415'],
    texts: [
      `S:
Check of the liver. Takes the tablets every day, no alcohol. Appetite good, no itching, no dark urine.
O:
- Eyes white, belly soft, liver not felt
A:
1. Long-term treatment, tolerated
P:
- Liver tests today
- Same tablets`,
    ],
  },
  {
    title: 'Prostate and water',
    category: 'Follow-up',
    history: /prostate/i,
    icd: [['N40.1', 'Benign prostatic hyperplasia with lower urinary tract symptoms']],
    cpt: ['99213', '81002'],
    texts: [
      `S:
Up twice a night, weaker stream in the morning. No burning, no blood. Takes tamsulosin at bedtime.
O:
- Bladder not full after passing water
A:
1. Enlarged prostate, symptoms fair
P:
- Less to drink after supper
- Same tablet; symptom score next time`,
    ],
  },
];

/** Reasons that anyone may come for. */
export const acuteReasons: readonly VisitReason[] = [
  {
    title: 'Cold and cough',
    category: 'Office visit',
    icd: [['J06.9', 'Acute upper respiratory infection, unspecified']],
    cpt: ['99213'],
    texts: [
      `S:
Runny nose and cough for five days, low fever on the first two. Eats and drinks. Others at home had the same.
O:
- Throat slightly red, ears normal, lungs clear
A:
1. Cold
P:
- Fluids, rest, honey for the cough after the first birthday
- Come back for fever over three days or short breath`,
    ],
  },
  {
    title: 'Sore throat',
    category: 'Office visit',
    icd: [['J02.9', 'Acute pharyngitis, unspecified']],
    cpt: ['99213', '87880'],
    texts: [
      `S:
Sore throat for three days, pain on swallowing, no cough. Fever yesterday.
O:
- Tonsils red without spots, tender nodes on both sides
- Rapid strep test negative
A:
1. Sore throat, viral
P:
- Acetaminophen as needed, cold drinks
- No antibiotic needed`,
    ],
  },
  {
    title: 'Annual physical',
    category: 'Annual physical',
    ages: ADULT,
    icd: [['Z00.00', 'Encounter for general adult medical examination without abnormal findings']],
    cpt: ['99396', '36415'],
    texts: [
      `S:
Yearly check. Feels well. Sleeps seven hours, walks several times a week. No new illness in the family.
O:
- Heart, lungs and belly normal; skin without suspicious spots
A:
1. Healthy adult check
P:
- Blood count, metabolic panel and lipids
- Vaccines reviewed
- Screening by age discussed`,
    ],
  },
  {
    title: 'Low back pain',
    category: 'Office visit',
    ages: ADULT,
    icd: [['M54.50', 'Low back pain, unspecified']],
    cpt: ['99213'],
    texts: [
      `S:
Low back pain for a week after moving furniture. No numbness, no weakness, no trouble with bladder or bowels.
O:
- Tender muscles, straight leg raise negative, strength normal
A:
1. Strained low back
P:
- Keep moving, warmth
- Ibuprofen with food for five days
- Back if not better in four weeks`,
    ],
  },
  {
    title: 'Burning when passing urine',
    category: 'Office visit',
    ages: ADULT,
    icd: [['N39.0', 'Urinary tract infection, site not specified']],
    cpt: ['99213', '81002'],
    texts: [
      `S:
Burning and frequent urine for two days. No fever, no back pain.
O:
- No pain over the kidneys
- Urine strip positive for white cells
A:
1. Bladder infection
P:
- Antibiotic for five days, chosen by the allergy list
- Fluids; to call for fever or back pain`,
    ],
  },
  {
    title: 'Heartburn',
    category: 'Office visit',
    ages: ADULT,
    icd: [['K21.9', 'Gastro-esophageal reflux disease without esophagitis']],
    cpt: ['99213'],
    texts: [
      `S:
Heartburn after late meals, three nights a week. No trouble swallowing, no weight loss.
O:
- Belly soft, not tender
A:
1. Reflux
P:
- No meal within three hours of bed, head of the bed up
- Acid blocker for four weeks, then stop`,
    ],
  },
  {
    title: 'Rash',
    category: 'Office visit',
    icd: [['L30.9', 'Dermatitis, unspecified']],
    cpt: ['99212'],
    texts: [
      `S:
Itchy rash on arms and hands for two weeks. New soap at home. No fever.
O:
- Dry red patches at the elbows, no crusts
A:
1. Eczema
P:
- Fragrance-free ointment twice a day
- Hydrocortisone 1% for a week
- Old soap again`,
    ],
  },
  {
    title: 'Well-child check',
    category: 'Well-child',
    ages: CHILD,
    icd: [['Z00.129', 'Encounter for routine child health examination without abnormal findings']],
    cpt: ['99393', '90471'],
    texts: [
      `S:
Regular check with a parent. Eats and sleeps well, likes school or preschool. No worries today.
O:
- Growth along the same line as before
- Heart, lungs, belly and skin normal
A:
1. Healthy child
P:
- Vaccines by schedule
- Seat belts, helmets, water
- Next check by age`,
    ],
  },
  {
    title: 'Ear pain',
    category: 'Office visit',
    ages: CHILD,
    icd: [['H66.90', 'Otitis media, unspecified, unspecified ear']],
    cpt: ['99213'],
    texts: [
      `S:
Ear pain since last night after a cold. Cried, slept little. Drinks.
O:
- Right eardrum red and bulging, left normal
A:
1. Ear infection on the right
P:
- Antibiotic chosen by the allergy list, ten days
- Acetaminophen for pain
- Back in two days if the fever stays`,
    ],
  },
  {
    title: 'Flu vaccine',
    category: 'Nurse visit',
    icd: [['Z23', 'Encounter for immunization']],
    cpt: ['90471', '90686'],
    texts: [
      `S:
Here for the flu vaccine. Well today, no reaction to earlier vaccines.
O:
- No fever
A:
1. Vaccination
P:
- Vaccine given in the left arm, fifteen minutes of watching without trouble
- Information sheet given`,
    ],
  },
];

/** The reason of a new patient's first visit. */
export const firstVisit: VisitReason = {
  title: 'New patient visit',
  category: 'New patient',
  icd: [['Z00.00', 'Encounter for general adult medical examination without abnormal findings']],
  cpt: ['99203'],
  texts: [
    `S:
First visit here. History, medicines and allergies gone through and entered. No urgent complaint today.
O:
- Heart, lungs and belly normal
A:
1. New patient
P:
- Records requested from the last office
- Regular check in three months`,
  ],
};
