import { expect, test } from 'vitest';
import { SOAP_TEMPLATE, templateSections } from '../index.ts';

test('splits a template at its SOAP headings, and keeps other headings in their section', () => {
  const html =
    '<p>Visit</p><h2>Subjective</h2><p>Cough</p><h3>Objective:</h3><h4>Lungs</h4><p>***</p><h2>PLAN</h2><p></p>';
  expect(templateSections(html)).toEqual([
    { title: '', html: '<p>Visit</p>' },
    { title: 'Subjective', html: '<p>Cough</p>' },
    { title: 'Objective', html: '<h4>Lungs</h4><p>***</p>' },
  ]);
});

test('a template without SOAP headings is one part, and empty sections are left out', () => {
  expect(templateSections('<h2>History</h2><p>x</p>')).toEqual([{ title: '', html: '<h2>History</h2><p>x</p>' }]);
  expect(templateSections(SOAP_TEMPLATE)).toEqual([]);
});
