import type { enExercises } from '../en/exercises.ts'

export const frExercises: typeof enExercises = {
  help: {
    exercises:
      'Revoir les exercices gardés d’un jeu : si chaque réponse est toujours la meilleure sans aucun doute. Avec --find, en faire d’autres.',
    find: 'chercher autant d’exercices et les garder dans exercises.json, dans le dossier du jeu',
    races: 'avec --find, chercher dans autant de courses (par défaut : 200)',
    drawn:
      'avec --find, combien de décisions tirées au sort sont examinées dans chaque course, outre les quatre plus étranges (par défaut : 4)',
    seed: 'la même graine et les mêmes courses donnent les mêmes exercices (par défaut : exercises ; sans --find : check)',
    after: `
Un exercice est une décision d’un Équipier qui a joué un autre coup que le meilleur. Le meilleur est comparé à ses trois rivaux dans 400 paires de parties chacun,
d’après ce que la place savait, deux fois ; il n’est pris que si tous les intervalles ensemble (95 %) sont au-dessus de zéro, s’il vaut cinq points de chances, et si le jeu a des mots pour dire pourquoi.
Le code de sortie est 2 si une réponse gardée ne tient plus.`,
  },
  findOnly: (flag) => `${flag} va avec --find`,
  noStock: (title, id) => `${title} n’a pas encore d’exercices : echappee exercises ${id} --find 10 en fait`,
  none: (title, races) => `aucun exercice trouvé dans ${races} courses de ${title} ; rien n’a été écrit`,
  found: (title, found, races, file) => `${title} : ${found} exercices tirés de ${races} courses ; ils sont dans ${file}`,
  lost: (n) => `${n}  les règles d’aujourd’hui mènent à une autre position`,
  line: (n, best, next, gain, isHeld) => `${n}  ${isHeld ? 'tient' : 'NE TIENT PLUS'} : ${best} ; ${gain} de plus que ${next}`,
  fallen: (title, n) =>
    `${title} : ${n === 1 ? '1 exercice ne tient plus' : `${n} exercices ne tiennent plus`} ; --find en cherche d’autres`,
  checked: (title, held, all) => `${title} : ${held} exercices sur ${all} tiennent`,
}
