import { Anchor } from '@mantine/core';
import { useFileUrl } from '#kit/api/use-file-url.ts';

interface AnswerFileProps {
  surveyId: string;
  path: string;
  name: string;
}

/** A link that downloads a patient's file; renders nothing until the file is loaded. */
export function AnswerFile({ surveyId, path, name }: AnswerFileProps) {
  const url = useFileUrl(`/api/questionnaires/files/${surveyId}/${encodeURIComponent(path)}`);
  if (url === null) return null;
  return (
    <>
      {' '}
      <Anchor href={url} download={name}>
        Save file
      </Anchor>
    </>
  );
}
