/** The PHQ-9 in Spanish for the United States, as its authors publish it (phqscreeners.com); includes the PHQ-2. */
export const phqInSpanish: Readonly<Record<string, string>> = {
  'Mood: two questions': 'Estado de ánimo: dos preguntas',
  'Mood questionnaire': 'Cuestionario sobre el estado de ánimo',
  'Over the last 2 weeks, how often have you been bothered by any of the following problems?':
    'Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?',
  'Little interest or pleasure in doing things': 'Poco interés o placer en hacer cosas',
  'Feeling down, depressed, or hopeless': 'Se ha sentido decaído(a), deprimido(a) o sin esperanzas',
  'Trouble falling or staying asleep, or sleeping too much':
    'Ha tenido dificultad para quedarse o permanecer dormido(a), o ha dormido demasiado',
  'Feeling tired or having little energy': 'Se ha sentido cansado(a) o con poca energía',
  'Poor appetite or overeating': 'Sin apetito o ha comido en exceso',
  'Feeling bad about yourself — or that you are a failure or have let yourself or your family down':
    'Se ha sentido mal con usted mismo(a) – o que es un fracaso o que ha quedado mal con usted mismo(a) o con su familia',
  'Trouble concentrating on things, such as reading the newspaper or watching television':
    'Ha tenido dificultad para concentrarse en ciertas actividades, tales como leer el periódico o ver la televisión',
  'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual':
    '¿Se ha movido o hablado tan lento que otras personas podrían haberlo notado? o lo contrario – muy inquieto(a) o agitado(a) que ha estado moviéndose mucho más de lo normal',
  'Thoughts that you would be better off dead or of hurting yourself in some way':
    'Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera',
  'Not at all': 'Ningún día',
  'Several days': 'Varios días',
  'More than half the days': 'Más de la mitad de los días',
  'Nearly every day': 'Casi todos los días',
  'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?':
    'Si marcó cualquiera de los problemas, ¿qué tanta dificultad le han dado estos problemas para hacer su trabajo, encargarse de las tareas del hogar, o llevarse bien con otras personas?',
  'Not difficult at all': 'No ha sido difícil',
  'Somewhat difficult': 'Un poco difícil',
  'Very difficult': 'Muy difícil',
  'Extremely difficult': 'Extremadamente difícil',
};
