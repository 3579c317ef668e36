// Makes the table of what is personal in calls and replies from `x-personal` in docs/api/openapi.yaml. A field without
// this mark stops the generator: no new field is published until somebody has said so.

const marks = {
  never: 'says nothing of anybody: kept; of a text only the words that the contract itself lists',
  own: 'public in the directory, personal where it belongs to something of one’s own',
  always: 'personal',
  person: 'the id of a person',
  thing: 'the id of something in the directory',
}

const fail = (place, what) => {
  throw new Error(`docs/api/openapi.yaml: ${place} ${what}: one of ${Object.keys(marks).join(', ')}`)
}

/** The mark of a value that is no object: a name, or the words that are kept. */
function markOf(place, schema, mark = schema['x-personal']) {
  if (mark === undefined) fail(place, 'does not say whether it is personal (x-personal)')
  if (!Object.hasOwn(marks, mark)) fail(place, `says x-personal: ${mark}, which is unknown`)
  if (mark !== 'never' || schema.type !== 'string') return `'${mark}'`
  const words = schema.enum ?? schema.examples
  if (!words) fail(place, 'is any text, so it cannot be x-personal: never without enum or examples')
  return `[${words.map((word) => `'${word}'`).join(', ')}]`
}

/** The source of the table: one constant per schema, then the replies and the arguments of each call. */
export function personalFile(contract) {
  const at = (ref) =>
    ref
      .slice(2)
      .split('/')
      .reduce((inner, key) => inner[key], contract)
  const resolved = (node) => (node.$ref ? resolved(at(node.$ref)) : node)
  /** Constants by name, each after those it names. */
  const constants = new Map()

  function literal(place, node, mark) {
    if (node.$ref) {
      const name = node.$ref.split('/').at(-1)
      const target = at(node.$ref)
      if (target.type !== 'object') return literal(`schemas/${name}`, target, mark)
      if (!constants.has(name)) constants.set(name, literal(`schemas/${name}`, target))
      return name
    }
    if (node.type === 'array') return literal(`${place}/items`, node.items, mark)
    if (node.type !== 'object') return markOf(place, node, mark)
    const fields = Object.entries(node.properties ?? {}).map(([name, field]) => [
      name,
      literal(`${place}/${name}`, field),
    ])
    if (typeof node.additionalProperties === 'object')
      fields.push(["'*'", literal(`${place}/*`, node.additionalProperties)])
    return `{ ${fields.map(([name, value]) => (name === value ? name : `${name}: ${value}`)).join(', ')} }`
  }

  const operations = Object.entries(contract.paths).flatMap(([, methods]) => Object.values(methods))
  const replies = operations.map((operation) => {
    const [, reply] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))
    const { content } = resolved(reply)
    if (!content) throw new Error(`${operation.operationId}: a reply needs a JSON body, if only that of Message`)
    return [operation.operationId, literal(operation.operationId, content['application/json'].schema)]
  })
  const args = operations.map(({ operationId, parameters = [], requestBody }) => {
    const named = parameters
      .map(resolved)
      .filter((one) => one.in !== 'header') // no action has them
      .map(({ name, schema, 'x-personal': mark }) => [camelCase(name), literal(`${operationId}/${name}`, schema, mark)])
    const schema = requestBody && resolved(requestBody).content['application/json'].schema
    if (schema)
      named.push([
        schema.$ref ? uncapitalised(schema.$ref.split('/').at(-1)) : 'body',
        literal(`${operationId}/body`, schema),
      ])
    return [operationId, `{ ${named.map(([name, value]) => `${name}: ${value}`).join(', ')} }`]
  })
  const rows = (entries) => entries.map(([name, value]) => `  ${name}: ${value},\n`).join('')
  return `/**
 * What a field may say of a person.
${Object.entries(marks)
  .map(([mark, meaning]) => ` * - ${mark}: ${meaning}\n`)
  .join('')} */
export type Mark = ${Object.keys(marks)
    .map((mark) => `'${mark}'`)
    .join(' | ')}

/** The mark of a value, the only words that are kept of it, or its fields; of a list those of its items. */
export type Marks = Mark | readonly string[] | { readonly [field: string]: Marks }

${[...constants].map(([name, value]) => `export const ${name} = ${value} as const\n`).join('')}
/** The reply to each call. */
export const replies = {
${rows(replies)}} as const

/** What each call takes. */
export const args = {
${rows(args)}} as const
`
}

const uncapitalised = (name) => name[0].toLowerCase() + name.slice(1)
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
