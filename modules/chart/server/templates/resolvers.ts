import { checkPage } from '#platform/check-input.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { personName } from '#practice/rules';
import type { ChartTemplate, Resolvers } from '../../api/chart.gen.ts';
import { TEMPLATE_VARIABLES } from '../../rules/index.ts';
import { createTemplate, switchTemplate, updateTemplateOf } from './change-template.ts';
import { fillTemplateFor } from './fill-template-for.ts';
import { countTemplates, listTemplates, type Template } from './templates.sql.ts';

const MOST = 200;

/** Resolvers of chart templates. */
export const templateResolvers = {
  Query: {
    chart_template_search: async (_parent, { search, include_deleted }, { app, actor }) => {
      const words = (search ?? '').split(/\s+/).filter(Boolean);
      if (words.length > 10 || (search?.length ?? 0) > 200)
        return invalid([{ path: 'search', message: 'At most ten words are expected.' }]);
      const filter = { words, deleted: include_deleted ?? false };
      const page = { skip: 0, take: MOST };
      const found = await listTemplates(app.database.kysely, actor.clinicId, actor.userId, filter, page);
      return found.map(shape);
    },
    chart_template_find_many: async (_parent, args, { app, actor }) => {
      const page = { skip: args.skip ?? 0, take: args.take ?? 20 };
      const problem = checkPage(page.take, page.skip, 100);
      if (problem !== null) return problem;
      const filter = { words: [], deleted: false };
      return (await listTemplates(app.database.kysely, actor.clinicId, actor.userId, filter, page)).map(shape);
    },
    chart_template_find_many_count: (_parent, _args, { app, actor }) =>
      countTemplates(app.database.kysely, actor.clinicId, actor.userId),
    chart_template_use_template: (_parent, { template_id, clinic_patient_id }, ctx) =>
      fillTemplateFor(ctx, template_id, clinic_patient_id),
    chart_template_get_variable_info: () => [...TEMPLATE_VARIABLES],
  },
  Mutation: {
    chart_template_create: async (_parent, { id, input }, ctx) => shaped(await createTemplate(ctx, id ?? null, input)),
    chart_template_update: async (_parent, { id, version, input }, ctx) =>
      shaped(await updateTemplateOf(ctx, id, version, input)),
    chart_template_delete: async (_parent, { id }, ctx) => shaped(await switchTemplate(ctx, id, false)),
    chart_template_reactivate: async (_parent, { id }, ctx) => shaped(await switchTemplate(ctx, id, true)),
  },
} satisfies Resolvers;

function shaped(answer: Template | DomainError): ChartTemplate | DomainError {
  return isDomainError(answer) ? answer : shape(answer);
}

function shape({ owner_first_name, owner_last_name, ...template }: Template): ChartTemplate {
  return {
    ...template,
    owner_name: personName({ first_name: owner_first_name, last_name: owner_last_name, title: null, credential: null }),
  };
}
