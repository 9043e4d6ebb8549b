import { Button, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBuildingHospital, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { beginAnew, choosePractice, type SignInAnswer } from './sign-in-flow.ts';
import classes from '../about/login-page.module.css';
import { problemOf } from '../problem-of.ts';

interface PracticeStepProps {
  token: string;
  practices: SignInAnswer['practices'];
}

/** The practices that the user can sign in to, that of their last session first. */
export function PracticeStep({ token, practices }: PracticeStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (id: string): void => {
    setBusy(true);
    setProblem(null);
    choosePractice(token, id)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap="sm">
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {practices.map(({ id, practice_name }, index) => (
        <UnstyledButton
          key={id}
          className={classes.choice}
          onClick={() => choose(id)}
          disabled={busy}
          data-autofocus={index === 0 || undefined}
          autoFocus={index === 0}
        >
          <IconBuildingHospital size={20} stroke={1.5} />
          <span className={classes.choiceWords}>
            <Text fw={550}>{practice_name}</Text>
          </span>
          <IconChevronRight size={18} stroke={1.5} />
        </UnstyledButton>
      ))}
      <Button variant="subtle" color="gray" onClick={beginAnew}>
        Sign in as someone else
      </Button>
    </Stack>
  );
}
