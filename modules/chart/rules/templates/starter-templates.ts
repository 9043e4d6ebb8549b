/** A chart template that the program offers. */
export interface StarterTemplate {
  name: string;
  nickname: string;
  /** Who it is for, in a few words. */
  purpose: string;
  template_html: string;
}

type Lines = readonly string[];

/** Writes a SOAP note: a heading for each part, one paragraph for each line. */
function soap(subjective: Lines, objective: Lines, assessment: Lines, plan: Lines): string {
  const part = (heading: string, lines: Lines) =>
    `<h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
  return [
    part('Subjective', subjective),
    part('Objective', objective),
    part('Assessment', assessment),
    part('Plan', plan),
  ].join('');
}

const WHO = '@patient_name@, @patient_age@, @patient_gender@';
const ON_FILE = ['Allergies: @allergies@', 'Medications: @medications@'];
const VITALS = 'Vitals: @vitals@';
const FOLLOW_UP = 'Follow-up: {in *** weeks|as needed|with ***}. Reasons to return sooner discussed: ***';

/**
 * The templates that a new clinic can add, in our own words. They are prompts: findings are blanks or choices, so that
 * none is documented that nobody made, and no treatment is suggested.
 */
export const STARTER_TEMPLATES: readonly StarterTemplate[] = [
  {
    name: 'SOAP note',
    nickname: 'soap',
    purpose: 'Any visit',
    template_html: soap(
      [`${WHO}, seen for ***`, 'Onset and course: ***', 'Better or worse with: ***', ...ON_FILE],
      [VITALS, 'Exam: ***', 'Results reviewed: {none|***}'],
      ['1. ***'],
      ['1. ***', FOLLOW_UP],
    ),
  },
  {
    name: 'Annual physical',
    nickname: 'physical',
    purpose: 'Adult preventive visit',
    template_html: soap(
      [
        `${WHO}, here for an annual physical`,
        'Concerns today: {none|***}',
        'Past medical and surgical history: {reviewed, no changes|***}',
        'Family history: {reviewed, no changes|***}',
        'Tobacco, alcohol, other substances: ***',
        'Diet, exercise, sleep: ***',
        'Safety at home, seat belt: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'General: ***',
        'Head and neck: ***',
        'Heart: ***',
        'Lungs: ***',
        'Abdomen: ***',
        'Skin: ***',
        'Neurologic: ***',
      ],
      ['Annual physical', 'Active problems: @problems@'],
      [
        'Screenings due, discussed or ordered: ***',
        'Immunizations due, given or declined: ***',
        'Counseling: ***',
        FOLLOW_UP,
      ],
    ),
  },
  {
    name: 'Well child',
    nickname: 'wellchild',
    purpose: 'Child preventive visit',
    template_html: soap(
      [
        `${WHO}, here for a well-child visit with ***`,
        'Parent’s concerns: {none|***}',
        'Feeding or diet: ***',
        'Sleep: ***',
        'Elimination: ***',
        'Development and school: ***',
        'Home, child care, screen time: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'Growth, with percentiles: ***',
        'General: ***',
        'Eyes, ears, mouth: ***',
        'Heart and lungs: ***',
        'Abdomen: ***',
        'Hips, spine, limbs: ***',
        'Skin: ***',
        'Developmental screening: {not due|***}',
      ],
      ['Growth: ***', 'Development: ***'],
      ['Immunizations given or declined: ***', 'Guidance for this age: ***', 'Next well-child visit: ***'],
    ),
  },
  {
    name: 'Diabetes follow-up',
    nickname: 'diabetes',
    purpose: 'Diabetes visit',
    template_html: soap(
      [
        `${WHO}, here for diabetes follow-up`,
        'Home glucose readings: ***',
        'Low blood sugar since the last visit: {none|***}',
        'Medications taken as prescribed: {yes|no, because ***}',
        'Diet and activity: ***',
        'Vision, numbness, foot problems: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'Latest A1c and date: ***',
        'Kidney function and urine albumin, with dates: ***',
        'Heart and lungs: ***',
        'Feet (skin, pulses, sensation): ***',
      ],
      ['Diabetes, type ***, control: ***', 'Other problems: @problems@'],
      [
        'Medication changes: {none|***}',
        'Labs ordered: ***',
        'Eye exam: {up to date, ***|referred}',
        'Goals agreed on: ***',
        FOLLOW_UP,
      ],
    ),
  },
  {
    name: 'Hypertension follow-up',
    nickname: 'bp',
    purpose: 'Blood pressure visit',
    template_html: soap(
      [
        `${WHO}, here for blood pressure follow-up`,
        'Home readings: {none|***}',
        'Medications taken as prescribed: {yes|no, because ***}',
        'Side effects: {none|***}',
        'Headache, chest pain, shortness of breath, swelling: ***',
        'Salt, alcohol, exercise: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'Repeat reading, arm and position: ***',
        'Heart: ***',
        'Lungs: ***',
        'Legs: ***',
        'Labs reviewed: {none|***}',
      ],
      ['Hypertension, at goal: {yes|no}. Goal: ***'],
      ['Medication changes: {none|***}', 'Labs ordered: {none|***}', 'Home monitoring: ***', FOLLOW_UP],
    ),
  },
  {
    name: 'Upper respiratory infection',
    nickname: 'uri',
    purpose: 'Cough, cold, sore throat',
    template_html: soap(
      [
        `${WHO}, with *** for *** days`,
        'Fever: {no|up to ***}',
        'Cough, sputum: ***',
        'Sore throat, ear pain, sinus pain: ***',
        'Shortness of breath, wheezing: ***',
        'Sick contacts, tests at home: ***',
        'Tried so far: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'General: ***',
        'Ears: ***',
        'Nose and sinuses: ***',
        'Throat: ***',
        'Neck nodes: ***',
        'Lungs: ***',
        'Tests today: {none|***}',
      ],
      ['***'],
      ['Treatment: ***', 'Antibiotic: {not indicated|***}', 'Note for work or school: {none|***}', FOLLOW_UP],
    ),
  },
  {
    name: 'Back pain',
    nickname: 'back',
    purpose: 'Low back pain',
    template_html: soap(
      [
        `${WHO}, with back pain since ***`,
        'Injury or strain: {none|***}',
        'Location, radiation: ***',
        'Severity, 0 to 10: ***',
        'Better or worse with: ***',
        'Weakness, numbness: {none|***}',
        'Bladder or bowel changes, numbness in the groin: {none|***}',
        'Fever, weight loss, cancer, steroid or injection drug use: {none|***}',
        'Work and daily activities: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'Gait: ***',
        'Spine, tenderness: ***',
        'Range of motion: ***',
        'Straight leg raise, right and left: ***',
        'Strength, sensation, reflexes: ***',
      ],
      ['***'],
      [
        'Activity and exercises: ***',
        'Medications: ***',
        'Imaging: {not needed now|***}',
        'Referral: {none|***}',
        FOLLOW_UP,
      ],
    ),
  },
  {
    name: 'Mental health',
    nickname: 'mental',
    purpose: 'Depression, anxiety and other mental health visits',
    template_html: soap(
      [
        `${WHO}, seen for ***`,
        'Mood, interest: ***',
        'Sleep, appetite, energy, concentration: ***',
        'Worry, panic: ***',
        'Stressors and support: ***',
        'Alcohol and other substances: ***',
        'Thoughts of death, suicide or harming others: {denies|***}',
        'Treatment so far, response, side effects: ***',
        ...ON_FILE,
      ],
      [
        VITALS,
        'Questionnaire scores: {none|***}',
        'Appearance and behavior: ***',
        'Speech: ***',
        'Mood and affect: ***',
        'Thought process and content: ***',
        'Insight and judgment: ***',
      ],
      ['***', 'Risk assessment: ***'],
      ['Medications: {no changes|***}', 'Therapy: ***', 'Safety plan and crisis contacts: ***', FOLLOW_UP],
    ),
  },
  {
    name: 'Procedure',
    nickname: 'procedure',
    purpose: 'Office procedures',
    template_html: soap(
      [`${WHO}, here for ***`, 'Indication: ***', 'Blood thinners: {none|***}', ...ON_FILE],
      [
        'Risks, benefits and alternatives discussed, consent obtained: {yes|***}',
        'Patient, procedure and site confirmed at ***: {yes|***}',
        'Site and side: ***',
        'Preparation: ***',
        'Anesthesia, drug and amount: ***',
        'Procedure: ***',
        'Findings: ***',
        'Specimens: {none|***}',
        'Blood loss: ***',
        'Complications: {none|***}',
      ],
      ['***, tolerated {well|***}'],
      ['Care instructions given: ***', 'Pathology: {none sent|results by ***}', FOLLOW_UP],
    ),
  },
  {
    name: 'Telehealth visit',
    nickname: 'telehealth',
    purpose: 'Video and phone visits',
    template_html: soap(
      [
        `${WHO}, seen by {video|phone} for ***`,
        'Patient’s location during the visit: ***',
        'Consent to a telehealth visit: {given|***}',
        'Identity confirmed by name and date of birth: {yes|***}',
        'Others present: {none|***}',
        'History: ***',
        ...ON_FILE,
      ],
      ['Vitals reported by the patient: {none|***}', 'Observed: ***', 'Limits of the exam: ***'],
      ['***'],
      ['***', 'In-person visit needed: {no|yes, by ***}', 'Time spent: *** minutes', FOLLOW_UP],
    ),
  },
];
