import './hand.css'

export { ChoiceButton, offerOf, type Offer } from './choice-button.tsx'
export { useDecisionState } from './decision-state.ts'
export { moveFocus } from './focus.ts'
export { Choices, Hand, Spoken, useHand } from './hand.tsx'
export { usePlan, type Plan } from './plan.ts'
export { Question } from './question.tsx'
