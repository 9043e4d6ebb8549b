import { isDomainError } from '#platform/domain-error.ts';
import { importRoutes, importText, type ImportSettings } from '#platform/imports/import-routes.ts';
import type { RouteContext } from '#platform/module.ts';
import { DRUG_FORMATS, type DrugFile, entriesOf } from '../../rules/index.ts';
import { importDrugs, previewDrugs, type DrugList } from './import-drugs.ts';
import { readDrugFile } from './read-drug-file.ts';

/** REST routes for importing drug and interaction lists; see the README for their formats. */
export function drugImportRoutes(context: RouteContext): void {
  importRoutes<DrugFile, DrugImportChoices>(context, {
    name: 'drugs',
    rule: 'drugs.import',
    readSaid: ({ as_of }) => ({ as_of: importText(as_of) }),
    open: (ctx, path, { file_name }) => readDrugFile(ctx, path, file_name),
    async preview(ctx, file, wish) {
      const list = listOf(file, wish);
      const changes = await previewDrugs(ctx, list, () => undefined);
      if (isDomainError(changes)) return changes;
      return {
        format: DRUG_FORMATS[file.format],
        release_name: list.name,
        as_of: list.asOf,
        whole: list.whole,
        total: entriesOf(file),
        issues: file.issues,
        issues_total: file.issuesTotal,
        changes,
      };
    },
    run: (ctx, file, wish, onProgress, signal) => importDrugs(ctx, listOf(file, wish), onProgress, signal),
  });
}

interface DrugImportChoices {
  as_of: string | null;
}

// These files are complete by default.
function listOf(file: DrugFile, wish: ImportSettings & DrugImportChoices): DrugList {
  return {
    file,
    name: wish.release_name ?? file.release.name,
    asOf: (wish.as_of ?? file.release.asOf) || null,
    whole: wish.whole ?? true,
  };
}
