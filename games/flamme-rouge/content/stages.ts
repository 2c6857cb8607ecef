/** FR-36. */
export const STAGE_TYPES = ['flat', 'rolling', 'mountain', 'itt', 'ttt'] as const
export type StageType = (typeof STAGE_TYPES)[number]

/** A stage as it is written down: everything else is computed from its tiles. A line "at q" lies behind square q. */
export interface StageSheet {
  readonly id: string
  readonly name: string
  readonly type: StageType
  readonly tiles: string
  readonly sprints: readonly number[]
  /** FR-107: the layout for five and six teams, where there is one. */
  readonly wide?: { readonly tiles: string; readonly sprints: readonly number[] }
}

const SHEETS = [
  // Official stages.
  { id: 'ST1', name: 'Avenue Corso Paseo', type: 'flat', tiles: 'a b c d e f g h i j k l m n o p q r s t u', sprints: [26, 52] },
  { id: 'ST2', name: 'Firenze–Milano', type: 'rolling', tiles: 'a b c g i D H q n t m K O L r e p J s f u', sprints: [44] },
  { id: 'ST3', name: 'Ronde van Wevelgem', type: 'rolling', tiles: 'a b c m g f t e q o n L P j k I D H r S u', sprints: [40] },
  { id: 'ST4', name: 'Le Col du Ballon', type: 'rolling', tiles: 'A n L H g c e q t r M B o i p j D F k S u', sprints: [36] },
  { id: 'ST5', name: 'La Classicissima', type: 'mountain', tiles: 'A e b Q R N H P c g i k D F s L o j m t u', sprints: [38] },
  { id: 'ST6', name: 'La Haute Montagne', type: 'mountain', tiles: 'a b c f i m e t K G L H J s d o p R Q N U', sprints: [34] },
  {
    id: 'ST7',
    name: 'Peloton stage 7',
    type: 'rolling',
    tiles: 'a 2D 3 g M R P k e q o s 4 c D H j T n i u',
    sprints: [39],
    wide: { tiles: '1D 2 3 g M R P k e q o s 4 c D H j T 9D n i u', sprints: [39] },
  },
  {
    id: 'ST8',
    name: 'Peloton stage 8',
    type: 'rolling',
    tiles: 'a 2D h 4 o I c Q D F 3 p r s e j L k t g u',
    sprints: [28],
    wide: { tiles: '1D 2 h 4 o I c Q D F 3 p r s e j L k t g 9D u', sprints: [28] },
  },
  {
    id: 'ST9',
    name: 'Peloton stage 9',
    type: 'flat',
    tiles: 'A 2D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u',
    sprints: [39],
    wide: { tiles: '1 2 9D 3 p 5 7D o k j q 4 e 8 6D h g i r s T u', sprints: [42] },
  },
  {
    id: 'ST10',
    name: 'Peloton stage 10',
    type: 'rolling',
    tiles: 'a 2D h 4 L o p c 5 6D r 3 g q J k s t e I U',
    sprints: [34],
    wide: { tiles: '1D 2 h 4 9D L o p c 5 6D r 3 g q J k s t e I U', sprints: [37] },
  },
  {
    id: 'ST11',
    name: 'Peloton stage 11',
    type: 'flat',
    tiles: 'a 2D 8 5D q g i r 3D 4D s o p t h k 7 6D e J u',
    sprints: [32],
    wide: { tiles: '1D 2 8 5D q g i r 9 3D 4D s o p t h k 7 6D e J u', sprints: [31] },
  },
  {
    id: 'ST12',
    name: 'Peloton stage 12',
    type: 'rolling',
    tiles: 'A 2D 4 q M O K R F s d 3 p l n h g e T j u',
    sprints: [62],
    wide: { tiles: '1 2 4 q M O K R F s d 3 p l n 9D h g e T j u', sprints: [62] },
  },
  // Made by players.
  { id: 'EX1', name: 'Classique d’Avril', type: 'rolling', tiles: 'A b J i L c G H t d f p k m n r q E o S u', sprints: [52] },
  { id: 'EX2', name: 'Sprint de Montagne', type: 'mountain', tiles: 'a f C O L i b N D P S g T k e r j Q H m u', sprints: [59] },
  {
    id: 'EX3',
    name: 'Vittel – La Planche des Belles Filles',
    type: 'mountain',
    tiles: 'a I H d T F l j s M N P B C O R K G Q E U',
    sprints: [32],
  },
  { id: 'EX4', name: 'Dole – Station des Rousses', type: 'mountain', tiles: 'a j f M E C T K s q R L P H i D B N O g u', sprints: [14] },
  { id: 'EX5', name: 'Nantua – Chambéry', type: 'mountain', tiles: 'a N P H t i m O E L K R B S J C Q D F g u', sprints: [24] },
  { id: 'EX6', name: 'Pau – Peyragudes', type: 'mountain', tiles: 'a t s m C J d i f N B E R K O L P H G Q U', sprints: [36] },
  { id: 'EX7', name: 'Col d’Asger', type: 'mountain', tiles: 'a c P H F B l j I d K Q R s m t G E O N U', sprints: [42] },
  { id: 'EX8', name: 'L’Entre-Côtes', type: 'mountain', tiles: 'a d e N i b j p O K R L t C F S q M h u', sprints: [30] },
  // Designed for the tours.
  { id: 'GT-F1', name: 'La grande plaine', type: 'flat', tiles: 'a b c e d 3 g f h l i m q n t r j s u', sprints: [22, 52] },
  { id: 'GT-F2', name: 'Pavés du Nord', type: 'flat', tiles: 'a b 3 e c 8 5D g d h f q 4 l i j u', sprints: [52] },
  { id: 'GT-F3', name: 'Bord de mer', type: 'flat', tiles: 'a 2D e b 4 g c h d q 3 i f j l k o p u', sprints: [40, 62] },
  { id: 'GT-R1', name: 'Les deux côtes', type: 'rolling', tiles: 'a b e L g c 3 h m D P i f q n k o r u', sprints: [28] },
  { id: 'GT-R2', name: 'Les puncheurs', type: 'rolling', tiles: 'A b g C F e d 4 i n M H j k q o L r u', sprints: [48] },
  { id: 'GT-M1', name: 'Moyenne montagne', type: 'mountain', tiles: 'a d e 3 C N P H g f i M R B q l j k u', sprints: [46] },
  { id: 'GT-M2', name: 'Arrivée au sommet', type: 'mountain', tiles: 'a b i 4 d L j f h m q s t o k C E N U', sprints: [48] },
  { id: 'GT-M3', name: 'Étape reine', type: 'mountain', tiles: 'a b i M R Q D H P g 3 e j C N F s t K O U', sprints: [47] },
  { id: 'GT-M4', name: 'Trois cols', type: 'mountain', tiles: 'a c e D B g 3 i t M O R K P H j N L q s u', sprints: [38] },
  { id: 'GT-P1', name: 'Prologue des quais', type: 'itt', tiles: 'a b e c g d j f k l o u', sprints: [] },
  { id: 'GT-P2', name: 'Chrono des coteaux', type: 'itt', tiles: 'a b g C L h d q m k j u', sprints: [] },
  { id: 'GT-P3', name: 'Chrono par équipes', type: 'ttt', tiles: 'a b c e h d f q l t r u', sprints: [] },
] as const satisfies readonly StageSheet[]

export type StageId = (typeof SHEETS)[number]['id']
export const STAGE_IDS = SHEETS.map(({ id }) => id) as readonly StageId[]
export const STAGES = Object.fromEntries(SHEETS.map((sheet) => [sheet.id, sheet])) as unknown as Readonly<Record<StageId, StageSheet>>

/** FR-9: a single race is ridden on the road. */
export type RoadStageId = Exclude<StageId, 'GT-P1' | 'GT-P2' | 'GT-P3'>
export const ROAD_STAGE_IDS = STAGE_IDS.filter((id): id is RoadStageId => STAGES[id].type !== 'itt' && STAGES[id].type !== 'ttt')
