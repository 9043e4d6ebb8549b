import { expect, test } from 'vitest';
import { STARTER_TEMPLATES } from './starter-templates.ts';
import { templateForm } from './template-form.ts';
import { templateSections } from './template-sections.ts';
import { unknownVariables } from './template-variables.ts';

test('ten templates with different nicknames are valid as they are', () => {
  expect(new Set(STARTER_TEMPLATES.map(({ nickname }) => nickname)).size).toBe(10);
  for (const { name, nickname, template_html } of STARTER_TEMPLATES) {
    const input = { name, nickname, template_html, access_level: 'clinic' };
    expect(templateForm().parse(input), name).toEqual(input);
    expect(unknownVariables(template_html), name).toEqual([]);
    expect(
      templateSections(template_html).map(({ title }) => title),
      name,
    ).toEqual(['Subjective', 'Objective', 'Assessment', 'Plan']);
  }
});
