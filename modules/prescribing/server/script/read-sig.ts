import { elementAt, elementsAt, textAt, type XmlElement } from './xml.ts';
import { type SigInstruction, structuredSig, type StructuredSig } from '../../rules/index.ts';

const MOST_INSTRUCTIONS = 20;

/** Reads the coded directions of a Sig, with their differences from its text, or undefined if there are none. */
export function readSig(part: XmlElement | undefined): StructuredSig | undefined {
  const instructions = elementsAt(part, 'Instruction').slice(0, MOST_INSTRUCTIONS).map(readInstruction);
  return instructions.length === 0 ? undefined : structuredSig(textAt(part, 'SigText') ?? '', instructions);
}

function readInstruction(part: XmlElement): SigInstruction {
  const dose = elementAt(part, 'DoseAdministration');
  const dosage = elementAt(dose, 'Dosage');
  const timings = elementsAt(part, 'TimingAndDuration');
  const first = (way: string): XmlElement | undefined =>
    timings.map((timing) => elementAt(timing, way)).find((found) => found !== undefined);
  const [frequency, interval, duration] = [first('Frequency'), first('Interval'), first('Duration')];
  const number = (at: XmlElement | undefined, way: string): number | null => {
    const text = textAt(at, way);
    return text !== undefined && /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
  };
  const text = (at: XmlElement | undefined, way: string): string => textAt(at, `${way}/Text`) ?? textAt(at, way) ?? '';
  return {
    method: text(dose, 'DoseDeliveryMethod'),
    dose: number(dosage, 'DoseQuantity'),
    highestDose: number(dosage, 'DoseRange/HighValue') ?? number(dosage, 'HighDoseQuantity'),
    unit: text(dosage, 'DoseUnitOfMeasure'),
    route: text(dose, 'RouteOfAdministration'),
    times: number(frequency, 'FrequencyNumericValue'),
    timesUnit: text(frequency, 'FrequencyUnits'),
    every: number(interval, 'IntervalNumericValue'),
    everyUnit: text(interval, 'IntervalUnits'),
    duration: number(duration, 'DurationNumericValue'),
    durationUnit: text(duration, 'DurationText') || text(duration, 'DurationUnits'),
  };
}
