import { useRef, useState, type ReactElement } from 'react'
import { wordsIn, type Props } from '../props.ts'
import { ScoreForm } from './score-form.tsx'

/** The score form on a page of its own, over the table; its button says so when a stage has just ended. */
export function ScorePage(props: Props): ReactElement {
  const { scene, language } = props
  const { form } = wordsIn(language).screen
  const page = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFresh = scene.results.length > 0 && scene.round <= 1
  return (
    <>
      <button
        type="button"
        className="pill tdf-form-open"
        data-fresh={isFresh || undefined}
        onClick={() => {
          setOpen(true)
          page.current?.showModal()
        }}
      >
        {isFresh ? form.after(scene.results.length) : form.title}
      </button>
      <dialog ref={page} className="tdf-score-page" aria-label={form.title} onClose={() => setOpen(false)}>
        {isOpen ? (
          <>
            <div className="tdf-score-head">
              <h2>{form.title}</h2>
              <form method="dialog">
                <button type="submit" className="button">
                  {form.close}
                </button>
              </form>
            </div>
            <ScoreForm {...props} />
          </>
        ) : undefined}
      </dialog>
    </>
  )
}
