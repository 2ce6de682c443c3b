import { useCallback, useEffect } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { isCallError, type CallError } from '../net/call-error.ts'
import { useTexts, type Say } from '../language/texts.tsx'
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
 * What a form begins with may be refused already: a record from before a rule, a name longer than the field it is offered
 * in. It is said at once, else the button would be grey and nobody could tell why.
 */
function useSaidAtOnce<V extends FieldValues>({
  trigger,
  getValues,
}: Pick<UseFormReturn<V>, 'trigger' | 'getValues'>) {
  useEffect(() => {
    const given = Object.entries(getValues()).filter(([, value]) => !isBlank(value))
    void trigger(given.map(([name]) => name as Path<V>))
  }, [trigger, getValues])
}

/** The schema that the server validates with, and what only this form knows besides. */
function useResolver<V extends FieldValues>(schema: BodySchema, alsoWrong: AlsoWrong<V>): Resolver<V> {
  const t = useTexts()
  return useCallback(
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
}

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
  const resolver = useResolver(schema, alsoWrong)
  const form = useForm<V>({ mode: 'onChange', resolver, defaultValues })
  useSaidAtOnce(form)
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
