import { allergyCategories } from '#patients/rules';
import { type Choice, type Condition, plainQuestion as ask } from '../question.ts';
import type { Instrument } from './instrument.ts';

const named = (labels: readonly string[]): Choice[] =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_'), label, score: null }));
const yesTo = (question: string): Condition => ({ match: 'all', tests: [{ question, is: 'equals', value: true }] });

const ADDRESS = [
  ['address_line1', 'Street and number', true],
  ['address_line2', 'Apartment', false],
  ['city', 'City', true],
  ['state_or_provice', 'State (two letters)', true],
  ['postal_code', 'Postal code', true],
] as const;

/** The intake questionnaire for new patients; clinics can change it. */
export const intake: Instrument = {
  code: 'intake',
  name: 'New patient intake',
  type: 'Intake',
  comments: 'Completed before the first visit. The clinic reviews changes before they are added to the record.',
  locked: false,
  definition: {
    questions: [
      ask('about_you', 'heading', 'About you'),
      ask('reason', 'long_text', 'What brings you to us?', { required: true }),
      ask('mobile', 'short_text', 'Mobile number', { record: 'mobile' }),
      ask('emergency_name', 'short_text', 'Who should we call in an emergency?', { record: 'emergency_contact_name' }),
      ask('emergency_phone', 'short_text', 'Their phone number', {
        record: 'emergency_contact_phone',
        condition: { match: 'all', tests: [{ question: 'emergency_name', is: 'answered', value: null }] },
      }),
      ask('has_moved', 'yes_no', 'Is your address new or not on file with us?'),
      ask('address', 'group', 'Your address', { record: 'mailing_address', condition: yesTo('has_moved') }),
      ...ADDRESS.map(([part, label, required]) =>
        ask(part, 'short_text', label, { group: 'address', record_part: part, required }),
      ),
      ask('health', 'heading', 'Your health'),
      ask('has_allergies', 'yes_no', 'Do you have any allergies?', { required: true }),
      ask('allergies', 'group', 'Your allergies', {
        most: 10,
        required: true,
        record: 'allergies',
        condition: yesTo('has_allergies'),
      }),
      ask('substance', 'short_text', 'What are you allergic to?', {
        group: 'allergies',
        record_part: 'allergy_substance',
        required: true,
      }),
      ask('allergy_kind', 'single', 'What type of allergy is it?', {
        group: 'allergies',
        record_part: 'allergy_category',
        required: true,
        choices: named(allergyCategories.map((each) => `${each[0]!.toUpperCase()}${each.slice(1)}`)),
      }),
      ask('reaction', 'short_text', 'What happens?', { group: 'allergies', record_part: 'reaction' }),
      ask('has_medications', 'yes_no', 'Do you take any medications or supplements?', { required: true }),
      ask('medications', 'group', 'What you take', {
        most: 10,
        required: true,
        record: 'medications',
        condition: yesTo('has_medications'),
      }),
      ask('drug_name', 'short_text', 'Name and strength', {
        group: 'medications',
        record_part: 'drug_name',
        required: true,
      }),
      ask('frequency', 'short_text', 'How do you take it?', { group: 'medications', record_part: 'frequency' }),
      ask('conditions', 'multiple', 'Which of these have you had?', {
        choices: named([
          'Asthma',
          'Cancer',
          'Depression or anxiety',
          'Diabetes',
          'Heart disease',
          'High blood pressure',
          'Kidney disease',
          'Stroke',
          'Thyroid disease',
        ]),
      }),
      ask('surgeries', 'long_text', 'Surgeries, with dates'),
      ask('family', 'matrix', 'Family medical history', {
        rows: [
          { id: 'mother', label: 'Mother' },
          { id: 'father', label: 'Father' },
          { id: 'siblings', label: 'Brothers and sisters' },
        ],
        choices: named(['None known', 'Diabetes', 'Heart disease', 'Cancer', 'Several of these']),
      }),
      ask('tobacco', 'single', 'Do you smoke or use tobacco?', { choices: named(['Never', 'In the past', 'Now']) }),
      ask('packs', 'number', 'How much per day?', {
        unit: 'cigarettes',
        low: 0,
        high: 200,
        condition: { match: 'all', tests: [{ question: 'tobacco', is: 'equals', value: 'now' }] },
      }),
      ask('wellbeing', 'scale', 'How do you feel overall?', {
        low: 0,
        high: 10,
        low_label: 'Very bad',
        high_label: 'Very good',
      }),
      ask('card', 'file', 'A photo of your insurance card'),
      ask('consent', 'signature', 'My answers are true to the best of my knowledge.', { required: true }),
    ],
    scores: [],
  },
};
