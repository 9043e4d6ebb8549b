/** The codes of a demo note, by its title; the first diagnosis is the primary one, and every procedure is for it. */
export const demoNoteCodes: Readonly<Record<string, { icd: readonly string[]; cpt: readonly string[] }>> = {
  'Diabetes follow-up': { icd: ['E11.9', 'I10'], cpt: ['99213', '83036'] },
  'COPD and atrial fibrillation': { icd: ['J44.9', 'I48.91'], cpt: ['99214'] },
  'Hepatitis B, half-yearly visit': { icd: ['B18.1'], cpt: ['99213'] },
  'Heart failure, weight up': { icd: ['I50.9', 'I10'], cpt: ['99214', '93000'] },
  'Gout follow-up': { icd: ['M10.9'], cpt: ['99213'] },
  'Six months after the stent': { icd: ['I25.10', 'E78.5'], cpt: ['99214', '93000'] },
  'Falls and bones': { icd: ['M81.0', 'R29.6'], cpt: ['99214'] },
  'Flank pain': { icd: ['R10.9'], cpt: ['99213', '81002'] },
  'Knee injection, left': { icd: ['M17.12'], cpt: ['20610'] },
  'Annual wellness visit': { icd: ['Z00.00'], cpt: ['99397'] },
  'Low back pain': { icd: ['M54.50'], cpt: ['99213'] },
  'Depression follow-up': { icd: ['F33.1'], cpt: ['99213'] },
  'Heavy periods, anemia': { icd: ['N92.0', 'D50.9'], cpt: ['99214'] },
  'New patient visit': { icd: ['Z76.89'], cpt: ['99203'] },
  'Burning when passing urine': { icd: ['N39.0'], cpt: ['99213', '81002'] },
  'Thyroid results': { icd: ['E03.9'], cpt: ['99212'] },
  'Blood pressure follow-up': { icd: ['I10'], cpt: ['99213'] },
  'Anxiety and headaches': { icd: ['F41.1', 'R51.9'], cpt: ['99214'] },
  'Migraine follow-up': { icd: ['G43.909'], cpt: ['99213'] },
  'Migraine, more often': { icd: ['G43.909'], cpt: ['99213'] },
  'Cough at night': { icd: ['R05.9', 'J45.909'], cpt: ['99213'] },
  'Sports physical': { icd: ['Z02.5'], cpt: ['99394'] },
  'Two-year check': { icd: ['Z00.129'], cpt: ['99392'] },
};

/** Since when a patient has had some of the lasting problems; patients of all their notes are old enough. */
export const demoOnsets: Readonly<Record<string, string>> = {
  'E11.9': '2017-04-12',
  'M10.9': '2019-08-03',
  'I25.10': '2022-01-17',
};

/** The demo clinic's names of codes, used until a code set is imported. */
export const demoDiagnoses: readonly (readonly [code: string, name: string])[] = [
  ['B18.1', 'Chronic viral hepatitis B'],
  ['D50.9', 'Iron deficiency anemia'],
  ['E03.9', 'Hypothyroidism'],
  ['E11.9', 'Type 2 diabetes mellitus without complications'],
  ['E78.5', 'High blood lipids'],
  ['F33.1', 'Recurrent depression, moderate'],
  ['F41.1', 'Generalized anxiety disorder'],
  ['G43.909', 'Migraine'],
  ['I10', 'High blood pressure'],
  ['I25.10', 'Coronary heart disease'],
  ['I48.91', 'Atrial fibrillation'],
  ['I50.9', 'Heart failure'],
  ['J44.9', 'Chronic obstructive lung disease'],
  ['J45.909', 'Asthma'],
  ['M10.9', 'Gout'],
  ['M17.12', 'Arthrosis of the left knee'],
  ['M54.50', 'Low back pain'],
  ['M81.0', 'Osteoporosis'],
  ['N39.0', 'Urinary tract infection'],
  ['N92.0', 'Heavy menstruation'],
  ['R05.9', 'Cough'],
  ['R10.9', 'Abdominal pain'],
  ['R29.6', 'Repeated falls'],
  ['R51.9', 'Headache'],
  ['Z00.00', 'Adult check-up'],
  ['Z00.129', 'Child check-up'],
  ['Z02.5', 'Examination for sports'],
  ['Z76.89', 'First visit'],
];

/** The same for procedures, with their prices in cents. */
export const demoProcedures: readonly (readonly [code: string, name: string, cents: number])[] = [
  ['20610', 'Injection into a large joint', 14_500],
  ['81002', 'Urine test strip', 900],
  ['83036', 'Long-term blood sugar', 2_200],
  ['93000', 'Electrocardiogram', 4_800],
  ['99203', 'Office visit, new patient, 30 minutes', 18_500],
  ['99212', 'Office visit, 10 minutes', 7_500],
  ['99213', 'Office visit, 20 minutes', 12_000],
  ['99214', 'Office visit, 30 minutes', 17_500],
  ['99392', 'Check-up, one to four years', 14_000],
  ['99394', 'Check-up, twelve to seventeen years', 15_500],
  ['99397', 'Check-up, 65 years and older', 19_000],
];

/** Chart templates of the demo clinic. */
export const demoTemplates = [
  {
    name: 'Blood pressure visit',
    nickname: 'bp',
    template_html:
      '<h2>Subjective</h2><p>@patient_name@ is a @patient_age@ {woman|man|person} who comes about blood pressure. Readings at home: ***. Takes the tablets {every day|most days|seldom}.</p><h2>Objective</h2><p>@vitals@</p><h2>Assessment</h2><p>High blood pressure, {at goal|not at goal}.</p><h2>Plan</h2><p>@medications@</p><p>Comes again in {4 weeks|3 months|6 months}.</p>',
  },
  {
    name: 'Sore throat',
    nickname: 'throat',
    template_html:
      '<h2>Subjective</h2><p>Sore throat for *** days, fever {yes|no}, cough {yes|no}.</p><h2>Objective</h2><p>Tonsils {normal|red|with white spots}, lymph nodes {not felt|tender}.</p><h2>Assessment</h2><p>{Viral sore throat|Strep throat}</p><h2>Plan</h2><p>Rest, fluids, pain relief as needed. Allergies: @allergies@.</p>',
  },
  {
    name: 'Phone call',
    nickname: 'call',
    template_html: '<p>@today@, @now@: called {the patient|the family|the pharmacy} about ***.</p>',
  },
] as const;

/** Handouts of the demo clinic. */
export const demoHandouts = [
  {
    title: 'Measuring your blood pressure at home',
    text: 'Sit for five minutes before you measure, feet on the floor and your arm on the table.\nMeasure twice, one minute apart, in the morning before your tablets and in the evening.\nWrite the numbers down and bring them with you.\nCall us when the upper number is above 180 or you have chest pain, weakness or trouble speaking. In an emergency call 911.',
  },
  {
    title: 'Low back pain: what helps',
    text: 'Most back pain gets better within four weeks. Keep moving: short walks are better than bed.\nWarmth helps many people. Take pain relief as we agreed.\nCall us at once when a leg gets weak, when you feel numb between the legs, or when you can’t hold your water.',
  },
] as const;
