import { removeDemoClinic } from '../remove-demo-clinic.ts';
import { runCommand, say, withHouse } from './command.ts';

runCommand(() => withHouse(async (house) => say(await removeDemoClinic(house))));
