import { checkOrder, defaultOptions, type OrderFields, type StandingOrder } from '@echappee/kernel'
import { issueText } from '@echappee/text'
import { useId, useState, type FormEvent, type ReactElement } from 'react'
import { OptionForm } from '../setup/option-form.tsx'
import { useWords } from '../shell/language.tsx'
import { focusOwnOrders } from './own-orders.tsx'
import type { Offers } from './use-offers.ts'

interface OrderFormsProps {
  readonly offers: Offers
  /** Answers whether it was taken. */
  readonly onGive: (order: StandingOrder) => Promise<boolean>
}

/** All that the game takes orders for, folded; one is open at a time. */
export function OrderForms({ offers, onGive }: OrderFormsProps): ReactElement {
  const { orders, text, words } = offers
  const [open, setOpen] = useState<string>()
  const give = async (order: StandingOrder) => {
    if (!(await onGive(order))) return
    setOpen(undefined)
    focusOwnOrders()
  }
  return (
    <section aria-labelledby="orders-give">
      <h3 id="orders-give">{words.give}</h3>
      <div className="order-kinds">
        {Object.keys(orders.kinds).map((kind) => (
          <details
            key={kind}
            open={open === kind}
            onToggle={({ currentTarget }) => setOpen((now) => (currentTarget.open ? kind : now === kind ? undefined : now))}
          >
            <summary>{text.kinds[kind]!.label}</summary>
            {open === kind ? <OrderForm offers={offers} kind={kind} onGive={give} /> : undefined}
          </details>
        ))}
      </div>
    </section>
  )
}

interface OrderFormProps {
  readonly offers: Offers
  readonly kind: string
  readonly onGive: (order: StandingOrder) => Promise<void>
}

function OrderForm({ offers, kind, onGive }: OrderFormProps): ReactElement {
  const { language } = useWords()
  const { orders, text, words } = offers
  const fields = orders.kinds[kind]!.fields as OrderFields
  const own = text.kinds[kind]!
  const id = useId()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => defaultOptions(fields))
  const [isOnce, setOnce] = useState(false)
  const checked = checkOrder(orders, { kind, values: values as StandingOrder['values'], isOnce })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checked.ok) void onGive(checked.value)
  }
  return (
    <form className="order-form" noValidate onSubmit={submit}>
      <p>{own.help}</p>
      <OptionForm fields={fields} text={{ options: own.fields, issues: {} }} editors={{}} options={values} onChange={setValues} />
      <div className="field">
        <label htmlFor={id}>{words.often}</label>
        <select id={id} value={String(isOnce)} onChange={({ target }) => setOnce(target.value === 'true')}>
          <option value="false">{words.everyTime}</option>
          <option value="true">{words.onlyOnce}</option>
        </select>
      </div>
      {checked.ok ? (
        <p className="order-says">
          <strong>{words.willSay}</strong> {own.says(checked.value.values as never)}
        </p>
      ) : (
        <p className="problem" role="alert">
          {checked.issues.map((issue) => issueText(language, issue)).join(' ')}
        </p>
      )}
      <button type="submit" className="button primary" aria-disabled={!checked.ok}>
        {words.giveIt}
      </button>
    </form>
  )
}
