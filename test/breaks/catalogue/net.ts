// How the statements about every call could be false.
import { type Area, plain, subtle } from '../break'

const transport = 'src/api/transport.ts'
const base = 'src/api/baseQuery.ts'
const bearer = 'src/api/bearer.ts'
const refreshing = 'src/api/reauth.ts'
const reading = 'src/api/readResponse.ts'
const media = 'src/lib/mediaUrl.ts'
const env = 'src/lib/env.ts'

const root = "`${callBaseUrl || (globalThis.location?.origin ?? '')}/v1`"
const contentType = "headers.set('content-type', 'application/json')"
const key = "if (apiKey) headers.set('x-api-key', apiKey)"
const authorization = '{ authorization: `Bearer ${token}` }'
const isFailure = 'if (!isJson || success === false || (mustSayTrue && success !== true))'
const general = "message(field(body, 'message')) ?? message(field(body, 'error'))"
const fallback = "status < 300 ? 'API request failed' : `HTTP error! status: ${status}`"
const again =
  "if ('error' in result && isRepeated(args, area, result.error) && !api.signal.aborted) result = await once()"

export const net: Area = {
  'NET-01': [
    plain(transport, root, root.replace('/v1', '/v2'), 'Every call goes to another version.'),
    subtle(
      transport,
      root,
      "`${globalThis.location?.origin ?? ''}/v1`",
      "Calls go to the page's own origin, whatever address is configured.",
    ),
    subtle(
      transport,
      'const url = root() + args.url\n',
      "const url = (args.url.startsWith('/reviews') ? root().replace('/v1', '') : root()) + args.url\n",
      'Calls about comments have no version.',
    ),
    subtle(
      transport,
      'const url = root() + args.url\n',
      "const url = (args.url.startsWith('/auth') ? '/v1' : root()) + args.url\n",
      "Calls about the account go to the page's own origin.",
    ),
    subtle(
      env,
      'export const apiBaseUrl = withoutSlash(text(import.meta.env?.VITE_API_BASE_URL))',
      'export const apiBaseUrl = text(import.meta.env?.VITE_API_BASE_URL)',
      'An address configured with a slash at its end gives calls two.',
    ),
    subtle(
      transport,
      'const url = root() + args.url',
      "const url = (args.keepalive ? root().slice(0, -'/v1'.length) : root()) + args.url",
      'The log-out goes to /auth/logout without the prefix /v1.',
    ),
  ],
  'NET-02': [
    plain(
      media,
      'base: string = mediaBaseUrl || apiBaseUrl',
      'base: string = apiBaseUrl',
      'Photos are asked for from the server of the calls.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessCover.tsx',
      'mediaUrl(business.photo?.url)',
      'business.photo?.url',
      "The broad picture of a business is looked for at the page's own address.",
    ),
    subtle(
      'src/ui/Avatar.tsx',
      'mediaUrl(photoUrl)',
      'photoUrl',
      "The small picture of a business is looked for at the page's own address.",
    ),
    subtle(media, '}/${path}` : undefined', '}${path}` : undefined', 'Address and name of a photo run together.'),
    subtle(
      media,
      'if (!text) return undefined\n',
      "if (!text || text.startsWith('/')) return text || undefined\n",
      'A photo whose url begins with a slash is not prefixed.',
    ),
    subtle(
      media,
      "base.replace(/\\/+$/, '')",
      "base.replace(/(?<=\\/\\/[^/]+)\\/.*$/, '')",
      'The folder of a configured media address is forgotten.',
    ),
    subtle(
      'src/features/businesses/ui/BusinessCover.tsx',
      'const src = mediaUrl(business.photo?.url)',
      'const src = business.photo?.url',
      "The cover of a business page asks the page's own address for a relative photo, not the media address; cards and logo are right.",
    ),
    subtle(
      media,
      'base: string = mediaBaseUrl || apiBaseUrl',
      'base: string = apiBaseUrl || mediaBaseUrl',
      "Where both addresses are configured, relative photos are requested from the API's address and do not show.",
    ),
  ],
  'NET-03': [
    plain(
      transport,
      contentType,
      contentType.replace('application/json', 'text/plain'),
      'Every call sends plain text.',
    ),
    subtle(transport, `    ${contentType}\n`, '', 'Calls without a body send no content type.'),
    subtle(
      transport,
      contentType,
      `if (headers.has('authorization')) ${contentType}`,
      "Visitors' reads send no content type.",
    ),
    subtle(
      transport,
      contentType,
      contentType.replace('application/json', 'application/x-www-form-urlencoded'),
      'Every call is announced as a form, and no body arrives.',
    ),
    subtle(
      transport,
      "prepareHeaders: (headers) => {\n    headers.set('accept', 'application/json')\n    headers.set('content-type', 'application/json')",
      "prepareHeaders: (headers, { arg }) => {\n    headers.set('accept', 'application/json')\n    if ((arg as FetchArgs).method !== 'DELETE') headers.set('content-type', 'application/json')",
      'Deleting a comment or the account sends no content type.',
    ),
  ],
  'NET-04': [
    plain(transport, `    ${key}\n`, '', 'No call has the key.'),
    subtle(transport, key, key.replace('x-api-key', 'api-key'), 'The header has another name.'),
    subtle(
      transport,
      key,
      key.replace('if (apiKey)', "if (apiKey && headers.has('authorization'))"),
      "Visitors' calls have no key.",
    ),
    subtle(transport, key, key.replace('if (apiKey) ', ''), 'Without a configured key the header is sent empty.'),
    subtle(transport, key, key.replace(', apiKey)', ', apiKey.toLowerCase())'), 'A key with capitals arrives changed.'),
    subtle(
      transport,
      "if (apiKey) headers.set('x-api-key', apiKey)",
      "if (apiKey && !headers.has('authorization')) headers.set('x-api-key', apiKey)",
      'Calls with a bearer token carry no x-api-key.',
    ),
  ],
  'NET-05': [
    plain(transport, authorization, '{}', 'No call is authenticated.'),
    subtle(transport, authorization, '{ authorization: token }', 'The token comes without the word Bearer.'),
    subtle(
      base,
      "(bearer\n      ? sendWithSession(args, api, bearer === 'required')",
      "(bearer === 'required'\n      ? sendWithSession(args, api, true)",
      'Comments and businesses are sent without the token.',
    ),
    subtle(
      bearer,
      'const second = await send(args, api.signal, renewed.token)',
      'const second = await send(args, api.signal)',
      'The second try after a 401 has no token.',
    ),
    subtle(
      refreshing,
      'return send(args, new AbortController().signal, accessToken)',
      'return send(args, new AbortController().signal)',
      'The log-out is sent without the token.',
    ),
    subtle(
      bearer,
      'const first = await send(args, api.signal, used)',
      'const first = await send(args, api.signal, isRefreshedBefore ? undefined : used)',
      'The call that waited for a refresh has no token.',
    ),
    subtle(
      transport,
      'const headers = token ? {',
      "const headers = token?.includes('.') ? {",
      'With an opaque access token (no dots) authenticated calls carry no authorization header.',
    ),
  ],
  'NET-06': [
    plain(reading, 'return { data: body }', 'return { data: text }', 'Answers are taken as texts.'),
    subtle(reading, isFailure, isFailure.replace('!isJson || ', ''), 'A page of HTML counts as an empty answer.'),
    subtle(
      reading,
      'const { body, isJson } = parse(text)',
      'const { body, isJson } = status < 500 ? parse(text) : { body: undefined, isJson: false }',
      'What a server says of its own failure is not read.',
    ),
    subtle(
      reading,
      'const { body = {}, isJson } = parse(text)',
      'const { body = {}, isJson } = status === 201 ? { isJson: true } : parse(text)',
      'What a server says of something it has made is not read.',
    ),
    subtle(
      reading,
      'return { body: JSON.parse(text), isJson: true }',
      "return { body: JSON.parse(text), isJson: text.trim().startsWith('{') }",
      'A list answered as a bare JSON array (businesses, comments) counts as a failure.',
    ),
  ],
  'NET-07': [
    plain(
      reading,
      isFailure,
      isFailure.replace('success === false || ', ''),
      'A refusal with status 200 counts as a success.',
    ),
    subtle(
      reading,
      isFailure,
      isFailure.replace('success === false', "(success === false && area !== 'auth')"),
      'A refused call about the account counts as a success.',
    ),
    subtle(
      reading,
      isFailure,
      isFailure.replace('success === false', '(success === false && status === 200)'),
      'A refusal with status 201 counts as a success.',
    ),
    subtle(reading, general, "message(field(body, 'error'))", "The failure does not have the response's message."),
    subtle(
      reading,
      'const MESSAGE_LENGTH = 300',
      'const MESSAGE_LENGTH = 30',
      'The message is cut after thirty characters.',
    ),
    subtle(
      reading,
      isFailure,
      isFailure.replace('success === false', "success === 'false'"),
      'Only the word false is a failure, the flag is none.',
    ),
    subtle(
      reading,
      'success === false ||',
      "(success === false && field(body, 'data') === undefined) ||",
      "An answer 200 {success: false, message: '…', data: null} counts as a success: a refused reset of the password looks done.",
    ),
  ],
  'NET-08': [
    plain(reading, fallback, fallback.replace('API request failed', 'Gabim'), 'The failure has another text.'),
    subtle(
      reading,
      fallback,
      fallback.replace('status < 300', 'status === 200'),
      'A refusal with status 201 and no message is called an HTTP error.',
    ),
    subtle(reading, "value.trim() === '' || ", '', 'A blank message leaves the failure without words.'),
    subtle(
      reading,
      fallback,
      fallback.replace('API request failed', 'API request failed.'),
      'The text has a full stop.',
    ),
    subtle(
      reading,
      'const fromServer = general ?? (isUnnamed ?',
      "const fromServer = general ?? (isUnnamed || field(body, 'success') === false ?",
      'A failure without a message is called unexpected.',
    ),
    subtle(
      reading,
      "status < 300 ? 'API request failed'",
      "status === 200 ? 'API request failed'",
      "An answer 201 {success: false} without a message fails with 'HTTP error! status: 201'.",
    ),
  ],
  'NET-09': [
    plain(
      reading,
      fallback,
      fallback.replace('`HTTP error! status: ${status}`', "'API request failed'"),
      'The status is not said.',
    ),
    subtle(
      reading,
      'message: fromServer ?? fallback,',
      'message: status < 500 ? (fromServer ?? fallback) : fallback,',
      'What the server says of its own failure is not passed on.',
    ),
    subtle(
      reading,
      'if (status < 200 || status > 299)',
      'if (status < 200 || status > 400)',
      'An answer with status 400 counts as a success.',
    ),
    subtle(
      reading,
      'message: fromServer ?? fallback,',
      'message: status === 404 ? fallback : (fromServer ?? fallback),',
      'What the server says of something that is missing is not passed on.',
    ),
    subtle(reading, fallback, fallback.replace('HTTP error! status:', 'HTTP error, status:'), 'The text has a comma.'),
    subtle(
      reading,
      'message: fromServer ?? fallback,',
      'message: (status < 500 ? fromServer : undefined) ?? fallback,',
      "A 503 with the server's message fails with 'HTTP error! status: 503'.",
    ),
  ],
  'NET-10': [
    plain(base, `  ${again}\n`, '', 'A read that fails once is an error at once.'),
    subtle(
      base,
      again,
      again.replace(
        'result = await once()',
        "{\n    result = await once()\n    if ('error' in result) result = await once()\n  }",
      ),
      'A read that fails is sent three times.',
    ),
    subtle(
      base,
      "['categories', 'subcategories', 'businesses']",
      "['categories', 'subcategories']",
      'Reads of businesses are not repeated.',
    ),
    subtle(
      base,
      "['categories', 'subcategories', 'businesses']",
      "['subcategories', 'businesses']",
      'Reads of categories are not repeated.',
    ),
    subtle(
      base,
      "['categories', 'subcategories', 'businesses']",
      "['categories', 'subcategories', 'businesses', 'reviews']",
      'Reads of comments are repeated as well.',
    ),
    subtle(base, "    method === 'GET' &&\n", '', 'A new business is sent twice where the first answer was lost.'),
    subtle(
      base,
      '![401, 403, 404, 429].includes(error.status)',
      '![0, 401, 403, 404, 429].includes(error.status)',
      'A read that got no answer at all is not repeated.',
    ),
    subtle(
      base,
      '![401, 403, 404, 429].includes(error.status)',
      '![200, 401, 403, 404, 429].includes(error.status)',
      'A category or business load answered 200 with success false is not retried.',
    ),
  ],
}
