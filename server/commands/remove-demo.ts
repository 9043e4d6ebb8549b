import { removeDemoClinic } from '../remove-demo-clinic.ts';
import { runCommand, say, withApp } from './command.ts';

runCommand(() => withApp(async (app) => say(await removeDemoClinic(app))));
