import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { refreshQueries } from './use-api.ts';

test('repeats a first read that was in flight when something changed', async () => {
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['registration', 'PatientList', {}],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);
  refreshQueries('registration', 'PatientList');
  answers[0]!('from before');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!('from after');
  await expect.poll(() => observer.getCurrentResult().data).toBe('from after');
  stop();
});
