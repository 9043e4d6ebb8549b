import { StartError } from '#platform/start-error.ts';
import { readOptions, runCommand, say } from '../../commands/command.ts';
import { runKills } from './run-kills.ts';

const USAGE =
  'npm run kill-test -- [KILLS] [PROCESSES]: kills a scratch clinic that many times under load, and checks that nothing acknowledged is lost. Ctrl-C ends it with the report.';

runCommand(async () => {
  const [kills = '100', processes = '2'] = readOptions({}, USAGE).positionals;
  const began = performance.now();
  const enough = new AbortController();
  process.once('SIGINT', () => enough.abort());
  const report = await runKills({ rounds: Number(kills), processes: Number(processes), enough: enough.signal }, say);
  const { saved, uncertain, repeated } = report.told;
  for (const [kind, { count, longestMs }] of Object.entries(report.kills))
    say(`${count} × ${kind}: answered again within ${(longestMs / 1000).toFixed(1)} seconds`);
  say(
    `${Math.round((performance.now() - began) / 1000)} seconds, ${saved.size} patients acknowledged, ${uncertain.size} uncertain, ${repeated} calls repeated.`,
  );
  for (const { name, finding } of report.differences) say(`${name}: ${finding}`);
  if (report.differences.length > 0) throw new StartError('What users were told differs from the records.');
  if (!report.isChainWhole) throw new StartError('The audit log is broken.');
  say('Nothing that was acknowledged is lost, and nothing exists twice. The audit log is complete.');
});
