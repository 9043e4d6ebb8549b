// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  BMI: "IMC",
  "Blood Pressure High": "Presión arterial máxima",
  "Blood Pressure Low": "Presión arterial mínima",
  "Blood pressure high": "Presión arterial máxima",
  "Blood pressure low": "Presión arterial mínima",
  "Heart Rate": "Frecuencia cardíaca",
  "Heart rate": "Frecuencia cardíaca",
  Height: "Estatura",
  "Height: feet": "Estatura: pies",
  "Height: inches": "Estatura: pulgadas",
  "Oxygen saturation": "Saturación de oxígeno",
  Really: "¿Seguro que es",
  "Respiratory Rate": "Frecuencia respiratoria",
  "Respiratory rate": "Frecuencia respiratoria",
  SpO2: "Saturación de oxígeno",
  Temperature: "Temperatura",
  Weight: "Peso",
  "Yes, it is correct": "Sí, es correcto",
  "{vital}: yes, it is correct": (d) => d.vital + ": sí, es correcto"
}
