// Finds the operation of a request by method and path, as the contract's table says.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'

/** The version prefix of every path (NET-01). */
const basePath = '/v1'

/** An operation and the decoded values of its path parameters. */
export interface Route {
  id: OperationId
  params: Record<string, string>
}

interface Pattern {
  id: OperationId
  method: string
  segments: string[]
}

const isParam = (segment: string): boolean => segment.startsWith('{')

// Fixed segments come before parameters: /businesses/search is not a business called search.
const patterns: Pattern[] = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, method: operations[id][0], segments: operations[id][1].split('/') }))
  .sort((a, b) => a.segments.filter(isParam).length - b.segments.filter(isParam).length)

/** The operation; undefined when the contract has none for this method and path, or the path is not decodable. */
export function findRoute(method: string, pathname: string): Route | undefined {
  if (!pathname.startsWith(`${basePath}/`)) return undefined
  const segments = pathname.slice(basePath.length).split('/')
  for (const pattern of patterns) {
    const params = pattern.method === method ? match(pattern.segments, segments) : undefined
    if (params) return { id: pattern.id, params }
  }
  return undefined
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!isParam(expected)) {
      if (expected !== segment) return undefined
      continue
    }
    const value = decode(segment)
    if (!value) return undefined
    params[expected.slice(1, -1)] = value
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
