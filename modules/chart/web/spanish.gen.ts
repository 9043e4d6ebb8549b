// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  Handouts: "Material informativo",
  "Handouts from your clinic": "Material informativo de su clínica",
  "Open the PDF": "Abrir el PDF",
  "This file could not be loaded. Try again.": "No se pudo cargar el archivo. Inténtelo de nuevo."
}
