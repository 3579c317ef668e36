// A form of the account whose call may be refused.
import { useLoggedState } from '@/hooks/viewLog'
import { useForm } from '@/ui/form/useForm'
import { splitServerErrors } from '../model/accountForms'
import type { AccountResult } from '../model/accountResults'

const none: readonly string[] = []

type Fields = Record<string, string | boolean>

interface AccountFormOptions<V extends Fields> extends Omit<Parameters<typeof useForm<V>>[0], 'onSubmit'> {
  /** Sends valid values, and does what follows a success. */
  send: (values: V) => Promise<AccountResult>
}

/** The form, with the server's errors beside its fields, and the texts to show above it (`problems`). */
export function useAccountForm<V extends Fields>({ name, send, ...options }: AccountFormOptions<V>) {
  const [problems, setProblems] = useLoggedState(`${name}Problems`, none)
  const form = useForm<V>({
    ...options,
    name: `${name}Form`,
    onSubmit: async (values) => {
      const { fields, general } = splitServerErrors(await send(values), values)
      setProblems(general.length > 0 ? general : none)
      return fields
    },
  })
  return { form, problems }
}
