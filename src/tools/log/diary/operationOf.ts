// Which call of the contract a path is.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'

/** The name of the call; a fixed word of a path goes before a parameter in its place, as servers read it. */
export function operationOf(method: string, path: string): OperationId | undefined {
  const parts = (path.split('?')[0] as string).split('/')
  const fits = (pattern: string) => {
    const wanted = pattern.split('/')
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith('{'))
  }
  const found = (Object.keys(operations) as OperationId[]).filter((id) => {
    const [itsMethod, pattern] = operations[id]
    return itsMethod === method && fits(pattern)
  })
  return found.find((id) => !operations[id][1].includes('{')) ?? found[0]
}
