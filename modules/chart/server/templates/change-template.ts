import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { templateForm, unknownVariables, type TemplateFields } from '../../rules/index.ts';
import { textHash } from '../content-hash.ts';
import {
  insertTemplate,
  isNicknameTaken,
  isTemplateId,
  lockTemplate,
  updateTemplate,
  type Template,
} from './templates.sql.ts';

/** Makes a template: one's own, or with the right to set up charts one for the clinic. A repeated call answers what stands. */
export function createTemplate(request: Request, id: string | null, input: unknown): Promise<Template | Refusal> {
  const { actor, now } = request;
  const key = id ?? newId();
  return changing(request, key, input, async (tx, standing, fields) => {
    if (standing !== null) return null;
    if (await isTemplateId(tx, actor.clinicId, key)) return noTemplate();
    const refused =
      (await refuseLevel(request, fields.access_level)) ?? (await nicknameOf(tx, request, key, actor.userId, fields));
    if (refused !== null) return refused;
    await insertTemplate(tx, actor.clinicId, { id: key, ownerId: actor.userId, fields }, now);
    await note(tx, request, 'create', key, null, fields);
    return null;
  });
}

/** Changes a template. STALE_VERSION where somebody else did since `version`; NOT_OWNER for the clinic's without the right. */
export function updateTemplateOf(
  request: Request,
  id: string,
  version: number,
  input: unknown,
): Promise<Template | Refusal> {
  return changing(request, id, input, async (tx, standing, fields) => {
    if (standing === null) return noTemplate();
    const refused =
      (await refuseLevel(request, standing.access_level)) ??
      (await refuseLevel(request, fields.access_level)) ??
      (standing.version === version
        ? null
        : refuse('STALE_VERSION', 'Somebody else has changed this template in the meantime.', 'Changed meanwhile')) ??
      (await nicknameOf(tx, request, id, standing.owner_id, fields));
    if (refused !== null) return refused;
    await updateTemplate(
      tx,
      request.actor.clinicId,
      id,
      { ...fields, deleted_time: standing.deleted_time },
      request.now,
    );
    await note(tx, request, 'update', id, standing, fields);
    return null;
  });
}

/** Takes a template out of use, or brings it back; doing so twice changes nothing. */
export async function switchTemplate(request: Request, id: string, active: boolean): Promise<Template | Refusal> {
  return changing(request, id, null, async (tx, standing) => {
    if (standing === null) return noTemplate();
    const refused = await refuseLevel(request, standing.access_level);
    if (refused !== null) return refused;
    if ((standing.deleted_time === null) === active) return null;
    const taken = active ? await nicknameOf(tx, request, id, standing.owner_id, standing) : null;
    if (taken !== null) return refuse('NICKNAME_TAKEN', 'Another template has that nickname by now.');
    await updateTemplate(
      tx,
      request.actor.clinicId,
      id,
      { ...standing, deleted_time: active ? null : request.now },
      request.now,
    );
    await recordChange(tx, request, {
      action: active ? 'update' : 'delete',
      objectType: 'chart_template',
      objectId: id,
      changes: { in_use: { before: !active, after: active } },
    });
    return null;
  });
}

async function changing(
  request: Request,
  id: string,
  input: unknown,
  work: (tx: Tx, standing: Template | null, fields: TemplateFields) => Promise<null | Refusal>,
): Promise<Template | Refusal> {
  const { actor, house } = request;
  const checked = input === null ? { value: null } : checkInput(templateForm(), input, 'input');
  if (isRefusal(checked)) return checked;
  const unknown = unknownVariables(checked.value?.template_html ?? '');
  if (unknown.length > 0)
    return invalid([{ path: 'input.template_html', message: `There is no variable @${unknown[0]}@` }]);
  return house.database.transaction(async (tx) => {
    const refused = await work(tx, await lockTemplate(tx, actor.clinicId, actor.userId, id), checked.value!);
    if (refused !== null) return refused;
    await announce(tx, { clinicId: actor.clinicId, topic: 'chart.templates-changed', body: { id } });
    return (await lockTemplate(tx, actor.clinicId, actor.userId, id)) ?? noTemplate();
  });
}

async function refuseLevel({ actor }: Request, level: string): Promise<Refusal | null> {
  if (level === 'private' || actor.rules.has('chart.setup')) return null;
  return refuse('NOT_OWNER', 'Templates of the clinic are changed by those who set up charts.', 'Not allowed');
}

async function nicknameOf(
  tx: Tx,
  { actor }: Request,
  id: string,
  owner_id: string,
  { nickname, access_level }: Pick<TemplateFields, 'nickname' | 'access_level'>,
): Promise<Refusal | null> {
  const taken = await isNicknameTaken(tx, actor.clinicId, { nickname, access_level, owner_id, id });
  return taken ? invalid([{ path: 'input.nickname', message: 'Another template has this nickname' }]) : null;
}

async function note(
  tx: Tx,
  request: Request,
  action: 'create' | 'update',
  id: string,
  before: Template | null,
  after: TemplateFields,
): Promise<void> {
  await recordChange(tx, request, {
    action,
    objectType: 'chart_template',
    objectId: id,
    changes: {
      name: { before: before?.name ?? null, after: after.name },
      nickname: { before: before?.nickname ?? null, after: after.nickname },
      access_level: { before: before?.access_level ?? null, after: after.access_level },
      template_html: {
        before: before === null ? null : textHash(before.template_html),
        after: textHash(after.template_html),
      },
    },
  });
}

/** NOT_FOUND: there is no such template, or it is somebody else's own. */
export function noTemplate(): Refusal {
  return refuse('NOT_FOUND', 'This template does not exist.', 'Not found');
}
