import type { ElementLevels } from './visit-level.ts';

/**
 * The names and meanings of each element's four levels, in short words; after AMA, CPT 2024, "Levels of Medical Decision
 * Making".
 */
export const ELEMENT_WORDS: Record<keyof ElementLevels, { title: string; levels: readonly [string, string][] }> = {
  problems: {
    title: 'Problems',
    levels: [
      ['Minimal', 'One minor problem.'],
      ['Low', 'Two or more minor problems, one stable chronic illness, or one uncomplicated acute illness or injury.'],
      [
        'Moderate',
        'A chronic illness that got worse, two or more stable chronic illnesses, a new problem with uncertain prognosis, an acute illness with systemic symptoms, or a complicated acute injury.',
      ],
      ['High', 'A chronic illness that got severely worse, or a threat to life or bodily function.'],
    ],
  },
  data: {
    title: 'Data',
    levels: [
      ['Minimal', 'Minimal or none.'],
      ['Limited', 'Two tests, results or outside notes, or an independent historian.'],
      [
        'Moderate',
        'Three tests, results, outside notes or historians; or an independent interpretation; or a discussion with an outside professional.',
      ],
      ['Extensive', 'Two of the three kinds listed for moderate.'],
    ],
  },
  risk: {
    title: 'Risk',
    levels: [
      ['Minimal', 'Minimal risk from tests or treatment.'],
      ['Low', 'Low risk from tests or treatment.'],
      [
        'Moderate',
        'Prescription drug management, a decision about minor surgery with risk factors or elective major surgery, or treatment limited by social circumstances.',
      ],
      [
        'High',
        'Drug therapy that needs intensive monitoring for toxicity, or a decision about major surgery with risk factors, emergency major surgery, hospital care, or less care because of a poor prognosis.',
      ],
    ],
  },
};
