import { expect, test } from 'vitest';
import { scopeWords } from './scope-words.ts';

test.each([
  ['patient/Observation.rs', 'View'],
  ['patient/Observation.c', 'Add'],
  ['patient/Observation.u', 'Change'],
  ['user/Observation.cruds', 'View · Add or change · All patients you have access to'],
  ['patient/Observation.write', 'Add or change'],
  ['patient/Observation.cu?category=system|vital-signs', 'Add or change · Only vital-signs'],
])('%s is explained to the person who allows it', (scope, detail) => {
  expect(scopeWords(scope)).toEqual({ text: 'Vital signs and results', detail });
});
