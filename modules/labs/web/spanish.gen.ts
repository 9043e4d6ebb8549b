// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
import { number, plural } from "@messageformat/runtime";
import { es } from "@messageformat/runtime/lib/cardinals";
export const spanish: Texts = {
  "Ask your clinic what the numbers mean for you.": "Pregunte a su clínica qué significan estos valores para usted.",
  "The laboratory has not finished this test.": "El laboratorio aún no ha terminado esta prueba.",
  "The laboratory withdrew this result on {time}. Ask your clinic about it.": (d) => "El laboratorio retiró este resultado el " + d.time + ". Consulte a su clínica.",
  "Your lab results": "Sus resultados de laboratorio",
  "Your lab results could not be loaded.": "No se pudieron cargar sus resultados de laboratorio.",
  abnormal: "anormal",
  corrected: "corregido",
  critical: "crítico",
  "critical high": "críticamente alto",
  "critical low": "críticamente bajo",
  high: "alto",
  low: "bajo",
  "range {range}": (d) => "rango " + d.range,
  withdrawn: "retirado",
  "withdrawn by the laboratory on {time}": (d) => "retirado por el laboratorio el " + d.time,
  "{count} older results are not shown. Ask your clinic for them.": (d) => plural(d.count, 0, es, { one: "Un resultado anterior no se muestra. Pídalo a su clínica.", other: number("es", d.count, 0) + " resultados anteriores no se muestran. Pídalos a su clínica." })
}
