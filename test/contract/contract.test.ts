// The contract itself: a valid document, complete for both specifications. What is generated from it `npm run check` compares.
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { at, contract, operation, parameters, pointerTo } from './document'
import { expectReplyMatchesContract, replyErrors, requestBodyErrors } from './validate'

/** Every call of the two specifications (ACC §7, DIR §7), with which of them carry a bearer token (interface.md 9). */
const specified = `
  POST   /auth/refresh                          none
  POST   /auth/login                            none
  POST   /auth/signup                           none
  GET    /auth/verify-email                     none      token
  POST   /auth/resend-verification              none
  POST   /auth/forgot-password                  none
  POST   /auth/reset-password                   none
  POST   /auth/change-password                  required
  POST   /auth/logout                           optional
  GET    /auth/me                               required
  DELETE /users/{id}                            required
  GET    /categories                            none
  POST   /categories                            none
  GET    /categories/subcategories              none
  GET    /categories/search                     none      q
  PUT    /categories/{id}                       none
  DELETE /categories/{id}                       none
  GET    /subcategories                         none
  GET    /subcategories/category/{categoryId}   none
  GET    /subcategories/search                  none      q
  GET    /businesses                            none      page limit businessName category city minRating sort user_id
  POST   /businesses                            optional
  GET    /businesses/category/{id}              none      page limit businessName city minRating sort
  GET    /businesses/subcategory/{id}           none      page limit businessName city minRating sort
  GET    /businesses/search                     none      q category page limit city minRating sort user_id
  GET    /businesses/universal-search           none      q page limit category city minRating sort
  GET    /businesses/{id}                       none      user_id
  PUT    /businesses/{id}                       optional
  DELETE /businesses/{id}                       optional
  GET    /reviews                               none      page limit user_id
  POST   /reviews                               optional
  GET    /reviews/business/{id}                 none      page limit approved user_id
  GET    /reviews/user/{id}                     required  page limit user_id
  GET    /reviews/search                        none      q businessId rating dateFrom dateTo page limit user_id
  GET    /reviews/{id}                          none      user_id
  PUT    /reviews/{id}                          optional
  DELETE /reviews/{id}                          optional
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/).join(' '))

const ids = Object.keys(operations) as OperationId[]
describe('the contract', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...structuredClone(contract) })
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })
  it('has every call of the specifications, with its query parameters and bearer token', () => {
    const written = ids.map((id) => {
      const [method, path, , bearer] = operations[id]
      const query = parameters(id).filter((parameter) => parameter.in === 'query')
      return [method, path, bearer, ...query.map((parameter) => parameter.name)].join(' ')
    })
    expect(specified.filter((call) => !written.includes(call))).toEqual([])
  })
  it('has no method outside the table of operations', () => {
    const methods = Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(methods.toSorted()).toEqual(ids.map((id) => operations[id].slice(0, 2).join(' ')).toSorted())
  })
  it('names every parameter of a path', () => {
    for (const id of ids) {
      const named = [...operations[id][1].matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const given = parameters(id).filter((one) => one.in === 'path')
      expect(
        given.map(({ name }) => name),
        id,
      ).toEqual(named)
    }
  })
  it.each(ids)('%s has a curated name, one tag, a summary, one success and its failures', (id) => {
    const { operationId, tags = [], summary, responses } = operation(id)
    expect(operationId).toBe(id)
    expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
    expect(id).not.toMatch(/(Get|Post|Put|Delete)$/)
    expect(tags).toHaveLength(1)
    // The base query knows whose call it is by the first step of the address.
    expect(operations[id as OperationId][1].split('/')[1]).toBe(tags[0]?.toLowerCase())
    expect(contract.tags.map((tag) => tag.name)).toContain(tags[0])
    expect(summary).toMatch(/^[A-Z].*\.$/)
    expect(Object.keys(responses).filter((status) => status < '300')).toHaveLength(1)
    const failures = Object.keys(responses).filter((status) => status >= '300')
    expect(failures).toContain('default')
    for (const status of failures)
      expect(at(`${pointerTo(id)}/responses/${status}`), status).toBe(at('#/components/responses/Error'))
  })
  it('lets no reply carry a field it does not name', () => {
    const open = Object.entries(contract.components.schemas).filter(
      ([, schema]) => 'properties' in schema && !('additionalProperties' in schema),
    )
    const bodies = JSON.stringify([ids.map((id) => operation(id).requestBody), contract.components.requestBodies])
    // What is sent may grow; an error may say more.
    expect(open.map(([name]) => name).filter((name) => !bodies.includes(`/schemas/${name}"`))).toEqual(['ErrorReply'])
  })
  it('uses every component', () => {
    const text = JSON.stringify(contract)
    const unused = Object.entries(contract.components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, parts]) => Object.keys(parts).map((name) => `#/components/${kind}/${name}`))
      .filter((pointer) => !text.includes(`"${pointer}"`))
    expect(unused).toEqual([])
  })
})

const pagination = { current: 1, pages: 1, total: 0, limit: 10 }

describe('the reply check', () => {
  it.each([
    ['an undocumented success', 'createReview', 200, { success: true }],
    ['a redirect', 'getMe', 302, {}],
    ['a missing list', 'listReviews', 200, { success: true, pagination }],
    ['an unknown field', 'listReviews', 200, { success: true, reviews: [], pagination, comments: [] }],
    ['an item without id', 'listReviews', 200, { success: true, reviews: [{ rating: 1 }], pagination }],
    ['a page 0', 'listReviews', 200, { success: true, reviews: [], pagination: { ...pagination, current: 0 } }],
    ['a failure that says success', 'login', 401, { success: true, message: 'x' }],
    ['a failure without message', 'login', 500, { success: false }],
    ['a rating of 6', 'getBusiness', 200, { success: true, data: { _id: 'b', averageRating: 6, reviewCount: 2 } }],
  ] as const)('rejects %s', (_what, id, status, body) => {
    expect(replyErrors(id, status, body)).not.toEqual([])
    expect(() => expectReplyMatchesContract(id, status, body)).toThrow(id)
  })
  it('rejects request bodies that are none', () => {
    expect(requestBodyErrors('login', { email: 'a' })).not.toEqual([])
    expect(requestBodyErrors('refreshSession', { refreshToken: 1 })).not.toEqual([])
    expect(requestBodyErrors('deleteReview', {})).not.toEqual([])
  })
})
