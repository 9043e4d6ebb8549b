import { isDomainError } from '#platform/domain-error.ts';
import { importRoutes, importText, type ImportSettings } from '#platform/imports/import-routes.ts';
import type { RouteContext } from '#platform/module.ts';
import { CODE_COLUMNS, type CodeSet, FORMAT_NAMES, isCodeSet } from '../../rules/index.ts';
import { importCodes, previewCodes, type Edition, type SetChanges } from './import-codes.ts';
import type { CodeFile } from './read-code-file.ts';
import { readUploadedCodes } from './read-uploaded-codes.ts';

const SHOWN_ISSUES = 100;

/** REST routes for importing code sets; see the README for their formats. */
export function codeImportRoutes(context: RouteContext): void {
  importRoutes<CodeFile, CodeImportChoices>(context, {
    name: 'codes',
    rule: 'codes.import',
    readSaid,
    open: (ctx, path, { file_name: fileName, code_set: codeSet, mapping }) =>
      readUploadedCodes(ctx, { path, fileName, choices: { codeSet, mapping } }),
    async preview(ctx, file, wish) {
      const edition = editionOf(file, wish);
      const problems = [
        ...file.problems,
        ...(edition.validFrom === '' ? ['Enter the first day this edition is valid.'] : []),
        ...(edition.name.trim() === '' ? ['Enter the name of this edition.'] : []),
      ];
      const isReady = problems.length === 0 && file.codes.length > 0;
      const changes = isReady ? await previewCodes(ctx, edition, () => undefined) : [];
      if (isDomainError(changes)) return changes;
      return {
        format: FORMAT_NAMES[file.format],
        has_columns: file.format === 'columns',
        code_set: file.codeSet,
        headings: file.headings,
        mapping: file.mapping,
        columns: Object.entries(CODE_COLUMNS).map(([column, title]) => ({ column, title })),
        release_name: edition.name,
        valid_from: edition.validFrom === '' ? null : edition.validFrom,
        whole: edition.whole,
        problems,
        total: file.codes.length,
        issues: file.issues.slice(0, SHOWN_ISSUES),
        issues_total: file.issues.length,
        changes: changes.map(shape),
      };
    },
    async run(ctx, file, wish, onProgress, signal) {
      const result = await importCodes(ctx, editionOf(file, wish), onProgress, signal);
      return isDomainError(result) ? result : result.map(shape);
    },
  });
}

interface CodeImportChoices {
  code_set: CodeSet | null;
  mapping: Record<string, string>;
  valid_from: string | null;
}

function readSaid({ code_set, mapping, valid_from }: Record<string, unknown>): CodeImportChoices {
  const isObject = typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping);
  return {
    code_set: isCodeSet(code_set) ? code_set : null,
    mapping: Object.fromEntries(
      Object.entries(isObject ? mapping : {}).filter(
        ([, column]) => column === '' || (typeof column === 'string' && Object.hasOwn(CODE_COLUMNS, column)),
      ) as [string, string][],
    ),
    valid_from: importText(valid_from),
  };
}

// The official files are complete.
function editionOf(file: CodeFile, wish: ImportSettings & CodeImportChoices): Edition {
  return {
    codes: file.codes,
    name: wish.release_name ?? file.release.release_name,
    validFrom: wish.valid_from ?? file.release.valid_from ?? '',
    whole: wish.whole ?? file.format !== 'columns',
  };
}

function shape({ codeSet, ...changes }: SetChanges): object {
  return { code_set: codeSet, ...changes };
}
