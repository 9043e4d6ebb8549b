// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Choose from a calendar": "Elegir en un calendario",
  Continue: "Continuar",
  "Date of birth": "Fecha de nacimiento",
  "Enter a date as MM/DD/YYYY": "Escriba la fecha como MM/DD/AAAA",
  "MM/DD/YYYY": "MM/DD/AAAA",
  "Please try again.": "Inténtelo de nuevo.",
  "Something went wrong": "Algo salió mal",
  "Something went wrong on our side. Try again, or call us.": "Ocurrió un problema de nuestro lado. Inténtelo de nuevo o llámenos.",
  "Something went wrong.": "Algo salió mal.",
  "The server could not be reached. Check your connection and try again.": "No se pudo conectar con el servidor. Revise su conexión e inténtelo de nuevo.",
  "Try again": "Intentar de nuevo",
  "{what} could not be loaded": (d) => "No se pudo cargar: " + d.what
}
