// Checks requests against the contract, so that the app cannot drift from it: used by the Node and HTTP doors.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { findRoute } from './router'

// Not with `new URL('...', import.meta.url)`: in jsdom tests Vite treats that as an asset and returns an http address.
const contractPath = join(dirname(fileURLToPath(import.meta.url)), '../docs/api/openapi.yaml')

interface Schema {
  $ref?: string
  [key: string]: unknown
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Schema
}
interface Operation {
  operationId: OperationId
  parameters?: (Parameter & Schema)[]
  requestBody?: Schema & { content?: { 'application/json': { schema: Schema } } }
}
interface Checks {
  query: ValidateFunction
  body?: ValidateFunction
}

/**
 * Lists what is wrong with a request, a sentence each; empty for a valid one. Reads a clone of it. A text too long or
 * no day is what a person has typed, not a drift of the app: the backend refuses it.
 */
export type ContractGuard = (request: Request) => Promise<string[]>

let checks: ((id: OperationId) => Checks) | undefined

/** A guard over docs/api/openapi.yaml, which is read once however many guards there are. */
export function createContractGuard(): ContractGuard {
  checks ??= readChecks()
  const checksOf = checks
  return async (request) => {
    const url = new URL(request.url)
    const route = findRoute(request.method, url.pathname)
    if (!route) return [`${request.method} ${url.pathname} is no operation of the contract`]
    const { query, body } = checksOf(route.id)
    const text = await request.clone().text()
    return [
      ...headerProblems(request, route.id),
      ...problems('query', query, Object.fromEntries(url.searchParams)),
      ...(body
        ? problems('body', body, text ? JSON.parse(text) : undefined)
        : text
          ? ['a body that the contract does not know']
          : []),
    ].map((problem) => `${route.id}: ${problem}`)
  }
}

function headerProblems(request: Request, id: OperationId): string[] {
  const type = request.headers.get('content-type') ?? ''
  return [
    ...(type.startsWith('application/json') ? [] : [`content-type is '${type}', not application/json (NET-03)`]),
    ...(operations[id][3] === 'none' && request.headers.has('authorization')
      ? ['carries a bearer token it needs not']
      : []),
  ]
}

function problems(what: string, check: ValidateFunction, value: unknown): string[] {
  if (check(value)) return []
  const drifts = (check.errors ?? []).filter(({ keyword }) => keyword !== 'maxLength')
  return drifts.map(({ instancePath, message, params }) => {
    const unknown = params.additionalProperty ?? params.unevaluatedProperty
    return `${what}${instancePath} ${message}${unknown ? ` '${unknown}'` : ''}`
  })
}

/** The checks of an operation; query texts are converted to the numbers and booleans of the contract. */
function readChecks(): (id: OperationId) => Checks {
  const contract = parse(readFileSync(contractPath, 'utf8'))
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true, formats: { date: true } })
  ajv.addSchema(contract, 'contract')
  const resolve = <Value>(value: Value & Schema): Value =>
    value.$ref
      ? value.$ref
          .slice(2)
          .split('/')
          .reduce((node, key) => node[key], contract)
      : value
  /** References inside the document, rewritten so that Ajv resolves them. */
  const outside = (schema: Schema): Schema => (schema.$ref ? { ...schema, $ref: `contract${schema.$ref}` } : schema)
  const all = Object.values<Record<string, Operation>>(contract.paths).flatMap((path) => Object.values(path))
  return memo((id) => {
    const operation = all.find((one) => one.operationId === id)
    const parameters = (operation?.parameters ?? []).map(resolve).filter((parameter) => parameter.in === 'query')
    const query = ajv.compile({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, outside(schema)])),
      required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
      additionalProperties: false,
    })
    const schema = operation?.requestBody && resolve(operation.requestBody).content?.['application/json'].schema
    return { query, ...(schema && { body: ajv.compile({ ...outside(schema), unevaluatedProperties: false }) }) }
  })
}

function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
