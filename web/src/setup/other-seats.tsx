import { useState, type ReactElement } from 'react'
import { useWords } from '../shell/language.tsx'
import { changeSeat, otherHolds, seatHold } from '../online/keys.ts'
import { Link } from '../shell/link.tsx'

/** Tables at which this device holds several seats: which one it plays is chosen here, and none is lost. */
export function OtherSeats(): ReactElement | undefined {
  const { m } = useWords()
  const [, setChanges] = useState(0)
  const tables = Object.entries(otherHolds()).filter(([, others]) => others.length > 0)
  if (tables.length === 0) return undefined
  return (
    <section className="panel" aria-labelledby="online-others">
      <h2 id="online-others">{m.online.otherSeats}</h2>
      <p className="muted">{m.online.otherSeatsText}</p>
      <ul className="saved">
        {tables.flatMap(([table, others]) =>
          others.map((other) => {
            const own = (seatHold(table)?.seat ?? other.seat) + 1
            return (
              <li key={`${table} ${other.key}`}>
                <span>{m.online.otherSeat(own, other.seat + 1)}</span>
                <span className="buttons">
                  <Link to={{ page: 'onlineTable', id: table, isScreen: false }} className="button">
                    {m.online.open}
                  </Link>
                  <button
                    type="button"
                    className="button"
                    onClick={() => {
                      changeSeat(table, other)
                      setChanges((n) => n + 1)
                    }}
                  >
                    {m.online.playSeat(other.seat + 1)}
                  </button>
                </span>
              </li>
            )
          }),
        )}
      </ul>
    </section>
  )
}
