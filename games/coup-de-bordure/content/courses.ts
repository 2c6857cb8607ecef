import type { Terrain } from './road.ts'

export const COURSE_IDS = ['msr', 'lbl', 'pt', 'gah'] as const
export type CourseId = (typeof COURSE_IDS)[number]

/** Sixteen squares, 1 to 16. */
export interface Course {
  /** One of COURSE_IDS, or `custom`. */
  id: CourseId | 'custom'
  name: string
  cases: Terrain[]
  /** What the squares are called, for display only; null where nobody named them. */
  names: { fr: string[]; en: string[] } | null
}

/** designed from the energy of the teams of the four races and the profiles of the real ones. */
export const COURSES: Readonly<Record<CourseId, Course>> = {
  msr: course('msr', 'Milan-San Remo', 'PPPSPPMPSPCSCSCS', [
    ['Milan', 'Milan'],
    ['Pavie', 'Pavia'],
    ['Plaine du Pô', 'Po plain'],
    ['Ligne droite de Casei', 'Casei straight'],
    ['Novi', 'Novi'],
    ['Ovada', 'Ovada'],
    ['Turchino', 'Turchino'],
    ['Voltri', 'Voltri'],
    ['Savone', 'Savona'],
    ['Albenga', 'Albenga'],
    ['Les Capi', 'The Capi'],
    ['Imperia', 'Imperia'],
    ['Cipressa', 'Cipressa'],
    ['Via Aurelia', 'Aurelia'],
    ['Poggio', 'Poggio'],
    ['Via Roma', 'Via Roma'],
  ]),
  lbl: course('lbl', 'Liège-Bastogne-Liège', 'PCPCPMCCMCPMCMMC', [
    ['Liège', 'Liège'],
    ['Embourg', 'Embourg'],
    ["Vallée de l'Ourthe", 'Ourthe valley'],
    ['La Roche-en-Ardenne', 'La Roche-en-Ardenne'],
    ['Bastogne', 'Bastogne'],
    ['Saint-Roch', 'Saint-Roch'],
    ['Vielsalm', 'Vielsalm'],
    ['Côte de Pont', 'Côte de Pont'],
    ['Ferme Libert', 'Ferme Libert'],
    ['Col du Rosier', 'Col du Rosier'],
    ['Spa', 'Spa'],
    ['La Redoute', 'La Redoute'],
    ['Sprimont', 'Sprimont'],
    ['Roche-aux-Faucons', 'Roche-aux-Faucons'],
    ['Saint-Nicolas', 'Saint-Nicolas'],
    ['Ans', 'Ans'],
  ]),
  pt: course('pt', 'Paris-Tours', 'PPPSPPPSPSCSCCSS', [
    ['Brou', 'Brou'],
    ['La Beauce', 'Beauce'],
    ['La Beauce, au vent', 'Beauce, wind'],
    ['Bonneval', 'Bonneval'],
    ['Châteaudun', 'Châteaudun'],
    ['Vallée du Loir', 'Loir valley'],
    ['Vendôme', 'Vendôme'],
    ['Longue ligne droite', 'Long straight'],
    ['Herbault', 'Herbault'],
    ['Château-Renault', 'Château-Renault'],
    ['Côte de Crochu', 'Côte de Crochu'],
    ['Bord de Loire', 'Loire bank'],
    ['Beau Soleil', 'Beau Soleil'],
    ["Côte de l'Épan", "Côte de l'Épan"],
    ['Pont de Grammont', 'Grammont bridge'],
    ['Avenue de Grammont', 'Avenue de Grammont'],
  ]),
  gah: course('gah', "Gap – Alpe d'Huez", 'CMPCPCMPMMCPMMMM', [
    ['Gap, pied de Manse', 'Gap, foot of Manse'],
    ['Col de Manse', 'Col de Manse'],
    ['Champsaur', 'Champsaur'],
    ['Rampe du Motty', 'Rampe du Motty'],
    ['Valbonnais', 'Valbonnais'],
    ["Premières pentes d'Ornon", 'Ornon, first ramps'],
    ["Col d'Ornon", "Col d'Ornon"],
    ["Bourg-d'Oisans", "Bourg-d'Oisans"],
    ["Alpe d'Huez, première montée", "Alpe d'Huez, first ascent"],
    ["Village d'Huez", 'Huez village'],
    ['Col de Sarenne', 'Col de Sarenne'],
    ['Vallée de la Romanche', 'Romanche valley'],
    ["Pied de l'Alpe", 'Alpe, foot'],
    ['Alpe, virage 14', 'Alpe, bend 14'],
    ['Alpe, virage 7', 'Alpe, bend 7'],
    ["Alpe d'Huez", "Alpe d'Huez"],
  ]),
}

function course(id: CourseId, name: string, cases: string, names: readonly (readonly [fr: string, en: string])[]): Course {
  return { id, name, cases: cases.split('') as Terrain[], names: { fr: names.map(([fr]) => fr), en: names.map(([, en]) => en) } }
}
