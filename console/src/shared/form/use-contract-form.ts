import { useCallback } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { isCallError, type CallError } from '../call-error.ts'
import { useTexts, type Say } from '../texts.tsx'
import { bodyMessages, isBlank, type BodySchema } from './schema-resolver.ts'

/** Field errors of the server land on the form's fields of the same name; the rest is shown above the buttons. */
export function mapCallError(error: CallError, fields: readonly string[]) {
  const onFields = Object.entries(error.errors).filter(([name]) => fields.includes(name))
  const elsewhere = Object.entries(error.errors)
    .filter(([name]) => !fields.includes(name))
    .map(([, message]) => message)
  return { onFields: Object.fromEntries(onFields), elsewhere }
}

/** Blank fields are left out, so that 'optional' means the same to a person and to the contract. */
export function filled<B>(values: FieldValues): B {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      if (isBlank(value)) return []
      return [[name, typeof value === 'string' ? value.trim() : value]]
    }),
  ) as B
}

/** What a form refuses beyond the shape of its contract: messages by field. */
export type AlsoWrong<V> = (values: V, t: Say) => Record<string, string>

const NOTHING_ELSE = () => ({})

/**
 * A form over a contract's body: the same schema that the server validates with checks each change here, and what only
 * the server knows comes back onto the field it concerns. `alsoWrong` says what no schema can; give it one identity.
 */
export function useContractForm<V extends FieldValues, B = V>(
  schema: BodySchema,
  defaultValues: DefaultValues<V>,
  alsoWrong: AlsoWrong<V> = NOTHING_ELSE,
) {
  const t = useTexts()
  const resolver: Resolver<V> = useCallback(
    (values) => {
      const messages = { ...alsoWrong(values, t), ...bodyMessages(schema, values, t) }
      const errors = Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [name, { type: 'contract', message }]),
      )
      const isValid = Object.keys(errors).length === 0
      return (isValid ? { values, errors: {} } : { values: {}, errors }) as Awaited<ReturnType<Resolver<V>>>
    },
    [schema, alsoWrong, t],
  )
  const form = useForm<V>({ mode: 'onChange', resolver, defaultValues })
  const { setError } = form
  const showError = useCallback(
    (error: CallError) => {
      const { onFields, elsewhere } = mapCallError(error, Object.keys(schema.properties))
      for (const [name, message] of Object.entries(onFields))
        setError(name as Path<V>, { type: 'server', message })
      const general = elsewhere[0] ?? error.said ?? (error.key ? t(error.key) : '')
      if (Object.keys(onFields).length === 0) setError('root', { type: 'server', message: general })
    },
    [schema, setError, t],
  )
  /** Runs the change with the filled values; its failure is shown on the form. */
  const submit = (act: (body: B) => Promise<unknown>) =>
    form.handleSubmit(async (values) => {
      try {
        await act(filled<B>(values))
      } catch (failure) {
        if (!isCallError(failure)) throw failure
        showError(failure)
      }
    })
  return { ...form, submit, showError }
}
