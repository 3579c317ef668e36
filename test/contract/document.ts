// The contract as a document, for the tests that look at it itself.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'

/** A parameter, with its reference resolved. */
export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  schema: { type?: string }
}

/** An operation as the contract writes it. */
export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: unknown
  responses: Record<string, unknown>
  security?: Record<string, unknown>[]
}

/** The parts of the contract that tests read by name. */
export interface Contract {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> } & Record<string, Record<string, object>>
  tags: { name: string }[]
}

/** docs/api/openapi.yaml, read anew: Vitest runs at the project's root. */
export const contract = parse(readFileSync(resolve('docs/api/openapi.yaml'), 'utf8')) as Contract

/** Where an operation stands, as a JSON pointer. */
export function pointerTo(id: OperationId): string {
  const [method, path] = operations[id]
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
}

/** The value at a JSON pointer that starts with `#/`, references followed; undefined when there is none. */
export function at(pointer: string): unknown {
  let value: unknown = contract
  for (const part of pointer.slice(2).split('/')) {
    value = (value as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')]
    if (value !== null && typeof value === 'object' && '$ref' in value) value = at(String(value.$ref))
  }
  return value
}

/** An operation of the contract. */
export const operation = (id: OperationId): Operation => at(pointerTo(id)) as Operation

/** Its parameters, references resolved. */
export const parameters = (id: OperationId): Parameter[] =>
  (operation(id).parameters ?? []).map((one) => ('$ref' in one ? (at(one.$ref) as Parameter) : one))
