import { ApiError } from '#kit/api/api-error.ts';
import { requestRest } from '#kit/api/request.ts';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { type ContentFields, contentForm } from '../../rules/index.ts';
import type { ContentRowFragment } from '../program.operations.gen.ts';

// A placeholder: a file that was not uploaded yet has no ID.
const NOT_SENT = 'not sent';

export type ContentValues = ReturnType<typeof contentValues>;

/** Returns the form values of a piece of content, or of a new one for null. */
export function contentValues(content: ContentRowFragment | null) {
  return {
    kind: (content?.kind ?? 'text') as string,
    title: content?.title ?? '',
    staff_title: content?.staff_title ?? '',
    body: content?.body ?? '',
    release_day: (content?.release_day ?? 0) as number | string | null,
    due_days: (content?.due_days ?? null) as number | string | null,
    required: content?.required ?? true,
    gate: content?.gate ?? false,
    video_url: content?.video_url ?? '',
    file: [] as readonly File[],
    questionnaire_id: content?.questionnaire_id ?? null,
    event_category_id: content?.event_category_id ?? null,
    product_id: content?.product_id ?? null,
    everywhere: (content?.shared_count ?? 0) > 0,
  };
}

type ValidContent = ContentFields & Pick<ContentValues, 'file' | 'everywhere'>;

/** Validates the content with the shared rules; a selected file counts as uploaded. */
export async function checkContent(
  typed: ContentValues,
  savedFileId: string | null,
): Promise<RulesResult<ValidContent>> {
  const { file, everywhere, ...rest } = typed;
  const file_id = file.length > 0 ? NOT_SENT : savedFileId;
  const video_url = rest.video_url === '' ? null : rest.video_url;
  const checked = await contentForm['~standard'].validate({ ...rest, video_url, file_id });
  if (checked.issues === undefined) return { value: { ...checked.value, file, everywhere } };
  return {
    issues: checked.issues.map((issue) => (issue.path?.[0] === 'file_id' ? { ...issue, path: ['file'] } : issue)),
  };
}

/** Returns the validated content after uploading its file. */
export async function withFileSent({ file, everywhere, ...fields }: ValidContent) {
  const file_id = fields.file_id === NOT_SENT ? await upload(file[0]!) : fields.file_id;
  return { input: { ...fields, file_id }, everywhere };
}

async function upload(file: File): Promise<string> {
  const data = new FormData();
  data.append('file', file);
  try {
    return (await requestRest<{ id: string }>('/api/programs/files', { method: 'POST', body: data })).id;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('UPLOAD_FAILED', `${file.name} failed to upload`);
  }
}
