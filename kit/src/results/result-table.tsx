import type { Seat } from '@echappee/kernel'
import type { ReactElement, ReactNode } from 'react'
import { asGroup } from '../motion.ts'
import { RiderToken } from '../people/rider-token.tsx'

export interface Cell {
  readonly value: ReactNode
  readonly title?: string | undefined
  /** `best` is bold, `leader` has a yellow ground, `both` both. */
  readonly kind?: 'best' | 'leader' | 'both' | undefined
}

interface ResultTableProps {
  readonly label: string
  /** Over the first column. */
  readonly head: string
  readonly columns: readonly { readonly key: string | number; readonly head: ReactNode; readonly label?: string }[]
  readonly rows: readonly {
    readonly key: string | number
    readonly seat: Seat
    readonly mark?: string
    readonly isLeader?: boolean
    readonly name: ReactNode
    readonly cells: readonly (Cell | ReactNode)[]
    /** In the last column, large. */
    readonly total?: ReactNode
  }[]
  readonly totalHead?: string
}

/** Times or points by stage. On a phone the figures scroll between the names and the totals, which stay. */
export function ResultTable({ label, head, columns, rows, totalHead }: ResultTableProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <div className="result-table" tabIndex={0} {...asGroup(label)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ key, head: title, label: words }) => (
              <th scope="col" key={key}>
                <span aria-hidden={words === undefined ? undefined : true}>{title}</span>
                {words === undefined ? undefined : <span className="visually-hidden">{words}</span>}
              </th>
            ))}
            {totalHead === undefined ? undefined : (
              <th scope="col" className="result-total">
                {totalHead}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, seat, mark, isLeader = false, name, cells, total }) => (
            <tr key={key}>
              <th scope="row">
                <span className="result-name">
                  <RiderToken seat={seat} isLeader={isLeader} size={24} {...(mark === undefined ? {} : { mark })} />
                  <span>{name}</span>
                </span>
              </th>
              {cells.map((cell, i) => {
                const { value, title, kind } = isCell(cell) ? cell : { value: cell }
                return (
                  <td key={columns[i]!.key} data-kind={kind} title={title}>
                    {value}
                  </td>
                )
              })}
              {total === undefined ? undefined : <td className="result-total">{total}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isCell = (cell: Cell | ReactNode): cell is Cell => cell !== null && typeof cell === 'object' && 'value' in cell
