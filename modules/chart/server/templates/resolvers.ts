import { type Page, readPage } from '#audit/server';
import { invalid } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../../api/chart.gen.ts';
import type { Rows } from '../rows.ts';
import { TEMPLATE_VARIABLES } from '../../rules/index.ts';
import { createTemplate, switchTemplate, updateTemplateOf } from './change-template.ts';
import { fillTemplateFor } from './fill-template-for.ts';
import { countTemplates, listTemplates } from './templates.sql.ts';

const MOST = 200;

/** Resolvers of chart templates. */
export const templateResolvers = {
  Query: {
    chart_template_search: (_parent, { search, include_deleted }, ctx) => {
      const { actor } = ctx;
      const words = (search ?? '').split(/\s+/).filter(Boolean);
      if (words.length > 10 || (search?.length ?? 0) > 200)
        return invalid([{ path: 'search', message: 'Enter at most ten words.' }]);
      const filter = { words, deleted: include_deleted ?? false };
      const page = { skip: 0, take: MOST };
      return listTemplates(db(ctx), actor.clinicId, actor.userId, filter, page);
    },
    chart_template_find_many: (_parent, page, ctx) => {
      const { clinicId, userId } = ctx.actor;
      const filter = { words: [], deleted: false };
      const read = (place: Page) => listTemplates(db(ctx), clinicId, userId, filter, place);
      return readPage(ctx, null, page, read, { usual: 20, most: 100 });
    },
    chart_template_find_many_count: (_parent, _args, ctx) =>
      countTemplates(db(ctx), ctx.actor.clinicId, ctx.actor.userId),
    chart_template_use_template: (_parent, { template_id, clinic_patient_id }, ctx) =>
      fillTemplateFor(ctx, template_id, clinic_patient_id),
    chart_template_get_variable_info: () => [...TEMPLATE_VARIABLES],
  },
  Mutation: {
    chart_template_create: (_parent, { id, input }, ctx) => createTemplate(ctx, id ?? null, input),
    chart_template_update: (_parent, { id, version, input }, ctx) => updateTemplateOf(ctx, id, version, input),
    chart_template_delete: (_parent, { id }, ctx) => switchTemplate(ctx, id, false),
    chart_template_reactivate: (_parent, { id }, ctx) => switchTemplate(ctx, id, true),
  },
} satisfies Pick<Resolvers<Rows>, 'Query' | 'Mutation'>;
