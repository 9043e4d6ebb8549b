import { request } from '#kit/api/request.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { ProgramsDocument } from './program.operations.gen.ts';
import { typeWords } from './program-words.ts';

/** Active programs whose names contain the search text. */
export async function findPrograms(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { programs } = await request(ProgramsDocument, { search: keyword, skip: 0, take: 5 }, { signal });
  return programs.map((program) => ({
    id: program.id,
    title: program.name,
    detail: typeWords(program),
    path: `/program_detail/index?program_id=${program.id}`,
  }));
}
