import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { QuestionnaireByIdDocument } from '../chart.operations.gen.ts';
import { QuestionnaireEditor } from './questionnaire-editor.tsx';

/** /settings/questionnaire/:questionnaireID: where a questionnaire is worked on. */
export function EditorPage() {
  const { questionnaireID: id = '' }: { questionnaireID?: string } = useParams({ strict: false });
  const { data, isError, error, refetch } = useApiQuery(QuestionnaireByIdDocument, { id }, { quiet: true });
  const saved = data?.questionnaires[0];
  return (
    <Page>
      {data === undefined && !isError && <RowsSkeleton rows={8} />}
      {data === undefined && isError && (
        <ErrorState error={error} what="The questionnaire" onRetry={() => void refetch()} />
      )}
      {data !== undefined && saved === undefined && <EmptyState title="This questionnaire does not exist any more" />}
      {saved !== undefined && <QuestionnaireEditor key={saved.id} saved={saved} />}
    </Page>
  );
}
