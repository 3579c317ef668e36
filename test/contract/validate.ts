// Checks replies and request bodies against the contract with Ajv; OpenAPI 3.1 schemas are JSON Schema 2020-12.
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { at, contract, operation, pointerTo } from './document'

// The document itself is no schema: only the parts that $ref points to are compiled.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
addFormats(ajv)
ajv.addSchema(contract, 'contract')

const compiled = new Map<string, ValidateFunction>()

/** What is wrong with a value by the schema at a pointer like `#/components/schemas/User`; empty when nothing is. */
export function schemaErrors(pointer: string, value: unknown): string[] {
  let validate = compiled.get(pointer)
  if (!validate) {
    validate = ajv.compile({ $ref: `contract${encodeURI(pointer)}` })
    compiled.set(pointer, validate)
  }
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
  )
}

/** The pointer to the schema of a reply; undefined when the contract does not document this status. */
function replyPointer(id: OperationId, status: number): string | undefined {
  const { responses } = operation(id)
  // `default` stands for every failure that is not listed, never for another kind of success.
  const key = String(status) in responses ? String(status) : status >= 400 ? 'default' : undefined
  if (key === undefined || !(key in responses)) return undefined
  return schemaOf(`${pointerTo(id)}/responses/${key}`)
}

/** The pointer to the JSON schema of a response or request body, which may itself be a reference. */
function schemaOf(pointer: string): string {
  const raw = rawAt(pointer)
  const place = typeof raw === 'object' && raw !== null && '$ref' in raw ? String(raw.$ref) : pointer
  return `${place}/content/application~1json/schema`
}

function rawAt(pointer: string): unknown {
  const cut = pointer.lastIndexOf('/')
  return (at(pointer.slice(0, cut)) as Record<string, unknown>)[pointer.slice(cut + 1)]
}

/** What is wrong with a reply; empty when the contract allows it. */
export function replyErrors(id: OperationId, status: number, body: unknown): string[] {
  const pointer = replyPointer(id, status)
  return pointer === undefined ? [`status ${status} is not documented`] : schemaErrors(pointer, body)
}

/** Fails with every error when the contract does not allow this status or this body as a reply to the operation. */
export function expectReplyMatchesContract(id: OperationId, status: number, body: unknown): void {
  const errors = replyErrors(id, status, body)
  if (errors.length > 0) throw new Error(`${id} ${status} is not as the contract says:\n  ${errors.join('\n  ')}`)
}

/** What is wrong with a request's body; an operation without one must be sent none (undefined). */
export function requestBodyErrors(id: OperationId, body: unknown): string[] {
  if (operation(id).requestBody === undefined) return body === undefined ? [] : ['no body is documented']
  return schemaErrors(schemaOf(`${pointerTo(id)}/requestBody`), body)
}
