import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { Page } from '#kit/page/page.tsx';
import { QuestionnaireByIdDocument } from '../chart.operations.gen.ts';
import { QuestionnaireEditor } from './questionnaire-editor.tsx';

/** /settings/questionnaire/:questionnaireID: the questionnaire editor. */
export function EditorPage() {
  const { questionnaireID: id = '' }: { questionnaireID?: string } = useParams({ strict: false });
  const answer = useApiQuery(QuestionnaireByIdDocument, { id }, { quiet: true });
  const read = selectRead(answer, ({ questionnaires }) => questionnaires[0]);
  return (
    <Page>
      <ReadState read={read} label="Questionnaire" rows={8} notFound="This questionnaire does not exist">
        {(saved) => <QuestionnaireEditor key={saved.id} saved={saved} />}
      </ReadState>
    </Page>
  );
}
