import { RuleLinks } from '@echappee/kit'
import type { ReactElement, ReactNode } from 'react'
import { PageFrame } from '../../shell/frame.tsx'
import { makePath } from '../../shell/router.ts'
import { BoxColours } from './box-colours.tsx'
import type { SheetGame } from './load-sheet-game.ts'

/** A sheet, or a race at the table, as it was found on this device. */
export interface OpenedProps<File> {
  readonly loaded: SheetGame
  readonly id: string
  readonly opened: File
}

interface SheetFrameProps {
  readonly gameId: string
  readonly colours: readonly number[] | undefined
  readonly children: ReactNode
}

/** The page of a sheet or of its race: rules that are named can be read. */
export function SheetFrame({ gameId, colours, children }: SheetFrameProps): ReactElement {
  return (
    <PageFrame>
      <BoxColours colours={colours}>
        <RuleLinks value={(rule) => `${makePath({ page: 'rules', game: gameId })}#${rule}`}>{children}</RuleLinks>
      </BoxColours>
    </PageFrame>
  )
}

interface SheetHeadProps {
  readonly title: string
  /** Said when the device has no room left. */
  readonly full: string | undefined
  /** The way to another page. */
  readonly children: ReactNode
}

export function SheetHead({ title, full, children }: SheetHeadProps): ReactElement {
  return (
    <>
      <div className="score-head">
        <h1>{title}</h1>
        {children}
      </div>
      {full === undefined ? undefined : (
        <p className="problem" role="alert">
          {full}
        </p>
      )}
    </>
  )
}
